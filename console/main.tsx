import { render } from "preact";
import "./ui/ui.css";
import { App } from "./app.tsx";
import { restoreSession } from "./session/gateway.ts";

restoreSession();
const root = document.getElementById("app");
if (root !== null) render(<App />, root);
