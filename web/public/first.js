// Runs before the first paint: the theme and the motion the reader has chosen, or the system's.
(function () {
  var root = document.documentElement;
  function chosen(name) {
    try {
      return localStorage.getItem("paravent." + name);
    } catch (_) {
      return null;
    }
  }
  function system(query) {
    return matchMedia("(prefers-" + query + ")").matches;
  }
  var theme = chosen("theme");
  var dark = theme === "dark" || (theme !== "light" && system("color-scheme: dark"));
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = chosen("motion") === "reduced" || system("reduced-motion: reduce") ? "reduced" : "full";
  var language = chosen("language");
  if (language) root.lang = language;
})();
