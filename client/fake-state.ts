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
const MOST_IN_A_BATCH = 1000;
/** A timer of more would end at once. */
const LONGEST_TIMER_MS = 2 ** 31;

/** Reports that are handed out together. */
interface FakeBatch {
  readonly reportId: string;
  readonly report: readonly Schemas["InquiryRecord"][];
}

const NO_BATCH: FakeBatch = { reportId: "", report: [] };

/** What the report of a message says that was cancelled. */
const CANCELLED = { reportType: "0", reportCode: "90001", reportText: "Cancelled" } as const;

/** The messages, forms and reports of the fake gateway, without HTTP. */
export class FakeState {
  readonly sent: FakeMessage[] = [];
  readonly #forms = new Map<string, readonly Entry[]>();
  /** Final reports that are in no batch yet. */
  readonly #waiting: Schemas["InquiryRecord"][] = [];
  /** The batch that is to be acknowledged; its name is empty if there is none. */
  #batch: FakeBatch = NO_BATCH;
  #acknowledgedId = "";
  #batches = 0;
  #version = 0;
  /** Those who wait for another version. */
  readonly #waiters = new Set<() => void>();
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
    const [fault] = errors;
    if (fault === undefined || destinations.some((one) => "msgKey" in one)) return success(answer);
    const refused = refusal(fault.code);
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
      this.#tellChange();
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

  /** Whether the message has its final report. */
  isFinal(msgKey: string): boolean {
    return this.sent.some((one) => one.msgKey === msgKey && one.reports.some(({ reportType }) => reportType === "0"));
  }

  /** The oldest reports, the same ones until they are acknowledged. */
  openBatch(): FakeBatch {
    this.#sendDue();
    if (this.#batch === NO_BATCH && this.#waiting.length > 0)
      this.#batch = { reportId: `b-${++this.#batches}`, report: this.#waiting.splice(0, MOST_IN_A_BATCH) };
    return this.#batch;
  }

  poll(): FakeReply {
    return success({ data: this.openBatch() });
  }

  acknowledge(reportId: string): FakeReply {
    if (reportId === this.#acknowledgedId) return success();
    if (reportId !== this.#batch.reportId) return refusal("A805");
    this.#acknowledgedId = reportId;
    this.#batch = NO_BATCH;
    this.#tellChange();
    return success();
  }

  /** Resolves when there is another version, when a scheduled message is due, and when the signal is aborted. */
  async changed(version: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || version !== this.#version) return;
    const nextMs = Math.min(...[...this.#scheduled.values()].map(({ sendAtMs }) => sendAtMs - Date.now()));
    let wake = (): void => {};
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.#waiters.add(wake);
    signal.addEventListener("abort", wake, { once: true });
    const timer = nextMs < LONGEST_TIMER_MS ? setTimeout(wake, Math.max(0, nextMs)) : undefined;
    await woken;
    clearTimeout(timer);
    this.#waiters.delete(wake);
    signal.removeEventListener("abort", wake);
  }

  /** Grows with each report and acknowledgement. */
  get version(): number {
    return this.#version;
  }

  #tellChange(): void {
    this.#version += 1;
    for (const wake of this.#waiters) wake();
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
