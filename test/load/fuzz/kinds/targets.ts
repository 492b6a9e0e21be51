import type { Random } from "../../../../scripts/schema/random.ts";

// Request targets that are nearly right, and some that are not at all.

const PATHS = [
  "/v1/auth/token",
  "/v1/report/polling",
  "/v1/report/polling/{own}",
  "/v1/report/inquiry/{own}",
  "/v1/report/inquiry/{foreign}",
  "/v1/send/sms",
  "/v1/send/omni",
  "/v1/form",
  "/v1/form/{own}",
  "/v1/form/{foreign}",
  "/v1/file/MMS",
  "/v1/file/FRIENDTALK/FI",
  "/v1/image/{own}.jpg",
  "/v1/carrier/poster/receipts",
  "/docs/",
  "/docs/index.html",
  "/openapi.json",
  "/",
];

export const METHODS = [
  "GET",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "get",
  "SEARCH",
  "QUERY",
  "M-SEARCH",
  "UNLINK",
];

const SEGMENTS = [
  "%2F",
  "%2f..%2f",
  "..",
  ".",
  "%2e%2e",
  "%2e%2e/%2e%2e",
  "%00",
  "%c0%ae%c0%ae",
  "%ff",
  "%",
  "%zz",
  "%u0041",
  "%25",
  "%252e",
  ";a=b",
  "~",
  "*",
  "__proto__",
  "constructor",
  "%ED%95%9C",
  "%F0%9F%98%80",
  "%ED%A0%80",
  "%0d%0aX: y",
  "%20",
  "+",
  "\u00e9",
  "\\",
  "|",
  "'",
  '"',
  "<",
  "{formId}",
  ":formId",
  "(.*)",
  "canary.json",
  "..%5c..%5ccanary.json",
  "x".repeat(3000),
  "a".repeat(65),
];

const QUERIES = [
  "?",
  "?a",
  "?a=%",
  "?a=%zz&b",
  "?__proto__[x]=1",
  "?a[]=1&a[]=2",
  `?q=${"x".repeat(7000)}`,
  "?formId=x",
  "#x",
  "?a=%00",
  "??",
  "?\u00ff",
];

const TARGETS = [
  "*",
  "//",
  "//x//",
  "http://x/v1/form",
  "http://x:99999/v1/form",
  "https://user:pass@h/v1/report/polling",
  "x:443",
  "http://",
  "http:///v1/form",
  "ftp://x/v1/form",
  "/..",
  "/%",
  "/v1",
  "/V1/send/sms",
  "/v1/send/SMS",
  "/v1/send/sms/",
  "//v1/send/sms",
  "/v1//send/sms",
  "/v1/send/sms//",
  "/v1/./send/sms",
  "/v1/send/../send/sms",
  "/v1/send/sms%2F",
  "/v1/send%2Fsms",
  "/v1/image/..%2f..%2fcanary.json",
  "/docs/..%2fcanary.json",
  "/docs/%2e%2e/canary.json",
  "/docs/../canary.json",
  "/docs/.%00",
  "/docs/index.html%00.js",
  "/docs//index.html",
  `/${"x".repeat(9000)}`,
];

/** In latin1; `{own}` and `{foreign}` stand for ids that are there when it is sent. */
export function drawTarget(random: Random): string {
  if (random.flip(0.25)) return random.pick(TARGETS);
  const parts = random.pick(PATHS).split("/");
  const changes = random.integer(0, 2);
  for (let index = 0; index < changes; index++) {
    const at = random.integer(1, parts.length - 1);
    const segment = random.pick(SEGMENTS);
    random.pick([
      () => parts.splice(at, 0, segment),
      () => parts.splice(at, 1, segment),
      () => parts.splice(at, 1, (parts[at] ?? "") + segment),
      () => parts.splice(at, 1),
      () => parts.splice(at, 1, (parts[at] ?? "").toUpperCase()),
    ])();
  }
  return (parts.join("/") || "/") + (random.flip(0.2) ? random.pick(QUERIES) : "");
}
