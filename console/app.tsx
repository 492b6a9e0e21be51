import { LocationProvider, Route, Router, useLocation } from "preact-iso";
import { FilesPage } from "./files/files-page.tsx";
import { FormsPage } from "./forms/forms-page.tsx";
import { MessagePage } from "./messages/message-page.tsx";
import { MessagesPage } from "./messages/messages-page.tsx";
import { ReportsPage } from "./reports/reports-page.tsx";
import { AccountMenu } from "./session/account-menu.tsx";
import { FailingNote } from "./session/failing-note.tsx";
import { session } from "./session/gateway.ts";
import { operatorsUrl } from "./session/operators-url.ts";
import { SignInPage } from "./session/sign-in-page.tsx";
import { loadPage } from "./ui/load-page.tsx";
import { NoSuchPage } from "./ui/no-such-page.tsx";
import { PageBoundary } from "./ui/page-boundary.tsx";
import { focusContent, Shell } from "./ui/shell.tsx";

const LINKS = [
  { path: "/console/", label: "Compose" },
  { path: "/console/messages", label: "Messages" },
  { path: "/console/reports", label: "Reports" },
  { path: "/console/files", label: "Files" },
  { path: "/console/forms", label: "Forms" },
];

// Loaded when they are opened, because the checks of all messages are most of the console's code.
const ComposePage = loadPage(() => import("./compose/compose-page.tsx").then((module) => module.ComposePage));
const FormPage = loadPage(() => import("./forms/form-page.tsx").then((module) => module.FormPage));
const NewFormPage = loadPage(() => import("./forms/new-form-page.tsx").then((module) => module.NewFormPage));

export function App() {
  const current = session.value;
  const operators = operatorsUrl.value;
  return (
    <LocationProvider scope="/console">
      <Shell
        title="Console"
        links={current === undefined ? [] : LINKS}
        elsewhere={[
          { path: "/docs/", label: "Docs" },
          ...(operators === undefined ? [] : [{ path: operators, label: "Operations" }]),
        ]}
        account={<AccountMenu />}
      >
        {/* Nothing of one account stays on the page for another. */}
        {current === undefined ? <SignInPage /> : <Pages key={current.accountId} />}
      </Shell>
    </LocationProvider>
  );
}

function Pages() {
  const { path } = useLocation();
  return (
    <PageBoundary path={path}>
      <FailingNote />
      <Router onRouteChange={focusContent}>
        <Route path="/console/" component={ComposePage} />
        <Route path="/console/messages" component={MessagesPage} />
        <Route path="/console/messages/:msgKey" component={MessagePage} />
        <Route path="/console/reports" component={ReportsPage} />
        <Route path="/console/files" component={FilesPage} />
        <Route path="/console/forms" component={FormsPage} />
        <Route path="/console/forms/new" component={NewFormPage} />
        <Route path="/console/forms/:formId" component={FormPage} />
        <Route default component={NoSuchPage} />
      </Router>
    </PageBoundary>
  );
}
