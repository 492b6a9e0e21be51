let atMs = 0;
let text = "";

/** The time as lines of the log have it: put into words once for all lines of a millisecond. */
export function timeNow(): string {
  const nowMs = Date.now();
  if (nowMs !== atMs) {
    atMs = nowMs;
    text = new Date(nowMs).toISOString();
  }
  return text;
}
