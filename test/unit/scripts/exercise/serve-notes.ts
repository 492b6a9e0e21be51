import { type Bug, notesApp } from "./notes-app.ts";

// What a project's `start` runs: the port, and the bug if there is one.
const [port, bug] = process.argv.slice(2);
notesApp(bug as Bug | undefined).listen(Number(port), "127.0.0.1");
