import { isObject } from "../schema/json.ts";
import type { Bundle } from "./bundler.ts";
import { type Kind, ruleFor } from "./grammar.ts";
import { DocumentError } from "./problem.ts";
import { type NodePath, Problems, pathTo } from "./problems.ts";
import { walkReached } from "./walk-document.ts";

/**
 * Setting the member of this name changes the prototype of an object, in generated code and in that of whoever uses it. As a property it
 * would not be checked: ajv leaves it out, and readers of bodies refuse it.
 */
const FORBIDDEN = "__proto__";

/** Members that are a name by themselves. */
const NAME_MEMBERS: Readonly<Partial<Record<Kind, string>>> = { parameter: "name", operation: "operationId" };

/** Throws if something has a name that cannot be used. Names such as `constructor` can. */
export function requireAllowedNames({ document, place }: Bundle): void {
  const problems = new Problems(place);
  walkReached(document, (node, kind, at) => {
    const member = NAME_MEMBERS[kind];
    if (member !== undefined && node[member] === FORBIDDEN) forbid(pathTo(at, member));
    if (kind === "callback" && Object.hasOwn(node, FORBIDDEN)) forbid(pathTo(at, FORBIDDEN));
    for (const [key, value] of Object.entries(node)) {
      const isMap = ruleFor(kind, key)?.form === "map";
      if (isMap && isObject(value) && Object.hasOwn(value, FORBIDDEN)) forbid(pathTo(at, key, FORBIDDEN));
    }
  });
  if (problems.all.length > 0) throw new DocumentError(problems.all);

  function forbid(at: NodePath): void {
    problems.error(at, {
      rule: "forbidden-name",
      message: `The name ${FORBIDDEN} cannot be used: in JavaScript it sets the prototype of an object.`,
      fix: "choose another name",
    });
  }
}
