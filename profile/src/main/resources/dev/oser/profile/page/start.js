"use strict";

{
  const data = JSON.parse(document.getElementById("data").textContent);
  if (data.kind === "paths") {
    pathsPage(data);
  } else {
    contextsPage(data);
  }
}
