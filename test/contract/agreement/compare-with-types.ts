import { describe, expect, test } from "vitest";
import * as generated from "../../../generated/validators.js";
import { type FindValidator, findIn } from "./generated-validators.ts";
import { acceptedReplies, refusedReplies } from "./type-fixtures-replies.ts";
import { acceptedRequests, refusedRequests } from "./type-fixtures-requests.ts";

const find: FindValidator = findIn(generated);

type Fixture = readonly [name: string, way: readonly string[], value: unknown];

const requests = (fixtures: Readonly<Record<string, readonly unknown[]>>): Fixture[] =>
  Object.entries(fixtures).flatMap(([id, values]) =>
    values.map((value, index): Fixture => [`${id} ${index}`, ["operations", id, "body", "application/json"], value]),
  );

const replies = (fixtures: Readonly<Record<string, readonly { status: number; body: unknown }[]>>): Fixture[] =>
  Object.entries(fixtures).flatMap(([id, values]) =>
    values.map(
      ({ status, body }, index): Fixture => [
        `${id} ${index}`,
        ["operations", id, "responses", String(status), "body", "application/json"],
        body,
      ],
    ),
  );

/** Asks the validators about values of which the compiler has decided whether they fit the types. */
export function compareWithTypes(): void {
  describe("the validators agree with the types", () => {
    test.each([...requests(acceptedRequests), ...replies(acceptedReplies)])(
      "%s compiles and is valid",
      (_, way, value) => {
        expect(
          find(way)
            ?.explain(value)
            .filter(({ keyword }) => keyword !== "schema"),
        ).toEqual([]);
        expect(find(way)?.(value)).toBe(true);
      },
    );

    test.each([...requests(refusedRequests), ...replies(refusedReplies)])(
      "%s neither compiles nor is valid",
      (_, way, value) => {
        expect(find(way)?.(value)).toBe(false);
        expect(find(way)?.explain(value)).not.toEqual([]);
      },
    );
  });
}
