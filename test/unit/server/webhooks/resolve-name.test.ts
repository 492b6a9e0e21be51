import { describe, expect, test } from "vitest";
import { type NameSources, nameResolver } from "../../../../server/webhooks/resolve-name.ts";

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const fromSystem = [{ address: "10.0.0.9", family: 4 }];

function resolver(resolve4: unknown, resolve6: unknown) {
  const asked: string[] = [];
  const system: NameSources["system"] = async (hostname) => {
    asked.push(hostname);
    return fromSystem;
  };
  const servers = { resolve4, resolve6 } as NameSources["servers"];
  return { resolve: nameResolver({ servers, system }), asked };
}

describe("a name is looked up", () => {
  test("at the name servers, both families", async () => {
    const { resolve, asked } = resolver(
      async () => ["192.0.2.1"],
      async () => ["2001:db8::1"],
    );
    expect(await resolve("a.example")).toEqual([
      { address: "192.0.2.1", family: 4 },
      { address: "2001:db8::1", family: 6 },
    ]);
    expect(asked).toEqual([]);
  });

  test("without waiting for a name server that never answers about one of the families", async () => {
    const { resolve } = resolver(
      async () => ["192.0.2.1"],
      () => new Promise(() => {}),
    );
    expect(await resolve("a.example")).toEqual([{ address: "192.0.2.1", family: 4 }]);
  });

  test("by the system where name servers do not know it, or are none", async () => {
    for (const code of ["ENOTFOUND", "ENODATA", "ECONNREFUSED"]) {
      const { resolve, asked } = resolver(failing(code), failing(code));
      expect(await resolve("receiver.internal.example")).toEqual(fromSystem);
      expect(asked).toEqual(["receiver.internal.example"]);
    }
  });

  test("by the system alone where it can be no public name", async () => {
    const { resolve, asked } = resolver(failing("ETIMEOUT"), failing("ETIMEOUT"));
    await resolve("localhost");
    await resolve("localhost.");
    expect(asked).toEqual(["localhost", "localhost."]);
  });

  test("never by the system where name servers are silent: it would be as long again, two at a time", async () => {
    const { resolve, asked } = resolver(failing("ETIMEOUT"), failing("ENODATA"));
    await expect(resolve("a.example")).rejects.toThrow("ETIMEOUT");
    expect(asked).toEqual([]);
  });
});
