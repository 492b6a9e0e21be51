import { render } from "preact";
import "../scripts/docs/assets/theme.css";
import "./ui/ui.css";
import { App } from "./app.tsx";
import { restoreSession } from "./session/gateway.ts";
import { loadOperatorsUrl } from "./session/operators-url.ts";

restoreSession();
void loadOperatorsUrl();
const root = document.getElementById("app");
if (root !== null) render(<App />, root);
