import { useMemo, useRef, useState } from "preact/hooks";
import { rememberBody } from "../messages/sent-bodies.ts";
import { rememberSend } from "../messages/sent-messages.ts";
import { StateBadge } from "../messages/state-badge.tsx";
import { type KnownState, useStates } from "../messages/use-states.ts";
import { isSandbox } from "../session/account-facts.ts";
import { useGateway } from "../session/gateway.ts";
import { adviseOnReport, findReportCode } from "../ui/code-texts.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { FailureNote } from "../ui/failure-note.tsx";
import { refusesAll } from "./check.ts";
import { body, brokenText, preset } from "./draft.ts";
import { FaultList } from "./fault-list.tsx";
import { faults, rules } from "./faults.ts";
import { isObject, type Json, textAt } from "./json.ts";
import { describeTime } from "./local-time.ts";
import { namedForm } from "./named-form.ts";
import { type SendOutcome, send } from "./send.ts";
import { getChain, getRecipients } from "./steps.ts";

/** When the message is to be sent; undefined: now. */
const getSendTime = (): string | undefined => describeTime(textAt(body.value, "sendAt"), new Date());

/** `Send to 3 people`, or with a time `Schedule to 3 people for 06:35` */
function describeAct(recipients: string): string {
  const time = getSendTime();
  return time === undefined ? `Send${recipients}` : `Schedule${recipients} for ${time}`;
}

/** What the checks say in a few words. */
function describeChecks(): { readonly words: string; readonly kind: string } {
  const { isLoading, problem } = namedForm.value;
  if (rules.value === undefined || isLoading) return { words: "Checking", kind: "info" };
  const count = faults.value.length;
  if (count === 0)
    return problem === undefined
      ? { words: getSendTime() === undefined ? "Ready to send" : "Ready to schedule", kind: "good" }
      : { words: "Not checked", kind: "warn" };
  return { words: count === 1 ? "1 fault" : `${count} faults`, kind: "bad" };
}

/** ` to 3 people, 2 with fallback` */
function describeRecipients(): string {
  const { operation } = preset.value;
  const recipients = getRecipients(operation, body.value);
  const people = recipients.length === 1 ? "1 person" : `${recipients.length} people`;
  const chains = recipients.map((_, index) => getChain(operation, body.value, index, namedForm.value.flow));
  const withFallback = chains.filter(({ steps }) => steps.length > 1).length;
  return withFallback === 0 ? ` to ${people}` : ` to ${people}, ${withFallback} with fallback`;
}

/** The numbers that a dialog has room for. */
const MOST_NUMBERS = 5;

function listNumbers(): string {
  const numbers = getRecipients(preset.value.operation, body.value);
  const shown = numbers.slice(0, MOST_NUMBERS).join(", ");
  return numbers.length > MOST_NUMBERS ? `To ${shown} and ${numbers.length - MOST_NUMBERS} more.` : `To ${shown}.`;
}

/** A send whose answer was lost: perhaps the gateway has accepted it. */
interface Unanswered {
  readonly body: Json;
  readonly key: string | undefined;
}

/** The same body once more has the same key, so that nobody gets it twice. */
const getKey = (unanswered: Unanswered | undefined, body: Json): { readonly idempotencyKey?: string } =>
  unanswered?.key !== undefined && unanswered.body === body ? { idempotencyKey: unanswered.key } : {};

/** Sends what is composed, and shows what became of each recipient. */
export function SendBar() {
  const { accountId, gateway } = useGateway();
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ readonly outcome: SendOutcome; readonly body: Json }>();
  const unanswered = useRef<Unanswered | undefined>(undefined);
  const { words, kind } = describeChecks();
  const { operation } = preset.value;
  const count = getRecipients(operation, body.value).length;
  const canSend = brokenText.value === undefined && isObject(body.value) && !refusesAll(faults.value, count);
  const label = isBusy ? "Sending …" : describeAct(count > 1 ? ` to ${count}` : "");

  const presetId = preset.value.id;
  const start = async (): Promise<void> => {
    const sent = body.value;
    setBusy(true);
    setShown(undefined);
    try {
      const result = await send(gateway, operation, sent, getKey(unanswered.current, sent));
      const { failure } = result;
      unanswered.current = failure?.kind === "unanswered" ? { body: sent, key: failure.idempotencyKey } : undefined;
      setShown({ outcome: result, body: body.value });
      const accepted = result.recipients.flatMap((one) => ("msgKey" in one ? [one] : []));
      if (accepted.length > 0 && isObject(sent)) {
        rememberSend(accountId, operation, sent, accepted);
        rememberBody({ accountId, presetId, body: sent, accepted });
      }
    } finally {
      setBusy(false);
    }
  };

  const isChanged = brokenText.value !== undefined || shown?.body !== body.value;

  return (
    <section class="card send-bar" aria-label="Send">
      <div class="send-row">
        <span class={`badge ${kind}`} role="status">
          {words}
        </span>
        <kbd class="muted">Ctrl+Enter</kbd>
        <ConfirmButton
          {...{ label, id: "send", kind: "" }}
          disabled={isBusy || !canSend}
          question={`${describeAct(describeRecipients())}?`}
          isNeeded={() => !isSandbox.value}
          onConfirm={() => void start()}
        >
          This account is live: the message goes to real phones and is charged. {listNumbers()}
        </ConfirmButton>
      </div>
      <FaultList />
      {shown !== undefined && (
        <Outcome outcome={shown.outcome} isChanged={isChanged} onClose={() => setShown(undefined)} />
      )}
    </section>
  );
}

interface OutcomeProps {
  readonly outcome: SendOutcome;
  /** The message was changed since: what was accepted can still be followed, and what was wrong no longer matters. */
  readonly isChanged: boolean;
  onClose(): void;
}

function Outcome({ outcome: { recipients, warnings, failure }, isChanged, onClose }: OutcomeProps) {
  const accepted = useMemo(() => recipients.flatMap((one) => ("msgKey" in one ? [one] : [])), [recipients]);
  const { states } = useStates(accepted);
  if (isChanged && accepted.length === 0) return null;
  // The list of faults has its place: what is wrong there is not said once more. After a change it no longer matters.
  const isListed = (fault: { readonly pointer: string }): boolean =>
    isChanged || faults.value.some(({ pointer }) => pointer === fault.pointer);
  return (
    <div class="outcome">
      <button type="button" class="icon close" aria-label="Close the result" onClick={onClose}>
        ×
      </button>
      {isChanged && <p class="muted">Sent before the last change:</p>}
      {failure !== undefined && <FailureNote failure={failure} isShown={isListed} />}
      {recipients.length > 0 && (
        <ul class="recipients" aria-label="Results" aria-live="polite">
          {recipients.map((one, index) => (
            <li key={index}>
              <span class="mono">{one.to}</span>{" "}
              {"msgKey" in one ? (
                <>
                  <span class="badge good">accepted</span>{" "}
                  <a href={`/console/messages/${one.msgKey}`}>
                    Follow <code>{one.msgKey}</code>
                  </a>{" "}
                  <Result known={states.get(one.msgKey)} />
                </>
              ) : (
                <>
                  <span class="badge bad">refused</span> <b>{one.code}</b> {one.message}
                  {one.errors
                    .filter((error) => !isListed(error))
                    .map(({ pointer, message }) => (
                      <div key={pointer + message} class="muted">
                        <code>{pointer}</code> {message}
                      </div>
                    ))}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {warnings.map((warning) => (
        <p key={warning} class="notice warn">
          {warning}
        </p>
      ))}
    </div>
  );
}

/** A failure with its code and what it means, so that nobody has to look for it elsewhere. */
function Result({ known }: { readonly known: KnownState | undefined }) {
  if (known === undefined) return null;
  const { state, code } = known;
  if (state !== "failed" || code === undefined) return <StateBadge state={state} />;
  return (
    <>
      <StateBadge state={state} /> <b>{code}</b> {findReportCode(code)?.text}
      <div class="muted">{adviseOnReport(code)}</div>
    </>
  );
}
