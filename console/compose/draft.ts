import { computed, effect, signal } from "@preact/signals";
import type { WrittenOperation } from "../channels/table.ts";
import { forgetPictures } from "../phone/pictures.ts";
import { accountFacts } from "../session/account-facts.ts";
import { DRAFTS } from "../session/credentials.ts";
import { endedBecause, session } from "../session/gateway.ts";
import { forAccount, getFirstPreset } from "./for-account.ts";
import { isObject, type Json, type JsonObject, listAt, textAt } from "./json.ts";
import { type ChannelId, findPreset, getPreset, getPresetsOf, type Preset } from "./presets.ts";

// What is being composed. It survives a reload and the change to another page, and ends with the browser's tab.

interface Stored {
  /** Whose draft it is. */
  readonly accountId?: string;
  readonly presetId: string;
  /** What was written over each preset and over each form. */
  readonly bodies: { readonly [composedId: string]: Json };
  /** The preset with which each channel was left. */
  readonly left?: { readonly [channel: string]: string };
}

const NOTHING: Stored = { presetId: "", bodies: {} };

function readStored(): Stored {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFTS) ?? "");
    if (typeof stored === "object" && stored !== null && "presetId" in stored && "bodies" in stored) {
      const { presetId, bodies } = stored;
      const accountId = "accountId" in stored ? String(stored.accountId) : "";
      const left = "left" in stored && isObject(stored.left as Json) ? (stored.left as Stored["left"] & object) : {};
      if (typeof presetId === "string" && isObject(bodies as Json))
        return { accountId, presetId, bodies: bodies as Stored["bodies"], left };
    }
  } catch {
    // Nothing is stored, or another version of the page stored it.
  }
  return NOTHING;
}

const draft = signal<Stored>(readStored());

export const preset = computed((): Preset => findPreset(draft.value.presetId) ?? getFirstPreset(accountFacts.value));

/** What the editor writes. */
export interface Composed {
  readonly id: string;
  readonly operation: WrittenOperation;
  /** What it begins with. */
  readonly body: JsonObject;
}

/** The form that the page of a form has open. */
const openedForm = signal<Composed | undefined>(undefined);

/** The chosen example, or the form that is open. */
export const composed = computed((): Composed => openedForm.value ?? preset.value);
export const body = computed(
  (): Json =>
    draft.value.bodies[composed.value.id] ??
    openedForm.value?.body ??
    forAccount(preset.value.body, accountFacts.value),
);
/** Whether the body is still what it began with. */
export const isUntouched = computed(() => !(composed.value.id in draft.value.bodies));

/** The text of the raw editor while it is not JSON. */
export const brokenText = signal<string | undefined>(undefined);

/** The recipient whose phones are shown. */
export const shownRecipient = signal(0);

export function setBody(next: Json): void {
  brokenText.value = undefined;
  draft.value = { ...draft.value, bodies: { ...draft.value.bodies, [composed.value.id]: next } };
}

/** What was written over the preset is still there when it is chosen again. */
export function choosePreset(id: string): void {
  brokenText.value = undefined;
  shownRecipient.value = 0;
  draft.value = { ...draft.value, presetId: id };
}

/** Goes on with what was last written in the channel. */
export function chooseChannel(channel: ChannelId): void {
  const { channel: before, id } = preset.value;
  if (before === channel) return;
  const left = { ...draft.value.left, [before]: id };
  draft.value = { ...draft.value, left };
  const next = findPreset(left[channel] ?? "") ?? getPresetsOf(channel)[0];
  if (next !== undefined) choosePreset(next.id);
}

/** Whether something was written over a preset. */
export const isWritten = (presetId: string): boolean => presetId in draft.value.bodies;

/** Forgets what was written. */
export function startOver(): void {
  const { [composed.value.id]: _, ...bodies } = draft.value.bodies;
  brokenText.value = undefined;
  draft.value = { ...draft.value, bodies };
}

const NEW_FORM = "form new";

const setOther = (id: string, next: Json): void => {
  draft.value = { ...draft.value, bodies: { ...draft.value.bodies, [id]: next } };
};

/** Lets the editor write a form, a new one without an id, until the function that it answers is called. */
export function openForm(formId: string | undefined, messages: readonly Json[]): () => void {
  brokenText.value = undefined;
  openedForm.value = {
    id: formId === undefined ? NEW_FORM : `form ${formId}`,
    operation: "createForm",
    body: { messageForm: messages },
  };
  return () => {
    brokenText.value = undefined;
    openedForm.value = undefined;
  };
}

/** The messages of an example with the account's own number: what a new form begins with. */
export const getFirstMessages = (): readonly Json[] =>
  listAt(forAccount(getPreset("sendOmni.flow").body, accountFacts.value), "messageFlow");

/** Whether a new form was begun and not saved. */
export const hasNewForm = (): boolean => NEW_FORM in draft.peek().bodies;

/** What the page of a new form shows next: the messages of the flow that is composed. */
export const beginForm = (messages: readonly Json[]): void => setOther(NEW_FORM, { messageForm: messages });

/** Composes a send of a form that the gateway keeps; what was already written for it stays. */
export function composeWithForm(formId: string): void {
  const { id, body: example } = getPreset("sendOmni.form");
  choosePreset(id);
  if (textAt(draft.value.bodies[id], "messageForm") === formId) return;
  const [first = {}] = listAt(forAccount(example, accountFacts.value), "destinations");
  setOther(id, { destinations: [{ to: textAt(first, "to") }], messageForm: formId });
}

/** Takes the text of the raw editor; a text that is no JSON is kept until it is. */
export function setJsonText(text: string): void {
  try {
    setBody(JSON.parse(text));
  } catch {
    brokenText.value = text;
  }
}

effect(() => {
  const accountId = session.value?.accountId;
  const { accountId: owner = accountId } = draft.value;
  // A session that ended by itself is gone on with by the same account; nothing of one account is there for the next.
  const isOver = accountId === undefined ? endedBecause.peek() === undefined : owner !== accountId;
  if (isOver) {
    draft.value = NOTHING;
    brokenText.value = undefined;
    forgetPictures();
  } else if (accountId !== undefined) {
    if (draft.value.accountId === undefined) draft.value = { ...draft.value, accountId };
    sessionStorage.setItem(DRAFTS, JSON.stringify(draft.value));
  }
});
