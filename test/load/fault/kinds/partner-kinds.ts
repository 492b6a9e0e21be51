import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { COMMAND, deliverSmBody } from "../../../rig/smsc/wire.ts";
import { failing, type Receiver, silent } from "../../../rig/webhook-receiver.ts";
import type { Deployment } from "../deployment/deployment.ts";
import { type FaultKind, someMs } from "./kind.ts";

const MEGABYTE = Buffer.alloc(1024 * 1024, " ");
const GIGABYTES = 2;

const redirecting: Receiver["answer"] = (response) => {
  response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere" }).end();
};

/** As long as anybody reads. */
const endless: Receiver["answer"] = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  let left = GIGABYTES * 1024;
  const write = (): void => {
    while (left-- > 0) if (!response.write(MEGABYTE)) return void onceDrained(response, write);
    response.end();
  };
  write();
};

const onceDrained = (response: ServerResponse, write: () => void): ServerResponse => response.once("drain", write);

const webhook = (name: string, about: string, answer: Receiver["answer"]): FaultKind => ({
  name: `webhook-${name}`,
  about: `the webhook receiver ${about}`,
  run: async (deployment, random) => {
    const ms = someMs(random, 500, 3000);
    deployment.receiveWebhooks(answer);
    await sleep(ms);
    deployment.receiveWebhooks();
    return `for ${ms} ms`;
  },
});

/** Last digits of recipients, see docs/partners.md. */
const receipts = (name: string, about: string, ...codes: readonly string[]): FaultKind => ({
  name: `receipts-${name}`,
  about,
  endings: codes.map((code) => `0000${code}`),
  run: async () => {
    await sleep(1000);
    return "";
  },
});

const UNKNOWN_RECEIPTS = 8;

/** Receipts for messages that were never submitted. */
async function sendUnknownReceipts({ carriers }: Deployment): Promise<string> {
  for (let number = 0; number < UNKNOWN_RECEIPTS; number++) {
    const text = `id:99999${number} sub:001 dlvrd:001 submit date:2611151200 done date:2611151201 stat:DELIVRD err:000 text:`;
    const addresses = { source: "01099999999", destination: "0212345678", esmClass: 4, dataCoding: 0 };
    const body = deliverSmBody({ ...addresses, shortMessage: Buffer.from(text, "latin1") });
    // Nobody may be bound at the moment.
    await Promise.race([carriers.smsc.send(COMMAND.deliverSm, body).catch(() => undefined), sleep(1000)]);
  }
  return "";
}

export const partnerKinds: readonly FaultKind[] = [
  {
    name: "carrier-dies",
    about: "a carrier accepts messages and is killed with all that it knew",
    run: async ({ carriers }, random) => {
      const which = random.pick(["smsc", "talk"] as const);
      await (which === "smsc" ? carriers.killSmsc() : carriers.killProvider());
      await sleep(someMs(random, 0, 1500));
      await (which === "smsc" ? carriers.startSmsc() : carriers.startProvider());
      return which;
    },
  },
  {
    name: "carrier-mute",
    about: "the SMSC reads messages and does not answer in time",
    run: async ({ carriers }, random) => {
      const ms = someMs(random, 2500, 4000);
      await carriers.smsc.tell({ do: "hold", on: true });
      await sleep(ms);
      await carriers.smsc.tell({ do: "hold", on: false });
      return `for ${ms} ms`;
    },
  },
  receipts("early", "receipts come before the answer to the submit", "8005"),
  receipts("late", "receipts come after the message has expired, or five seconds late", "8002", "8008"),
  receipts("doubled", "receipts come twice, also with two results", "8003", "8009"),
  receipts("never", "messages are taken and there is no receipt, or not even an answer", "8001", "8004"),
  receipts("refused", "messages are refused, throttled, or lost once", "8000", "8006", "8007"),
  { name: "receipts-unknown", about: "receipts for messages that were never sent", run: sendUnknownReceipts },
  webhook("hangs", "takes reports and does not answer", silent),
  webhook("fails", "answers 500", failing),
  webhook("redirects", "answers with another address", redirecting),
  webhook("endless", `answers with ${GIGABYTES} gigabytes`, endless),
];
