import type { Random } from "../../../../scripts/schema/random.ts";

/** A part of a form as it goes over the wire, with whatever is odd about it. */
export interface FormPart {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly mediaType: string | undefined;
  readonly content: PartContent;
  /** Header lines of its own, which no client writes. */
  readonly more: readonly string[];
}

export type PartContent =
  /** One of the sample images, by its number. */
  | { readonly image: number; readonly cut: number; readonly flips: readonly number[] }
  | { readonly text: string; readonly times: number };

/** How a form is put together. */
export interface FormFrame {
  readonly boundary: string;
  /** The value of Content-Type. */
  readonly contentType: string;
  readonly lineEnd: string;
  readonly ending: "whole" | "no last boundary" | "cut";
  readonly preamble: string;
}

const BOUNDARY = "fuzzboundary";

/** As any client does it. */
export const PLAIN_FRAME: FormFrame = {
  boundary: BOUNDARY,
  contentType: `multipart/form-data; boundary=${BOUNDARY}`,
  lineEnd: "\r\n",
  ending: "whole",
  preamble: "",
};

export const FILE_NAMES = [
  "a.jpg",
  "",
  " ",
  ".",
  "..",
  "../../etc/passwd",
  "C:\\temp\\a.jpg",
  "a/b.jpg",
  "사진.jpg",
  `${"a".repeat(36)}.jpg`,
  `${"a".repeat(37)}.jpg`,
  `${"x".repeat(20_000)}.jpg`,
  "a\u0000.jpg",
  "a\u0007.jpg",
  "a;b.jpg",
  'a\\".jpg',
  "😀".repeat(40),
  "é\u0301.jpg",
  "\u202egpj.exe",
  "<script>.jpg",
  "%2e%2e%2fa.jpg",
  "con.jpg",
  "__proto__",
];

const TEXTS = [
  "",
  "hello",
  "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "<html><script>alert(1)</script>",
  "\u0000",
  "GIF89a",
  "\u00ff\u00d8\u00ff",
  "BM",
  "\u0089PNG\r\n\u001a\n",
  "--fuzzboundary",
  "--fuzzboundary--\r\n",
  '--inner\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\nx\r\n--inner--\r\n',
  "\r\n",
  "RIFF\u0000\u0000\u0000\u0000WEBPVP8 ",
];

export function drawContent(random: Random, images: number): PartContent {
  if (random.flip(0.6))
    return {
      image: random.integer(0, images - 1),
      cut: random.flip(0.2) ? random.integer(1, 2000) : 0,
      flips: random.flip(0.25) ? random.list(1, 12, () => random.integer(0, 1_000_000)) : [],
    };
  // Larger than any service takes, and larger than any operation reads.
  if (random.flip(0.05)) return { text: "x", times: random.pick([2_097_153, 3_000_000, 17_000_000]) };
  const times = random.weighted([
    [6, 1],
    [2, random.integer(2, 1000)],
    [1, random.integer(1000, 20_000)],
  ]);
  return { text: random.pick(TEXTS), times };
}

export function drawPart(random: Random, images: number): FormPart {
  return {
    name: random.weighted([
      [12, "file"],
      [1, ""],
      [1, "File"],
      [1, "other"],
      [1, "__proto__"],
      [1, "a~/b"],
      [1, "x".repeat(300)],
    ]),
    fileName: random.flip(0.5) ? "a.jpg" : random.pick([undefined, ...FILE_NAMES]),
    mediaType: random.pick([
      "image/jpeg",
      "image/png",
      "image/gif",
      "application/octet-stream",
      "text/plain",
      "IMAGE/JPEG",
      "",
      undefined,
      "image/jpeg; charset=x",
      "multipart/mixed; boundary=inner",
      "x".repeat(500),
    ]),
    content: drawContent(random, images),
    more: random.flip(0.85)
      ? []
      : [
          random.pick([
            "Content-Transfer-Encoding: base64",
            'Content-Disposition: form-data; name="file"',
            "X: y",
            ": ",
            "no colon",
            `X-Long: ${"y".repeat(17_000)}`,
            "Content-Type: image/png",
          ]),
        ],
  };
}

export function drawFrame(random: Random): FormFrame {
  const boundary = random.weighted([
    [10, BOUNDARY],
    [1, "x"],
    [1, "b".repeat(70)],
    [1, "b".repeat(200)],
    [1, "with space"],
    [1, "'()+_,-./:=?"],
  ]);
  const right = `multipart/form-data; boundary=${/^[\w]+$/.test(boundary) ? boundary : `"${boundary}"`}`;
  return {
    boundary,
    contentType: random.weighted([
      [12, right],
      [1, "multipart/form-data"],
      [1, "multipart/form-data; boundary="],
      [1, "multipart/form-data; boundary=other"],
      [1, "multipart/mixed; boundary=fuzzboundary"],
      [1, `${right}; charset=utf-16`],
      [1, right.toUpperCase()],
      [1, "application/x-www-form-urlencoded"],
      [1, `${right}; boundary=second`],
      [1, "multipart/form-data;;; boundary"],
    ]),
    lineEnd: random.flip(0.92) ? "\r\n" : "\n",
    ending: random.weighted([
      [10, "whole"],
      [1, "no last boundary"],
      [1, "cut"],
    ]),
    preamble: random.flip(0.9) ? "" : random.pick(["preamble\r\n", "\r\n", "--", "\u0000"]),
  };
}

export function contentBytes(content: PartContent, images: readonly { readonly bytes: Buffer }[]): Buffer {
  if ("text" in content) return Buffer.from(content.text.repeat(content.times), "latin1");
  const image = Buffer.from(images[content.image % images.length]?.bytes ?? Buffer.alloc(0));
  for (const flip of content.flips) {
    const at = flip % image.length;
    image[at] = (image[at] ?? 0) ^ (1 << (flip % 8));
  }
  return content.cut === 0 ? image : image.subarray(0, Math.max(0, image.length - content.cut));
}

export function formBytes(frame: FormFrame, parts: readonly (FormPart & { readonly bytes: Buffer })[]): Buffer {
  const { boundary, lineEnd, ending, preamble } = frame;
  const pieces: Buffer[] = [Buffer.from(preamble, "latin1")];
  for (const { name, fileName, mediaType, more, bytes } of parts) {
    const disposition = `Content-Disposition: form-data; name="${name}"`;
    const lines = [
      `--${boundary}`,
      fileName === undefined ? disposition : `${disposition}; filename="${fileName}"`,
      ...(mediaType === undefined ? [] : [`Content-Type: ${mediaType}`]),
      ...more,
    ];
    pieces.push(Buffer.from(lines.join(lineEnd) + lineEnd + lineEnd), bytes, Buffer.from(lineEnd));
  }
  if (ending === "whole") pieces.push(Buffer.from(`--${boundary}--${lineEnd}`));
  const whole = Buffer.concat(pieces);
  return ending === "cut" ? whole.subarray(0, Math.floor(whole.length * 0.7)) : whole;
}
