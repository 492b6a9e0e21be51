import { useEffect } from "preact/hooks";
import { LocationProvider, Route, Router, useLocation } from "preact-iso";
import { NoSuchPage } from "../ui/no-such-page.tsx";
import { PageBoundary } from "../ui/page-boundary.tsx";
import { focusContent, Shell } from "../ui/shell.tsx";
import { AccountPage } from "./accounts/account-page.tsx";
import { AccountsPage } from "./accounts/accounts-page.tsx";
import { api, ask } from "./api.ts";
import { AuditPage } from "./audit/audit-page.tsx";
import { DeadLettersPage } from "./dead-letters/dead-letters-page.tsx";
import { MessagePage } from "./messages/message-page.tsx";
import { SearchPage } from "./messages/search-page.tsx";
import { OverviewPage } from "./overview/overview-page.tsx";
import { OperatorMenu } from "./session/operator-menu.tsx";
import { beginSession, endSession, session } from "./session/session.ts";
import { SignInPage } from "./session/sign-in-page.tsx";
import { UsagePage } from "./usage/usage-page.tsx";

const LINKS = [
  { path: "/console/", label: "Overview" },
  { path: "/console/messages", label: "Messages" },
  { path: "/console/accounts", label: "Accounts" },
  { path: "/console/usage", label: "Usage" },
  { path: "/console/dead-letters", label: "Dead letters" },
  { path: "/console/audit", label: "Audit" },
];

/** The admin port leads on to the address of the API. */
const ELSEWHERE = [
  { path: "/docs/", label: "Docs" },
  { path: "/partners/", label: "Partners' console" },
];

/** The console of operators, on the admin port. */
export function OperateApp() {
  const current = session.value;
  useEffect(() => {
    void ask((signal) => api.getSession({ signal })).then((answer) =>
      answer.ok ? beginSession(answer.value) : endSession(),
    );
  }, []);
  return (
    <LocationProvider scope="/console">
      <Shell title="Operations" links={current ? LINKS : []} elsewhere={ELSEWHERE} account={<OperatorMenu />}>
        {current === undefined && <p class="empty">Loading …</p>}
        {current === null && <SignInPage />}
        {/* Nothing of one operator stays on the page for another. */}
        {current && <Pages key={current.operator} />}
      </Shell>
    </LocationProvider>
  );
}

function Pages() {
  const { path } = useLocation();
  return (
    <PageBoundary path={path}>
      <Router onRouteChange={focusContent}>
        <Route path="/console/" component={OverviewPage} />
        <Route path="/console/messages" component={SearchPage} />
        <Route path="/console/messages/:msgKey" component={MessagePage} />
        <Route path="/console/accounts" component={AccountsPage} />
        <Route path="/console/accounts/:accountId" component={AccountPage} />
        <Route path="/console/usage" component={UsagePage} />
        <Route path="/console/dead-letters" component={DeadLettersPage} />
        <Route path="/console/audit" component={AuditPage} />
        <Route default component={NoSuchPage} />
      </Router>
    </PageBoundary>
  );
}
