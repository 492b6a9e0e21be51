/** Names and values in turn, as Node takes them. */
export type HeaderList = readonly string[];

/** What every answer says. */
export const ON_EVERY = ["X-Content-Type-Options", "nosniff"] as const;

/** What every answer in JSON says, whatever it says besides. */
export const JSON_HEADERS: HeaderList = [
  ...ON_EVERY,
  ...["Content-Type", "application/json"],
  ...["Cache-Control", "no-store"],
];

/** Bytes that a caller uploaded: a browser must take them for nothing but the image they were checked to be. */
export const UPLOAD_HEADERS: HeaderList = [...ON_EVERY, ...["Content-Security-Policy", "default-src 'none'; sandbox"]];
