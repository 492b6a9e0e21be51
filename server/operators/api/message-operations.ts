import type { Handlers } from "../../../generated/admin/handlers.ts";
import * as deadLetters from "../dead-letters.ts";
import * as figures from "../figures.ts";
import * as groups from "../message-groups.ts";
import * as messages from "../messages.ts";
import { getUsage } from "../usage.ts";
import type { RequestContext } from "./context.ts";

interface GivenTimes {
  readonly since?: string;
  readonly until?: string;
}

/** Times as a request has them. */
const toSearch = <Given extends GivenTimes>({ since, until, ...rest }: Given) => ({
  ...rest,
  sinceMs: since === undefined ? undefined : Date.parse(since),
  untilMs: until === undefined ? undefined : Date.parse(until),
});

export const messageOperations = {
  findMessages: async ({ query }, { perform }) => ({
    status: 200,
    body: await perform(messages.findMessages, toSearch(query)),
  }),
  findMessagesTo: async ({ body }, { perform }) => ({
    status: 200,
    body: await perform(messages.findMessagesTo, toSearch(body)),
  }),
  countMessages: async ({ query }, { perform }) => ({
    status: 200,
    body: await perform(messages.countMessages, toSearch(query)),
  }),
  getMessage: async ({ path }, { perform }) => ({ status: 200, body: await perform(messages.getMessage, path) }),
  cancelMessage: async ({ path }, { perform }) => {
    await perform(messages.cancelMessage, path);
    return { status: 204 };
  },
  requeueMessage: async ({ path, body: { confirmed } }, { perform }) => ({
    status: 200,
    body: await perform(messages.requeueMessage, { ...path, isConfirmed: confirmed }),
  }),
  cancelMessages: async ({ body: { confirmed, ...group } }, { perform }) => ({
    status: 200,
    body: await perform(groups.cancelMessages, { ...toSearch(group), isConfirmed: confirmed }),
  }),
  requeueMessages: async ({ body: { confirmed, ...group } }, { perform }) => ({
    status: 200,
    body: await perform(groups.requeueMessages, { ...toSearch(group), isConfirmed: confirmed }),
  }),
  listDeadLetters: async ({ query }, { perform }) => ({
    status: 200,
    body: await perform(deadLetters.listDeadLetters, query),
  }),
  redeliver: async ({ body }, { perform }) => ({ status: 200, body: await perform(deadLetters.redeliver, body) }),
  getTraffic: async ({ query }, { perform }) => ({ status: 200, body: await perform(figures.getTraffic, query) }),
  getUsage: async ({ query }, { perform }) => ({ status: 200, body: await perform(getUsage, query) }),
  getBacklog: async (_request, { perform }) => ({ status: 200, body: await perform(figures.getBacklog, undefined) }),
} satisfies Partial<Handlers<RequestContext>>;
