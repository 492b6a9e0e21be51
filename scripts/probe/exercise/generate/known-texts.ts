import { sample, stringMatching } from "fast-check";

/** Texts of the formats that validators check. */
export const FORMAT_TEXTS: Readonly<Record<string, string>> = {
  "date-time": "2030-01-31T12:00:00Z",
  date: "2030-01-31",
  time: "12:00:00Z",
  duration: "P1D",
  email: "someone@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a",
  "uri-reference": "/a",
  uuid: "0b3f2a44-7d5c-4f0e-9a63-5a1b7c2d8e9f",
  "json-pointer": "/a",
  regex: "^a$",
  byte: "YQ==",
};

const SAMPLES = 20;

/** Texts that match a pattern, always the same ones. */
export function matchingTexts(pattern: string): string[] {
  try {
    return sample(stringMatching(new RegExp(pattern, "u")), { seed: 1, numRuns: SAMPLES });
  } catch {
    // It has a part that cannot be reversed, such as a look-around.
    return [];
  }
}
