import type { Random } from "../../rig/random.ts";

const BOUNDARY = "cost";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const NAMES = ["file", "file", "meta", "x", "__proto__"];
const TYPES = ["", "text/plain", "application/json", "image/png", "image/gif", "image/bmp"];
const STARTS = ["", "BM", "GIF89a", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "[", '{"a":'];
const FILLINGS = ["\0", "a", "[", "{}", "1,", `\r\n--${BOUNDARY}`, "\r\n--", "\xff\xda", '{"a":1},'];

/** A form of parts that a parser, a decoder of images or a check may find dear. */
export function drawForm(limit: number, chance: Random): Buffer {
  const count = chance.pick([1, 1, 2, 15, 3000]);
  const each = Math.floor((limit - 100) / count) - 200;
  const parts = Array.from({ length: count }, (_, index) => {
    const name = chance.pick([...NAMES, `p${index}`]);
    const type = chance.pick(TYPES);
    const fileName = chance.flip(0.6) ? `; filename="${chance.pick(["a.png", "a.jpg", ""])}"` : "";
    const filling = chance.pick(FILLINGS);
    const room = Math.max(0, Math.floor((each * chance.pick([1, 0.3, 0.05])) / filling.length));
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n`;
    const typed = type === "" ? "" : `Content-Type: ${type}\r\n`;
    return `${head}${typed}\r\n${chance.pick(STARTS)}${filling.repeat(room)}\r\n`;
  });
  return Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`, "latin1").subarray(0, limit);
}
