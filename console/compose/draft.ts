import { computed, effect, signal } from "@preact/signals";
import { forgetPictures } from "../phone/pictures.ts";
import { accountFacts } from "../session/account-facts.ts";
import { DRAFTS } from "../session/credentials.ts";
import { endedBecause, session } from "../session/gateway.ts";
import { forAccount, getFirstPreset } from "./for-account.ts";
import { isObject, type Json } from "./json.ts";
import { type ChannelId, findPreset, getPresetsOf, type Preset } from "./presets.ts";

// What is being composed. It survives a reload and the change to another page, and ends with the browser's tab.

interface Stored {
  /** Whose draft it is. */
  readonly accountId?: string;
  readonly presetId: string;
  /** What was written over each preset. */
  readonly bodies: { readonly [presetId: string]: Json };
}

const NOTHING: Stored = { presetId: "", bodies: {} };

function readStored(): Stored {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFTS) ?? "");
    if (typeof stored === "object" && stored !== null && "presetId" in stored && "bodies" in stored) {
      const { presetId, bodies } = stored;
      const accountId = "accountId" in stored ? String(stored.accountId) : "";
      if (typeof presetId === "string" && isObject(bodies as Json))
        return { accountId, presetId, bodies: bodies as Stored["bodies"] };
    }
  } catch {
    // Nothing is stored, or another version of the page stored it.
  }
  return NOTHING;
}

const draft = signal<Stored>(readStored());

export const preset = computed((): Preset => findPreset(draft.value.presetId) ?? getFirstPreset(accountFacts.value));
export const body = computed(
  (): Json => draft.value.bodies[preset.value.id] ?? forAccount(preset.value.body, accountFacts.value),
);
/** Whether the body is still the example. */
export const isUntouched = computed(() => !(preset.value.id in draft.value.bodies));

/** The text of the raw editor while it is not JSON. */
export const brokenText = signal<string | undefined>(undefined);

/** The recipient whose phones are shown. */
export const shownRecipient = signal(0);

export function setBody(next: Json): void {
  brokenText.value = undefined;
  draft.value = { ...draft.value, bodies: { ...draft.value.bodies, [preset.value.id]: next } };
}

/** What was written over the preset is still there when it is chosen again. */
export function choosePreset(id: string): void {
  brokenText.value = undefined;
  shownRecipient.value = 0;
  draft.value = { ...draft.value, presetId: id };
}

export function chooseChannel(channel: ChannelId): void {
  const [first] = getPresetsOf(channel);
  if (first !== undefined && preset.value.channel !== channel) choosePreset(first.id);
}

export function resetToPreset(): void {
  const { [preset.value.id]: _, ...bodies } = draft.value.bodies;
  brokenText.value = undefined;
  draft.value = { ...draft.value, bodies };
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
