import { expect, test } from "vitest";
import { eraseMessage, maskNumber } from "../../../../server/domain/erase-message.ts";
import { AnsweredCommands } from "./answered-command.ts";

const erased = { messages: 2, files: 1, answers: 1, open: [], silentCells: [] };

test("recipient erase says what is erased", async () => {
  const commands = new AnsweredCommands({ eraseRecipient: erased });
  expect(await commands.run("recipient", "erase", "+14155550123", "--yes")).toMatchObject({
    out: "Erased 2 messages, 1 files and the number in 1 stored answers.\n",
    error: "",
    exitCode: 0,
  });
});

test("recipient erase names what it left, and the cells that did not answer", async () => {
  const open = ["01ARZ3NDEKTSV4RRFFQ69G5FAV"];
  const commands = new AnsweredCommands({
    eraseRecipient: { ...erased, open, silentCells: [{ cell: 2, reason: "gone" }] },
  });
  const { error, exitCode } = await commands.run("recipient", "erase", "01012345678", "--yes");
  expect(error).toContain(
    "or cancel those that no carrier has: 01ARZ3NDEKTSV4RRFFQ69G5FAV; no answer from cell 2 (gone)",
  );
  expect(exitCode).toBe(1);
});

test("an erased message has its flow and reference, and neither recipient nor content", () => {
  const step = { channel: "sms", serviceType: "SMS", msgType: "SM", validityS: 60 } as const;
  const rest = { ref: "order-7", paymentCode: "P", parts: 2 };
  const message = { ...rest, to: "01012345678", steps: [{ ...step, payload: { text: "Private" } }] };
  expect(eraseMessage(message)).toEqual({ ...rest, to: "", steps: [{ ...step, payload: {} }] });
  expect([maskNumber("01012345678"), maskNumber("+821012345678")]).toEqual(["00000000000", "+000000000000"]);
});
