import type { Overrides } from "../../../../scripts/schema/make.ts";
import type { Random } from "../../../../scripts/schema/random.ts";
import { MARK, PLACEHOLDERS } from "../schema/texts.ts";
import { FORM_TOKEN, fileToken } from "../world/account.ts";
import { wantedImages } from "../world/images.ts";

/** Takes the place of the beginning of an account's own numbers. */
const NUMBERS = "777777";
const images = wantedImages();

const kindsOf = (serviceType: string): string[] =>
  images
    .filter((image) => image.serviceType === serviceType)
    .map(({ width, height }) => `${serviceType}-${width}x${height}`);

const [mms, rcs, friendtalk] = [kindsOf("MMS"), kindsOf("RCS"), kindsOf("FRIENDTALK")];

/** Recipients that the simulator does something special for; none of them keeps us waiting. */
const MAGIC = ["0000", "8000", "8003", "8004", "8005", "8006", "8007", "8009", "8010", "3001", "9999"];

function domesticNumber(random: Random): string {
  return random.weighted([
    [8, `${NUMBERS}${random.integer(10_000, 99_999)}`],
    [2, `${NUMBERS}0000${random.pick(MAGIC)}`],
    [1, `${NUMBERS}${random.integer(10, 99)}`],
    [1, `${NUMBERS}${random.integer(100_000_000, 999_999_999)}`],
  ]);
}

/**
 * What the contract's schemas alone cannot give: numbers of the account's own, files that it has registered. What stands
 * in for them here is put in place when the account that sends is known.
 */
export const overrides: Overrides = {
  DomesticNumber: domesticNumber,
  InternationalNumber: (random) => `+82${NUMBERS}${random.integer(10_000, 99_999)}`,
  FileKey: (random) => (random.flip(0.9) ? fileToken(random.pick(mms)) : "f_unknown"),
  RcsMedia: (random) => (random.flip(0.9) ? `maapfile://${fileToken(random.pick(rcs))}` : "maapfile://nowhere"),
  MessengerImageUrl: (random) =>
    random.flip(0.9) ? fileToken(random.pick(friendtalk)) : "https://elsewhere.example/a.jpg",
  FormId: (random) => (random.flip(0.8) ? FORM_TOKEN : "form_unknown"),
  Ref: (random) => MARK + random.pick(["", " ", "참조", "x".repeat(192), "😀", '"\\/']) + random.integer(0, 999_999),
  Destination: (random) => ({
    to: random.flip(0.9)
      ? domesticNumber(random)
      : random.pick(["", "010-1234-5678", "+821012345678", MARK, "1".repeat(100)]),
    ...(random.flip(0.4) && {
      replaceWords: Object.fromEntries(
        PLACEHOLDERS.filter(() => random.flip(0.8)).map((name) => [
          random.flip(0.8) ? name : `#{${name}}`,
          random.pick(["", "Kim", "김", "#{name}", "x".repeat(2000), MARK]),
        ]),
      ),
    }),
  }),
};
