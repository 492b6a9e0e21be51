import { imageRules } from "../generated/tables.ts";
import type { OperationId, Schemas } from "./contract.ts";
import { type FakeReply, refusal, success } from "./fake-replies.ts";
import { type FakeStep, makeReports, toTime } from "./fake-reports.ts";
import { preview } from "./preview.ts";

/** A message that the fake gateway accepted. */
export interface FakeMessage {
  /** Its key, as the send answered it. */
  readonly msgKey: string;
  /** The operation, for example `sendSms`. */
  readonly operation: OperationId;
  /** The recipient. */
  readonly to: string;
  /** The body of the request. */
  readonly body: { readonly [field: string]: unknown };
  /** The key of the request against doubles. */
  readonly idempotencyKey: string | undefined;
  /** Its reports, one for each step that was tried. */
  readonly reports: readonly Schemas["InquiryRecord"][];
}

type Body = { readonly [field: string]: unknown };
type Entry = Schemas["OmniEntry"];
type Words = NonNullable<Schemas["Destination"]["replaceWords"]>;

const DAY_MS = 86_400_000;

/** What the report of a message says that was cancelled. */
const CANCELLED = { reportType: "0", reportCode: "90001", reportText: "Cancelled" } as const;

/** The messages, forms and reports of the fake gateway, without HTTP. */
export class FakeState {
  readonly sent: FakeMessage[] = [];
  readonly #forms = new Map<string, readonly Entry[]>();
  /** Final reports that were not acknowledged. */
  #waiting: Schemas["InquiryRecord"][] = [];
  /** Messages that wait for their `sendAt`. */
  readonly #scheduled = new Map<string, { readonly sendAtMs: number; report(): void }>();
  readonly #cancelled = new Set<string>();
  #keys = 0;

  send(operation: OperationId, body: Body, idempotencyKey: string | undefined): FakeReply {
    if (operation === "sendOmni") return this.#sendOmni(body, idempotencyKey);
    const { ref } = body;
    const fallback = body.fallback as { readonly type: string } | undefined;
    const steps = [operation.slice("send".length), ...(fallback === undefined ? [] : [fallback.type])];
    const msgKey = this.#accept({ operation, body, idempotencyKey, to: String(body.to) }, steps);
    return success({ msgKey, ...(ref !== undefined && { ref }) });
  }

  #sendOmni(body: Body, idempotencyKey: string | undefined): FakeReply {
    const flow = (body.messageFlow as readonly Entry[] | undefined) ?? this.#forms.get(String(body.messageForm));
    if (flow === undefined) return refusal("A250", [unknownForm("/messageForm")]);
    const recipients = body.destinations as readonly Schemas["Destination"][];
    const errors: Schemas["Fault"][] = [];
    const destinations = recipients.map(({ to, replaceWords = {} }, index) => {
      const missing = flow.flatMap((entry, step) => findMissing(entry, step, replaceWords, index));
      errors.push(...missing);
      if (missing[0] !== undefined) return { to, ...refusal(missing[0].code).body };
      const steps = flow.flatMap((entry) => Object.keys(entry));
      const msgKey = this.#accept({ operation: "sendOmni", body, idempotencyKey, to }, steps);
      return { to, msgKey, ...success().body };
    });
    const { ref } = body;
    const answer = { data: { destinations }, ...(ref !== undefined && { ref }), ...(errors.length > 0 && { errors }) };
    if (destinations.some((one) => "msgKey" in one)) return success(answer);
    const { code } = destinations[0] as unknown as { readonly code: string };
    const refused = refusal(code);
    return { ...refused, body: { ...refused.body, ...answer } };
  }

  #accept(message: Omit<FakeMessage, "msgKey" | "reports">, names: readonly string[]): string {
    const msgKey = `FAKE${String(++this.#keys).padStart(22, "0")}`;
    const { ref } = message.body;
    const steps = names.map((name): FakeStep => ({ channel: name.toLowerCase() }));
    const reports: Schemas["InquiryRecord"][] = [];
    const report = (): void => {
      const settings = { ref: typeof ref === "string" ? ref : undefined, nowMs: Date.now() };
      const made = makeReports(msgKey, message.to, steps, settings);
      const [last] = made.slice(-1);
      const isCancelled = this.#cancelled.has(msgKey) && last !== undefined;
      reports.push(...(isCancelled ? [{ ...last, ...CANCELLED }] : made));
      this.#waiting.push(...reports.filter(({ reportType }) => reportType === "0"));
    };
    this.sent.push({ ...message, msgKey, reports });
    const sendAtMs = Date.parse(String(message.body.sendAt ?? ""));
    if (sendAtMs > Date.now()) this.#scheduled.set(msgKey, { sendAtMs, report });
    else report();
    return msgKey;
  }

  /** Lets those messages go whose time has come. */
  #sendDue(): void {
    for (const [msgKey, { sendAtMs, report }] of this.#scheduled)
      if (sendAtMs <= Date.now()) {
        this.#scheduled.delete(msgKey);
        report();
      }
  }

  cancel(msgKey: string): FakeReply {
    this.#sendDue();
    const waiting = this.#scheduled.get(msgKey);
    if (waiting === undefined) {
      if (this.#cancelled.has(msgKey)) return success();
      return refusal(this.sent.some((one) => one.msgKey === msgKey) ? "A331" : "A820");
    }
    this.#scheduled.delete(msgKey);
    this.#cancelled.add(msgKey);
    waiting.report();
    return success();
  }

  inquire(msgKey: string): FakeReply {
    this.#sendDue();
    const message = this.sent.find((one) => one.msgKey === msgKey);
    if (message === undefined) return refusal("A820");
    const waiting = this.#scheduled.get(msgKey);
    return success({ data: { report: message.reports }, ...(waiting && { sendAt: toTime(waiting.sendAtMs) }) });
  }

  /** The oldest reports, again until they are acknowledged. The name of a batch says how many it has. */
  poll(): FakeReply {
    this.#sendDue();
    const report = this.#waiting.slice(0, 1000);
    const last = report.at(-1);
    return success({ data: { reportId: last === undefined ? "" : `${report.length}.${last.msgKey}`, report } });
  }

  acknowledge(reportId: string): FakeReply {
    const [count = "", msgKey] = reportId.split(".");
    if (this.#waiting[Number(count) - 1]?.msgKey !== msgKey || msgKey === undefined) return refusal("A805");
    this.#waiting = this.#waiting.slice(Number(count));
    return success();
  }

  saveForm(entries: readonly Entry[], formId = `form_${++this.#keys}`, mustExist = false): FakeReply {
    if (mustExist && !this.#forms.has(formId)) return refusal("A250", [unknownForm("/formId")]);
    this.#forms.set(formId, entries);
    return success({ data: { formId, expired: toTime(Date.now() + 30 * DAY_MS) } });
  }

  getForm(formId: string): FakeReply {
    const messageForm = this.#forms.get(formId);
    if (messageForm === undefined) return refusal("A250", [unknownForm("/formId")]);
    return success({ data: { formId, messageForm, expired: toTime(Date.now() + 30 * DAY_MS) } });
  }

  deleteForm(formId: string): FakeReply {
    return this.#forms.delete(formId) ? success() : refusal("A250", [unknownForm("/formId")]);
  }

  saveFile(serviceType: string): FakeReply {
    const fileKey = `f_${++this.#keys}`;
    const expired = toTime(Date.now() + 30 * DAY_MS)
      .slice(0, 19)
      .replace("T", " ");
    return success({
      data: {
        fileKey,
        ...(serviceType === "RCS" && { media: `maapfile://${fileKey}` }),
        ...(hasAddress(serviceType) && {
          imgUrl: `https://fake.example/v1/image/${fileKey}.jpg`,
        }),
        expired,
      },
    });
  }
}

const hasAddress = (service: string): boolean =>
  imageRules.services.some(({ serviceType, answer }) => answer === "imgUrl" && serviceType === service.toUpperCase());

const unknownForm = (pointer: string): Schemas["Fault"] => ({
  pointer,
  code: "A250",
  message: "must name a form of this account that has not expired",
});

/** Placeholders of one step for which a recipient has no word. */
function findMissing(entry: Entry, step: number, words: Words, recipient: number): readonly Schemas["Fault"][] {
  const code = entry.rcs === undefined ? "A303" : "A415";
  return preview(entry, words).missing.map(({ name, pointer }) => ({
    pointer: `/destinations/${recipient}/replaceWords/${name}`,
    code,
    message: `is required: /messageFlow/${step}${pointer} holds the placeholder #{${name}}`,
  }));
}
