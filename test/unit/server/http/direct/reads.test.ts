import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Reads } from "../../../../../server/http/direct/reads.ts";

const server = createServer();
const open: Socket[] = [];

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  server.close();
});

/** Both ends of a connection over the network. */
async function connection(): Promise<{ readonly caller: Socket; readonly taken: Socket }> {
  if (!server.listening) await once(server.listen(0, "127.0.0.1"), "listening");
  const accepted = once(server, "connection");
  const caller = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const [taken] = (await accepted) as [Socket];
  open.push(caller, taken);
  return { caller, taken };
}

/** If this fails, Node keeps elsewhere what `Reads` looks for: every read has a buffer of its own again, and costs more. */
test("connections share the buffer that they are read into", async () => {
  const places = new Set<ArrayBufferLike>();
  const heard: string[] = [];
  for (const said of ["one", "two", "three"]) {
    const { caller, taken } = await connection();
    const read = new Promise<void>((resolve) => {
      new Reads(taken, (bytes) => {
        places.add(bytes.buffer);
        heard.push(bytes.toString());
        resolve();
      });
    });
    caller.write(said);
    await read;
  }
  expect(heard).toEqual(["one", "two", "three"]);
  expect(places.size).toBe(1);
});

test("who takes a connection over hears the rest by events, byte for byte, also when it has to wait", async () => {
  const { caller, taken } = await connection();
  const reads = new Reads(taken, () => reads.stop());
  caller.write("the beginning");
  await expect.poll(() => taken.bytesRead).toBe(13);
  const rest = Buffer.alloc(3_000_000, "0123456789");
  const heard: Buffer[] = [];
  caller.end(rest);
  taken.on("data", (chunk) => {
    heard.push(chunk);
    taken.pause();
    setImmediate(() => taken.resume());
  });
  await once(taken, "end");
  expect(Buffer.concat(heard).equals(rest)).toBe(true);
});

test("one that is paused is not read", async () => {
  const { caller, taken } = await connection();
  const heard: string[] = [];
  new Reads(taken, (bytes) => {
    heard.push(bytes.toString());
    taken.pause();
  });
  caller.write("one");
  await expect.poll(() => heard).toEqual(["one"]);
  caller.write("two");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual(["one"]);
  taken.resume();
  await expect.poll(() => heard).toEqual(["one", "two"]);
});
