/**
 * Who may import whom. Type imports count: a room that knows another's types knows the other room.
 * A rule for a room that does not exist yet waits for it.
 */

const server = (rooms) => `^server/(${rooms})(/|\\.ts$)`;

/** Inside the project, `from` may import `to` and nothing else. Packages and Node's own modules are other rules. */
const only = (name, from, to, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from },
  to: { path: "^(spec|generated|server|client|console|scripts|test)/", pathNot: to },
});

/** A package that only one place may use. */
const livesIn = (name, packages, home, comment) => ({
  name,
  severity: "error",
  comment,
  from: { pathNot: [home, "^test/"] },
  to: { path: `^node_modules/(${packages})/` },
});

/** The package contract-kit-runtime. */
const RUNTIME = "^scripts/runtime/";
/** What it asks of JSON values, which the server asks too. */
const JSON_VALUES = "^scripts/runtime/json-values\\.ts$";

/** The rooms of the toolkit, from the ground up. */
const toolkitFloors = [
  "runtime",
  "schema",
  "project",
  "document",
  "model",
  "emit|lint|diff",
  "mock|probe|docs",
  "dev|scaffold",
  "cli",
];

/** The rooms of the server, from the ground up: no arrow runs back up. */
const serverFloors = [
  "crash-points|domain|config",
  "errors|files|telemetry",
  "settings|store",
  "accounts|carriers|postgres",
  "reports",
  "dispatch|handlers|webhooks",
  "operators",
  "admin|http|migrate",
  "wiring",
  "processes|start",
  "main",
];

/** A room knows those of its floor and below, never one above. */
const floorRules = (name, floors, toPath) =>
  floors.slice(0, -1).map((rooms, floor) => ({
    name: `${name}-floor-${floor + 1}`,
    severity: "error",
    comment: "The rooms stand on floors; a room knows those of its floor and below, never one above.",
    from: { path: toPath(rooms) },
    to: { path: toPath(floors.slice(floor + 1).join("|")) },
  }));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "Modules in a circle are one module in disguise: take out what both need.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-orphans",
      severity: "error",
      comment:
        "Nothing uses this module: use it or remove it. Keywords are loaded by name, generated files by whom it may concern.",
      from: {
        orphan: true,
        pathNot: [
          "\\.d\\.ts$",
          "\\.config\\.js$",
          "^generated/",
          // Scripts of the pages: a browser loads them.
          "^scripts/(docs|dev)/assets/",
          // Vite's settings, and what a page loads before its own script.
          "^console/(vite\\.config\\.ts|public/)",
          // The image runs it by its name.
          "^deploy/healthcheck\\.js$",
          // The configuration names it by its path.
          "^spec/admin/plugin\\.ts$",
          "(^spec|/cases/[^/]+)/keywords/x-",
          // They import the packed client by its name.
          "^test/packages/client/fixtures/",
          "/keyword-plugin/",
          "\\.(test|config)\\.ts$",
          "/cases/[^/]+/usage\\.ts$",
        ],
      },
      to: {},
    },
    {
      name: "no-unresolved",
      severity: "error",
      comment: "The import leads nowhere.",
      // What the to-do list imports is generated beside a copy of it; test/packages has packages of its own, installed when they are needed.
      from: { pathNot: ["^test/packages/", "^test/contract/todo/app/"] },
      to: { couldNotResolve: true },
    },
    {
      name: "no-development-packages",
      severity: "error",
      comment: "A production install (npm ci --omit=dev) has only what is under dependencies.",
      // The client is a package of its own, and only the keywords of the spec run in the server.
      from: { path: "^(spec/keywords|generated|server)/", pathNot: "^generated/client\\.ts$" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "^node_modules/@types/" },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      comment:
        "Tests know the code, the code does not know its tests. The configuration names the plug-in of the fuzzer by its path.",
      from: { pathNot: "^test/" },
      to: { path: "^test/" },
    },
    {
      name: "names-say-what",
      severity: "error",
      comment: "A file or folder with this name collects strangers: name it after what it holds.",
      from: {},
      to: {
        path: "(^|/)(utils?|helpers?|common|misc|shared)(/|\\.[a-z.]+$)",
        pathNot: "^node_modules/|^test/packages/client/fixtures/",
      },
    },

    only(
      "keywords-stand-alone",
      "^spec/keywords/",
      "^spec/keywords/",
      "Keywords run in server, client and generator alike.",
    ),
    only("spec-knows-itself", "^spec/(?!rules/)", "^spec/", "The contract does not know what is made of it."),
    only(
      "rules-import",
      "^spec/rules/",
      ["^spec/", "^scripts/lint-rules\\.ts$"],
      "Own lint rules walk the document as those of the toolkit do.",
    ),
    only(
      "generated-knows-spec",
      "^generated/",
      ["^(generated|spec/keywords)/", RUNTIME],
      "Generated code stands on the contract and on the run-time package.",
    ),

    only(
      "domain-is-pure",
      server("domain"),
      [server("domain"), "^spec/keywords/", "^generated/(security|types|tables)\\."],
      "The domain decides; it reads no clock, no environment, no database.",
    ),
    {
      name: "domain-needs-no-package",
      severity: "error",
      comment: "The domain is plain TypeScript; time and chance are given to it.",
      // A signature is a function of what is signed and the key, and node:crypto has it.
      from: { path: server("domain"), pathNot: "^server/domain/(token|webhook-signature)\\.ts$" },
      to: { dependencyTypes: ["core", "npm"], dependencyTypesNot: ["type-only"], pathNot: "^node_modules/iconv-lite/" },
    },
    only(
      "store-imports",
      server("store"),
      server("store|domain|telemetry|crash-points"),
      "The store is handed what it needs from the queue.",
    ),
    {
      ...only("carrier-imports", "^server/carriers/(?!http/)([^/]+)/", [
        "^server/carriers/$1/",
        "^server/carriers/(carrier|settings)\\.ts$",
        server("domain|telemetry"),
        "^generated/tables\\.ts$",
        "^spec/keywords/",
      ]),
      comment:
        "A carrier knows the interface, how settings are read, the contract's tables and text rules, and itself, never another carrier.",
    },
    only(
      "http-carrier-imports",
      "^server/carriers/http/",
      ["^server/carriers/(http/|(carrier|settings)\\.ts$)", server("domain|telemetry"), "^generated/webhooks\\.ts$"],
      "A carrier as any other; what it speaks is part of our own contract, so its sender is generated.",
    ),
    only(
      "webhook-imports",
      server("webhooks"),
      [server("webhooks|reports|domain|store|telemetry|crash-points"), "^generated/webhooks\\.ts$"],
      "What is posted is part of the contract, so its sender is generated.",
    ),
    only(
      "moving-parts",
      server("dispatch|reports"),
      [
        server("dispatch|reports|webhooks|domain|store|telemetry|crash-points"),
        "^server/carriers/(carrier|carriers)\\.ts$",
      ],
      "Between store and carriers.",
    ),
    only(
      "handler-imports",
      server("handlers"),
      [server("handlers|domain|store|reports"), "^generated/", JSON_VALUES],
      "A handler is one operation: it asks the domain, writes to the store and answers.",
    ),
    {
      name: "handlers-see-types-only",
      severity: "error",
      comment: "Validation happens before a handler runs.",
      // What only the flow or the template says is checked later, by the same validators.
      from: { path: server("handlers"), pathNot: "^server/handlers/contract-rules\\.ts$" },
      to: { path: "^generated/", dependencyTypesNot: ["type-only"] },
    },
    only(
      "operators-imports",
      server("operators"),
      [
        server("operators|accounts|carriers|domain|postgres|settings|store|telemetry|config|errors"),
        "^server/webhooks/webhook-url\\.ts$",
        "^generated/admin/",
      ],
      "What operators do, by the command line and by their API. Both stand on the same use cases.",
    ),
    only(
      "use-cases-know-no-caller",
      "^server/operators/(?!command-line/|api/)",
      [
        "^server/operators/(?!command-line/|api/)",
        server("accounts|domain|postgres|store|telemetry|config|errors|webhooks"),
        "^generated/admin/(tables|types)\\.ts$",
      ],
      "A use case takes plain arguments and gives the plain results that the document describes. How they come and go is others' work.",
    ),
    only(
      "http-imports",
      server("http"),
      [
        server("http|telemetry"),
        "^generated/",
        "^server/(handlers|operators/api)/all\\.ts$",
        "^server/domain/(credential|rate|refusal|token|webhook-signature)\\.ts$",
        JSON_VALUES,
      ],
      "HTTP mounts the handlers and knows none by name.",
    ),
    only(
      "config-stands-alone",
      "^server/config\\.ts$",
      "^server/domain/timings\\.ts$",
      "Configuration is read before anything else exists; timings are numbers alone.",
    ),
    only(
      "server-knows-no-tools",
      "^server/",
      ["^(server|generated|spec/keywords)/", JSON_VALUES],
      "The server runs without the toolkit and without the client.",
    ),

    livesIn(
      "koa-lives-in-the-binding",
      "koa[^/]*|@koa/[^/]+",
      "^(server/http|scripts/runtime/koa|scripts/mock)/",
      "Only the binding, http/ and the mock, which checks requests with the binding, know the web framework.",
    ),
    livesIn("smpp-lives-in-pdu", "smpp", "^server/carriers/smpp/pdu\\.ts$", "Only pdu.ts knows the SMPP package."),
    livesIn("pg-lives-in-store", "pg", "^server/(store/|main\\.ts$)", "Only store/ speaks SQL."),

    only(
      "client-imports",
      "^client/",
      [
        "^client/",
        "^generated/(types|client|client-types|security|validators|tables|webhooks)\\.",
        "^generated/validators/",
        "^spec/keywords/",
        "^scripts/runtime/(call-hook|calls|idempotency-key|retry|stream-client|stream-events|wait)\\.ts$",
      ],
      "What partners install holds nothing of the server.",
    ),

    only(
      "console-imports",
      "^console/",
      [
        "^console/",
        "^client/",
        "^generated/",
        "^spec/keywords/(image-limits|placeholders|segments)\\.ts$",
        "^server/domain/(csv|search-window)\\.ts$",
        "^scripts/docs/assets/theme\\.css$",
      ],
      "The pages are a user of the client and of the contract, and know nothing of the server.",
    ),

    only(
      "runtime-stands-alone",
      "^scripts/runtime/",
      RUNTIME,
      "It is a package of its own, which a server in production has without the toolkit.",
    ),
    only(
      "runtime-knows-no-koa",
      "^scripts/runtime/[^/]+$",
      "^scripts/runtime/[^/]+$",
      "Clients use it too; only the binding in koa/ is for servers.",
    ),
    only(
      "tools-know-themselves",
      "^scripts/",
      "^scripts/",
      "The toolkit works on any document: it knows neither server nor client nor this contract.",
    ),
    only(
      "emitter-imports",
      "^scripts/emit/(?!(all|generate|output-folder)\\.ts$)[^/]+\\.ts$",
      [
        "^scripts/emit/(emitter\\.ts$|code/|compile/)",
        "^scripts/model/(model|names)\\.ts$",
        "^scripts/document/names\\.ts$",
        "^scripts/(schema|project)/",
      ],
      "An emitter turns the model into one output and knows no other emitter; what two of them need belongs to emit/code/.",
    ),
    ...floorRules("toolkit", toolkitFloors, (rooms) => `^scripts/(${rooms})/`),
    ...floorRules("server", serverFloors, server),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/want/", "^test/.+/node_modules/", "^(client|console|scripts)/dist/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".js", ".mjs", ".d.ts"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node"],
    },
    cache: false,
  },
};
