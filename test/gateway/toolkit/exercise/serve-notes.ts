import { type Bug, notesApp } from "./notes-app.ts";

// What a project's `start` runs: the port, and the bug if there is one.
const [port, bug] = process.argv.slice(2);
const app = notesApp(bug as Bug | undefined);
app.on("error", (error) => console.error(`${error}`));
app.listen(Number(port), "127.0.0.1");
