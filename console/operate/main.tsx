import { render } from "preact";
import "../ui/ui.css";
import { Shell } from "../ui/shell.tsx";

const root = document.getElementById("app");
if (root !== null)
  render(
    <Shell title="Operations" links={[]}>
      <h1>Operations</h1>
    </Shell>,
    root,
  );
