import { expect, test } from "vitest";
import { validate } from "../../../../client/validate.ts";
import { getAt, isList, isObject, type Json, type Path, removeAt, setAt } from "../../../../console/compose/json.ts";
import { getPreset } from "../../../../console/compose/presets.ts";
import { loadRules } from "../../../../console/compose/rules.ts";

/** The places of everything in a body. */
function listPlaces(value: Json, path: Path = []): readonly Path[] {
  const names = isList(value) ? value.map((_, index) => String(index)) : isObject(value) ? Object.keys(value) : [];
  return names.flatMap((name) => [[...path, name], ...listPlaces(getAt(value, [name]) ?? null, [...path, name])]);
}

/** Bodies with one fault each, or none where the place may be empty. */
function* spoil(body: Json): Generator<Json> {
  yield { ...(isObject(body) ? body : {}), nickname: "x" };
  for (const path of listPlaces(body)) {
    yield removeAt(body, path);
    yield setAt(body, path, 7);
    yield setAt(body, path, "x".repeat(3000));
  }
}

/** One for each schema of a body. */
const BODIES = ["Sms.text", "Mms.images", "International.long", "Rcs.lms", "Rcs.carouselSmall", "Alimtalk.itemList"];
const OTHERS = ["Friendtalk.coupon", "Brandmessage.basic", "Omni.flow", "Omni.friendtalkOffers"];

test.each([...BODIES, ...OTHERS])(
  "send%s: whatever is wrong with it, the page says what the generated checks say",
  async (name) => {
    const { operation, body } = getPreset(`send${name}`);
    const rules = await loadRules(operation);
    for (const spoilt of spoil(body)) {
      const found = validate(operation, spoilt);
      expect(rules.findBodyFaults(spoilt)).toEqual(found.ok ? [] : found.errors);
    }
  },
);
