import { LocationProvider, Route, Router } from "preact-iso";
import { Shell } from "./ui/shell.tsx";

const LINKS = [
  { path: "/console/", label: "Compose" },
  { path: "/console/messages", label: "Messages" },
  { path: "/console/reports", label: "Reports" },
  { path: "/console/files", label: "Files" },
  { path: "/console/forms", label: "Forms" },
];

export function App() {
  return (
    <LocationProvider scope="/console">
      <Shell title="Console" links={LINKS}>
        <Router>
          <Route path="/console/" component={() => <h1>Compose</h1>} />
          <Route default component={() => <h1>No such page</h1>} />
        </Router>
      </Shell>
    </LocationProvider>
  );
}
