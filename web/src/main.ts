import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";

/** When a part of the page was last missing. */
const MISSED = "paravent-missed";
const PATIENCE = 10_000;

/** A newer client has taken the place of this one on the server, and parts of this one are gone: the page is loaded again, once. */
addEventListener("vite:preloadError", (event) => {
  const before = Number(sessionStorage.getItem(MISSED) ?? 0);
  if (Date.now() - before < PATIENCE) return;
  sessionStorage.setItem(MISSED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

mount(App, { target: document.getElementById("app")! });
