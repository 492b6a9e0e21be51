/** Functions, or whole files, that change something without a crash point, and why no message, receipt or report depends on it. */
export const allowed: Readonly<Record<string, string>> = {
  "server/store/account-moves.ts beginMove": "First it deletes answers to moves that are over, which nobody reads.",
  "server/store/dead-letters.ts moveToDeadLetters":
    "After one statement for all has failed, each delivery is moved alone; one that was moved before is not found again.",
  "server/store/dead-letters.ts redeliverDeadLetters": "An operator's command; what is left is moved by the next one.",
  "server/store/delete-account.ts": "An operator's command, for an account that has nothing under way. It is repeated.",
  "server/store/erase-recipient.ts": "An operator's command, for messages that have ended. It is repeated.",
  "server/store/files.ts removeExpired": "Housekeeping deletes what has expired. It is repeated every ten minutes.",
  "server/store/budgets.ts": "Rate limits: a share that was reserved and not used is lost for seconds.",
  "server/store/usage.ts closeUsageDays":
    "Each day is closed in a transaction of its own, and what is left is closed ten minutes later.",
  "server/store/quota-shares.ts": "Quotas: a share that was reserved and not used is lost for its period.",
  "server/store/carrier-control.ts": "Deletes what processes that ended have said about carriers.",
  "server/dispatch/carrier-shares.ts":
    "How many messages each carrier gets. A change that is lost is made again minutes later, and any carrier of the route will do.",
  "server/store/traffic-slots.ts": "Figures for charts. They are no record.",
  "server/webhooks/post-alerts.ts":
    "Tells accounts what the failure watch has found. One that is not told in time is told again.",
  "server/webhooks/test-webhook.ts": "Posts a made-up report that an account has asked for.",
  "server/carriers/carrier-control.ts": "What processes say about their carriers. They say it again every second.",
  "server/wiring/credential-uses.ts": "When credentials were last used. No message depends on it.",
  "server/wiring/failure-watch.ts": "Counts for the failure watch, and what it finds. No message depends on them.",
  "server/wiring/housekeeping.ts": "Deletes what was kept long enough. It is repeated every ten minutes.",
  "server/wiring/start-database.ts": "Makes cells and partitions, which it does again at the next start.",
  "server/wiring/traffic-writer.ts": "Figures for charts. They are no record.",
};
