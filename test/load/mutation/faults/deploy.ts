import { type Fault, testOf } from "../fault.ts";

/** What runs the gateway in production. */
export const deployFaults: readonly Fault[] = [
  {
    name: "died-process-stays-away",
    harm: "A machine whose API processes die one after the other serves nobody, although its parent runs.",
    file: "server/processes/supervised-process.ts",
    find: "this.#restart = setTimeout(() => void this.start().catch(() => {}), delayMs);",
    put: "this.#restart = setTimeout(() => {}, delayMs);",
    caughtBy: testOf(
      "test/processes/deploy/processes.test.ts",
      "serves one port with several processes and starts those again that die",
    ),
  },
  {
    name: "renewed-certificate-not-served",
    harm: "The certificate expires although it was renewed in time, and no client connects any more.",
    file: "server/http/tls-certificate.ts",
    find: "server.setSecureContext({ ...this.options, ...found });",
    put: "server.setSecureContext({ ...this.options });",
    caughtBy: testOf("test/gateway/tls.test.ts", "new files are for new connections, and open ones stay"),
  },
  {
    name: "development-package-in-production",
    harm: "The image needs a package that a production install does not have, and does not start.",
    file: "server/settings/misspelt-settings.ts",
    find: 'import leven, { closestMatch } from "leven";',
    put: 'import "typescript";\nimport leven, { closestMatch } from "leven";',
    caughtBy: testOf(
      "test/packages/gateway/production-install.test.ts",
      "serves the API with its documentation and console, and takes commands",
    ),
  },
  {
    name: "load-balancer-notices-late",
    harm: "HAProxy sends requests to a process that has stopped already.",
    file: "deploy/haproxy/haproxy.cfg",
    find: "inter 1s fall 2",
    put: "inter 5s fall 2",
    caughtBy: testOf("test/processes/rolling-restart.test.ts", "HAProxy notices that a process is not ready"),
  },
  {
    name: "load-balancer-gives-up",
    harm: "A request that met a closing connection fails, although another process would have taken it.",
    file: "deploy/haproxy/haproxy.cfg",
    find: "  retries 2\n  option redispatch\n",
    put: "  retries 0\n",
    caughtBy: { ...testOf("test/processes/rolling-restart.test.ts", "fails no request"), stage: "tests:long" },
  },
];
