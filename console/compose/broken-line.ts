function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What can stand next where a line of JSON ends, before all that is open is closed: nothing, a value, or what follows or is a name. */
const NEXT = ["", "0", ":0", '"":0'];

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Whether these first lines of a text can go on to be JSON. */
function canGoOn(lines: string): boolean {
  const open: string[] = [];
  for (const [bracket] of lines.replace(/"(?:[^"\\]|\\.)*"/g, "").matchAll(/[{}[\]]/g)) {
    const closing = CLOSING[bracket];
    if (closing === undefined) open.shift();
    else open.unshift(closing);
  }
  return NEXT.some((next) => isJson(`${lines}\n${next}${open.join("")}`));
}

/**
 * The number of the line in which a text stops being JSON; of one that only ends too early, the last. The messages of JSON.parse have it
 * in some browsers and for some faults only.
 */
export function findBrokenLine(text: string): number {
  const lines = text.trimEnd().split("\n");
  const index = lines.findIndex((_, last) => !canGoOn(lines.slice(0, last + 1).join("\n")));
  return index === -1 ? lines.length : index + 1;
}
