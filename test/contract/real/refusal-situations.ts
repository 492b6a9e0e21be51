import { randomBytes } from "node:crypto";
import type { WireAnswer } from "../../../scripts/probe/wire/answer.ts";
import { at, formatPointer, isObject, type Json } from "../../../scripts/schema/json.ts";
import { replaceAt } from "../../../scripts/schema/replace-at.ts";
import { makeMessageKey } from "../../../server/domain/message-key.ts";
import { toDay } from "../../../server/store/day.ts";
import { DEMO, type GatewayDraft, type TestGateways } from "./gateways.ts";
import { wrongForms } from "./images.ts";

/** What is needed to bring an answer about: the gateways, and a request that would be accepted. */
export interface Situation {
  readonly gateways: TestGateways;
  readonly draft: GatewayDraft;
  /** Every request of the operation that would be accepted: some situations need one that has a certain field. */
  readonly drafts: readonly GatewayDraft[];
}

/** How a result code comes about, whatever the operation. Undefined: this request cannot. */
export type RefusalSituation = (situation: Situation) => Promise<WireAnswer | undefined>;

const MOST_TRIES = 50;

const byAccount =
  (account: string): RefusalSituation =>
  ({ gateways, draft }) =>
    gateways.send({ ...draft, account });

const by =
  (change: (draft: GatewayDraft, gateways: TestGateways) => Partial<GatewayDraft>): RefusalSituation =>
  ({ gateways, draft }) =>
    gateways.send({ ...draft, ...change(draft, gateways) });

/** An upload that holds something else. */
const byForm =
  (code: string): RefusalSituation =>
  async ({ gateways, draft }) => {
    const form = draft.form === undefined ? undefined : await wrongForms[code]?.();
    return form && gateways.send({ ...draft, form });
  };

const byPath =
  (values: Readonly<Record<string, string>>): RefusalSituation =>
  async ({ gateways, draft }) => {
    const known = Object.entries(values).filter(([name]) => draft.path[name] !== undefined);
    return known.length === 0
      ? undefined
      : gateways.send({ ...draft, path: { ...draft.path, ...Object.fromEntries(known) } });
  };

/** The fields of a request that name a file, or a list of files. */
const FILE_FIELDS = /^(fileKey|media[0-9]*|imgUrl)$/;

/** A request in which every file is another. */
const byFile =
  (name: (old: string) => string, fits: (draft: GatewayDraft) => boolean = () => true): RefusalSituation =>
  async ({ gateways, drafts }) => {
    for (const draft of drafts) {
      if (draft.body === undefined || !fits(draft)) continue;
      const places = filePlaces(draft.body);
      if (places.length === 0) continue;
      const body = places.reduce<Json>(
        (value, place) => replaceAt(value, place, (old) => name(String(old))),
        draft.body,
      );
      return gateways.send({ ...draft, body });
    }
    return undefined;
  };

/** A request in which the first file is another: the images of a carousel of offers have one ratio. */
const byFirstFile =
  (name: string, fits: (draft: GatewayDraft) => boolean): RefusalSituation =>
  async ({ gateways, drafts }) => {
    const draft = drafts.find((one) => one.body !== undefined && fits(one));
    const [place] = filePlaces(draft?.body ?? null);
    if (draft?.body === undefined || place === undefined) return undefined;
    return gateways.send({
      ...draft,
      body: replaceAt(draft.body, place, (old) => String(old).replace(/f_[0-9A-Z]+/, name)),
    });
  };

function filePlaces(value: Json, place = "", inFile = false): string[] {
  if (typeof value === "string") return inFile ? [place] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => filePlaces(item, `${place}/${index}`, inFile));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    filePlaces(member, place + formatPointer([name]), FILE_FIELDS.test(name)),
  );
}

const isRcs = ({ body }: GatewayDraft): boolean => JSON.stringify(body).includes("maapfile://");
const isCarousel = ({ body }: GatewayDraft): boolean => JSON.stringify(body).includes('"carousel":[');

const isOffers = ({ body }: GatewayDraft): boolean => isObject(body) && body.msgType === "FA";

/** Registers a file of the demo account that no example would be accepted with, and returns its name. */
async function oddFile(
  gateways: TestGateways,
  key: string,
  { width, bytes }: { width: number; bytes: number },
  service: readonly [serviceType: string, msgType: string | null] = ["RCS", null],
): Promise<string> {
  await gateways.database.pool.query(
    `INSERT INTO files
       (account_id, file_key, service_type, msg_type, media_type, width, height, bytes, expires_ms)
     SELECT $1, $2, $6, $7, 'image/jpeg', $3, 504, $4, $5 ON CONFLICT DO NOTHING`,
    [DEMO, key, width, bytes, Date.now() + 3_600_000, ...service],
  );
  return service[0] === "RCS" ? `maapfile://${key}` : key;
}

/** A key that nobody has used. */
let keys = 0;
const freshKey = (): string => `exercise-${++keys}`;

const keyed = (draft: GatewayDraft, key: string): GatewayDraft => ({
  ...draft,
  headers: { ...draft.headers, "Idempotency-Key": key },
});

const withRef = (draft: GatewayDraft, ref: string): GatewayDraft => ({
  ...draft,
  body: isObject(draft.body) ? { ...draft.body, ref } : (draft.body ?? null),
});

/** A sender number that is well formed and registered for nobody. */
const unregistered = (body: Json): Json | undefined => {
  const place = ["/from", "/sender", "/fallback/from", "/messageFlow/0/sms/from", "/messageFlow/0/rcs/from"].find(
    (one) => at(body, one) !== undefined,
  );
  return place === undefined ? undefined : replaceAt(body, place, () => "0200000000");
};

export const refusalSituations: Readonly<Record<string, RefusalSituation>> = {
  A000: ({ gateways, draft }) => gateways.send(draft),
  A001: by((draft, gateways) => ({ token: gateways.expiredToken(draft.account) })),
  A002: by(() => ({ token: "whsec_Zm9yZ2VkIGZvcmdlZCBmb3JnZWQgZm9yZ2Vk" })),
  A010: by(() => ({ raw: '{"half": ' })),
  A011: byForm("A011"),
  A015: by(() => ({ mediaType: "text/plain" })),
  A016: async ({ gateways, draft }) => {
    const limit = Number(draft.operation.node["x-body-limit"]);
    const form = draft.form?.map((one) => ({ ...one, bytes: Buffer.alloc(limit + 1) }));
    return gateways.send({ ...draft, ...(form ? { form } : { raw: JSON.stringify(draft.body).padEnd(limit + 1) }) });
  },
  A020: async ({ gateways, draft }) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await gateways.send({ ...draft, account: "slow" });
      if (answer.status === 429) return answer;
    }
    // A limit of those that are open at the same time.
    const together = await Promise.all(Array.from({ length: MOST_TRIES }, () => gateways.send(draft)));
    return together.find(({ status }) => status === 429);
  },
  A100: by(() => ({ token: "a wrong password" })),
  A110: byAccount("blocked"),
  A200: async (situation) =>
    (await byForm("A200")(situation)) ??
    (await byFile(
      await constant(oddFile(situation.gateways, "f_heavy", { width: 696, bytes: 900_000 })),
      isCarousel,
    )(situation)),
  A201: byForm("A201"),
  A202: byForm("A202"),
  A203: async (situation) =>
    (await byForm("A203")(situation)) ??
    (await byFile(
      await constant(oddFile(situation.gateways, "f_narrow", { width: 1, bytes: 1000 })),
      isRcs,
    )(situation)) ??
    (await byFirstFile(
      await oddFile(situation.gateways, "f_square", { width: 504, bytes: 1000 }, ["BRANDMESSAGE", "carouselCommerce"]),
      isOffers,
    )(situation)),
  A204: byForm("A204"),
  A205: byForm("A205"),
  A206: byForm("A206"),
  A208: byForm("A208"),
  A217: byFile((old) => old.replace(/f_[0-9A-Z]+/, "f_01JCQH0000000000000000NONE")),
  A219: byPath({ serviceType: "FAX" }),
  A220: async ({ gateways, draft }) =>
    gateways.send({
      ...draft,
      path: {
        ...draft.path,
        // The path with three segments is for one service only.
        ...(draft.path.subType === undefined && { serviceType: "FRIENDTALK" }),
        ...(draft.path.msgType !== undefined && { msgType: "XX" }),
      },
    }),
  A250: async ({ gateways, draft, drafts }) => {
    const none = "form_01JCQM00000000000000000000";
    if (draft.path.formId !== undefined) return gateways.send({ ...draft, path: { formId: none } });
    const other = drafts.find(({ body }) => isObject(body) && typeof body.messageForm === "string");
    return other && isObject(other.body)
      ? gateways.send({ ...other, body: { ...other.body, messageForm: none } })
      : undefined;
  },
  // A recipient without a number refuses the request where there is no other; elsewhere the number's own rules do.
  A306: async ({ gateways, draft }) => {
    const { body } = draft;
    if (!isObject(body) || !Array.isArray(body.destinations)) return undefined;
    return gateways.send({ ...draft, body: { ...body, destinations: [{}] } });
  },
  A300: async ({ gateways, drafts }) => {
    const found = drafts.find(({ body }) => isObject(body) && body.msgType === "FI" && isObject(body.messageVariable));
    return found && isObject(found.body)
      ? gateways.send({ ...found, body: { ...found.body, text: "Hello" } })
      : undefined;
  },
  A301: async ({ gateways, draft }) => {
    const key = freshKey();
    await gateways.send(keyed(withRef(draft, "one"), key));
    return gateways.send(keyed(withRef(draft, "another"), key));
  },
  A308: by((draft) => ({ headers: { ...draft.headers, "Idempotency-Key": "not printable: \u00e9" } })),
  A309: async ({ gateways, draft }) => {
    const key = freshKey();
    // What is left while another gateway is writing a request with this key: its claim, and no answer yet.
    await gateways.database.pool.query(
      `INSERT INTO idempotency_keys (account_id, operation, key, day, claimed_ms, msg_key, body_hash)
       VALUES ($1, $2, $3, $4, $5, 'another', 'another')`,
      [draft.account, draft.operation.id, key, toDay(Date.now()), Date.now()],
    );
    return gateways.send(keyed(draft, key));
  },
  A317: async ({ gateways, drafts }) => {
    const found = drafts.find(({ body }) => isObject(body) && isObject(body.fallback));
    if (found === undefined || !isObject(found.body) || !isObject(found.body.fallback)) return undefined;
    const fallback = { ...found.body.fallback, type: "MMS", fileKey: ["f_1", "f_2", "f_3", "f_4"] };
    return gateways.send({ ...found, body: { ...found.body, fallback } });
  },
  // Only sends are refused for the channel; the others for the right of the credential.
  A325: (situation) =>
    byAccount(situation.draft.operation.id.startsWith("send") ? "no-channel" : `${DEMO}/no-send`)(situation),
  A326: async ({ gateways, drafts }) => {
    const fallback = drafts.find(
      ({ body }) => isObject(body) && (body.fallback !== undefined || listOf(body.messageFlow) > 1),
    );
    return fallback && gateways.send({ ...fallback, account: "no-fallback" });
  },
  A327: async ({ gateways, drafts }) => {
    for (const draft of drafts) {
      const body = draft.body === undefined ? undefined : unregistered(draft.body);
      if (body !== undefined) return gateways.send({ ...draft, body });
    }
    return undefined;
  },
  A331: async ({ gateways, draft }) => {
    // A message that has no time to wait for can no longer be cancelled.
    const msgKey = makeMessageKey(Date.now(), randomBytes(10));
    await gateways.database.pool.query("INSERT INTO messages (account_id, msg_key, content) VALUES ($1, $2, $3)", [
      ...[draft.account, msgKey, '{"to":"01012345678","steps":[]}'],
    ]);
    return gateways.send({ ...draft, path: { msgKey } });
  },
  A332: byAccount("no-channel"),
  A502: async ({ gateways, drafts }) => {
    const found = drafts.find(({ body }) => at(body ?? null, "/sender") !== undefined);
    return found && gateways.send({ ...found, body: replaceAt(found.body ?? null, "/sender", () => "no-such-key") });
  },
  A561: async ({ gateways, drafts }) => {
    const found = drafts.find(({ body }) => isObject(body) && isObject(body.attachment));
    const item = { list: Array.from({ length: 3 }, () => ({ title: "Tea", description: "1,000" })), summary: "a" };
    return found && gateways.send({ ...found, body: replaceAt(found.body ?? null, "/attachment/item", () => item) });
  },
  // Inquiry, usage and tests of the webhook and of alerts are served in webhook mode.
  A802: (situation) =>
    byAccount(
      /^(inquireReport|streamInquiry|testWebhook|testAlert|getUsage)$/.test(situation.draft.operation.id)
        ? `${DEMO}/no-reports`
        : "by-webhook",
    )(situation),
  A805: byPath({ reportId: "b-01JCQM00000000000000000000" }),
  A820: byPath({
    msgKey: "01JCQK00000000000000000000",
    imageKey: "f_01JCQH00000000000000000000.jpg",
    carrier: "nobody",
  }),
  A920: ({ gateways, draft }) => gateways.send(draft, "busy"),
  A999: ({ gateways, draft }) => gateways.send(draft, "broken"),
};

const constant = async (value: Promise<string>): Promise<() => string> => {
  const known = await value;
  return () => known;
};

const listOf = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);
