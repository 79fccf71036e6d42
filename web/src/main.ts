import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import { mount } from "svelte";
import { online } from "./connection/api";
import App from "./shell/App.svelte";
import { offline } from "./shell/offline.svelte";
import { settings } from "./shell/settings.svelte";

/** What is needed offline is fetched when what is shown has been drawn. */
const AFTERWARDS = 3000;

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
// The letters are fetched beside the words, so that nothing is laid out twice.
for (const font of ["16px 'Source Sans 3 Variable'", "16px 'Fraunces Variable'"]) void document.fonts.load(font);
await settings.begin();
mount(App, { target });
if (online) setTimeout(() => void offline.begin(), AFTERWARDS);
