import { beforeEach, expect, test } from "vitest";
import { eraseMessage, maskNumber } from "../../../../server/domain/erase-message.ts";
import { MemoryAdminStore } from "./memory-admin-store.ts";

let store: MemoryAdminStore;
beforeEach(() => {
  store = new MemoryAdminStore();
  store.seed("acme");
});

test("recipient erase counts without --yes, and erases with it", async () => {
  expect(await store.run("recipient", "erase", "01012345678")).toMatchObject({
    error: "admin: nothing was erased: there are 3 messages to 01012345678, and --yes erases them for good\n",
    exitCode: 1,
  });
  expect(await store.run("recipient", "erase", "+14155550123", "--yes")).toMatchObject({
    out: "Erased 2 messages, 1 files and the number in 1 stored answers.\n",
    error: "",
    exitCode: 0,
  });
});

test.each([[[]], [["010-1234-5678"]], [["abc"]]])("recipient erase %j is refused", async (args) => {
  expect((await store.run("recipient", "erase", ...args, "--yes")).error).toContain("which number?");
});

test("recipient erase names what it left, and the cells that did not answer", async () => {
  store.open = ["01ARZ3NDEKTSV4RRFFQ69G5FAV"];
  store.silent = [{ cellId: 2, reason: "gone" }];
  const { error, exitCode } = await store.run("recipient", "erase", "01012345678", "--yes");
  expect(error).toContain(
    "or cancel those that no carrier has: 01ARZ3NDEKTSV4RRFFQ69G5FAV; no answer from cell 2 (gone)",
  );
  expect(exitCode).toBe(1);
  expect((await store.run("recipient", "erase", "01012345678")).error).toContain("no answer from cell 2 (gone)");
});

test("account delete needs --yes, and is refused while messages are under way", async () => {
  expect((await store.run("account", "delete", "--id", "acme")).error).toContain(
    "nothing was deleted: --yes deletes acme",
  );
  store.open = ["01ARZ3NDEKTSV4RRFFQ69G5FAV"];
  expect(await store.run("account", "delete", "acme", "--yes", "--wait", "5")).toMatchObject({
    error: expect.stringContaining("acme was not deleted: 1 messages of it had not ended after 5 s"),
    exitCode: 1,
  });
  store.open = [];
  expect((await store.run("account", "delete", "acme", "--yes")).out).toBe("Deleted acme (7 rows).\n");
  expect((await store.run("account", "delete", "acme", "--yes")).error).toContain('there is no account "acme"');
});

test("an erased message has its flow and reference, and neither recipient nor content", () => {
  const step = { channel: "sms", serviceType: "SMS", msgType: "SM", validityS: 60 } as const;
  const rest = { ref: "order-7", paymentCode: "P", parts: 2 };
  const message = { ...rest, to: "01012345678", steps: [{ ...step, payload: { text: "Private" } }] };
  expect(eraseMessage(message)).toEqual({ ...rest, to: "", steps: [{ ...step, payload: {} }] });
  expect([maskNumber("01012345678"), maskNumber("+821012345678")]).toEqual(["00000000000", "+000000000000"]);
});
