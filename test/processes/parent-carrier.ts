import type { Answer, Carrier, SubmitOutcome } from "../../server/carriers/carrier.ts";

/** What a worker's process asks the test. */
export type Call =
  | { readonly kind: "ready" }
  | { readonly kind: "submit"; readonly id: number; readonly references: readonly string[] }
  | { readonly kind: "ask"; readonly id: number; readonly references: readonly string[] };

/** What the test answers. */
export interface Reply {
  readonly id: number;
  readonly outcomes?: readonly SubmitOutcome[];
  readonly answers?: readonly Answer[];
}

/** A carrier that hands everything to the process that started this one. */
export function makeParentCarrier(self: NodeJS.Process, canAsk: boolean): Carrier {
  let ids = 0;
  const waiting = new Map<number, (reply: Reply) => void>();
  self.on("message", (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const call = (kind: "submit" | "ask", references: readonly string[]): Promise<Reply> => {
    const id = ++ids;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      self.send?.({ kind, id, references });
    });
  };
  return {
    isUp: () => true,
    async submit(batch, settle) {
      const references = batch.map(({ reference }) => reference);
      const { outcomes = [] } = await call("submit", references);
      for (const [index, outcome] of outcomes.entries()) settle(index, outcome);
    },
    ...(canAsk && {
      ask: async (questions) => {
        const references = questions.map(({ submission }) => submission.reference);
        return (await call("ask", references)).answers ?? [];
      },
    }),
    start: () => {},
    stop: async () => {},
  };
}
