import { describe, expect, test } from "vitest";
import { Frames } from "../../../../../server/carriers/smpp/frames.ts";
import { pdu } from "../../../../rig/smsc/wire.ts";

const first = pdu({ command: 0x15, status: 0, sequence: 1 });
const second = pdu({ command: 0x80000004, status: 0, sequence: 2 }, Buffer.from("abc\0"));

describe("PDUs in a stream", () => {
  test("are found wherever the chunks begin and end", () => {
    const stream = Buffer.concat([first, second, first]);
    for (let size = 1; size <= stream.length; size++) {
      const frames = new Frames();
      const found: Buffer[] = [];
      for (let at = 0; at < stream.length; at += size)
        found.push(...(frames.push(stream.subarray(at, at + size)) ?? []));
      expect(found).toEqual([first, second, first]);
    }
  });

  test.each([
    ["shorter than a header", "0000000f"],
    ["longer than any PDU", "00fffff0"],
    ["of another protocol", Buffer.from("HTTP/1.1").toString("hex")],
  ])("a length %s is the end of it", (_what, octets) => {
    expect(new Frames().push(Buffer.from(octets, "hex"))).toBeUndefined();
  });
});
