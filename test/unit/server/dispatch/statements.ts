/** What a worker asks of the database and of its carrier: on an ordinary day, only after a fault or a stop, or never while orders are searched. */
const statements = {
  claim: "usual",
  delete: "usual",
  loadNewSteps: "usual",
  beginDeferred: "usual",
  beginSteps: "usual",
  record: "usual",
  deleteLeases: "usual",
  submit: "usual",
  ask: "seldom",
  claimBacklog: "seldom",
  insertIntoBacklog: "seldom",
  findUnknown: "seldom",
  releaseUnknown: "seldom",
  registerWorker: "seldom",
  unregisterWorker: "seldom",
  sendHeartbeat: "seldom",
  declareDead: "seldom",
  findDeadHolders: "seldom",
  releaseBatches: "seldom",
  loadSteps: "seldom",
  findLease: "seldom",
  findDeferred: "seldom",
  renewLeases: "seldom",
  postponeLeases: "seldom",
  claimDueLeases: "seldom",
  adoptLeases: "seldom",
  saveLease: "seldom",
  findGone: "never",
  holdSteps: "never",
  matchOrphans: "never",
  releaseScheduled: "never",
} as const;

export type StatementName = keyof typeof statements;

export const statementNames = Object.keys(statements) as readonly StatementName[];

export const isAsked = (name: StatementName, when: (typeof statements)[StatementName]): boolean =>
  statements[name] === when;
