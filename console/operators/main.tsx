import { render } from "preact";
import "../../scripts/docs/assets/theme.css";
import "../ui/ui.css";
import "./operate.css";
import { OperateApp } from "./operate-app.tsx";

const root = document.getElementById("app");
if (root !== null) render(<OperateApp />, root);
