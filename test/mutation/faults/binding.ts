import { type Fault, testOf } from "../fault.ts";

const bindingTest = (file: string, name: string) => testOf("unit", `test/unit/scripts/koa/${file}.test.ts`, name);

/** What mounts generated routes on a Koa application. */
export const bindingFaults: readonly Fault[] = [
  {
    name: "one-credential-of-two",
    harm: "Where two credentials are asked for, a good one and a wrong one let the caller in.",
    file: "scripts/koa/security.ts",
    find: "          : { ok: false, reply: next.reply };",
    put: "          : outcome;",
    caughtBy: bindingTest("security", "all of: every one must be met"),
  },
  {
    name: "challenge-missing",
    harm: "A caller whose signature is wrong is not told which credential to show.",
    file: "scripts/koa/operation.ts",
    find: "isUnauthorized ? authenticator.unauthorized(this.route) : read.invalid",
    put: "isUnauthorized ? read.invalid : read.invalid",
    caughtBy: bindingTest("security", "may ask to see the body"),
  },
  {
    name: "template-hides-path",
    harm: "A request for a path of its own is served by the operation of a template that fits it too.",
    file: "scripts/koa/mount.ts",
    find: "if (difference !== 0) return difference;",
    put: "if (difference !== 0) return -difference;",
    caughtBy: bindingTest("mounting", "without parameters come first for HEAD"),
  },
  {
    name: "body-room-kept",
    harm: "Room for bodies is never given back, and after a while every request is refused with 503.",
    file: "scripts/koa/operation.ts",
    find: "memory.release(reservedBytes);",
    put: "memory.release(0);",
    caughtBy: bindingTest("limits", "is kept: 503 while there is no room"),
  },
  {
    name: "reply-header-unchecked",
    harm: "A reply without a header that the document promises leaves unnoticed.",
    file: "scripts/koa/check-reply.ts",
    find: "row.required && getSent(name) === undefined",
    put: "row.required && false",
    caughtBy: bindingTest("replies", "finds no header"),
  },
  {
    name: "error-code-guessed",
    harm: "A caller is told the first error of a list, whatever happened.",
    file: "scripts/koa/error-body.ts",
    find: "if (values.length === 1) return values[0];",
    put: "if (values.length > 0) return values[0];",
    caughtBy: bindingTest("error-replies", "in the document's own form"),
  },
  {
    name: "form-part-too-few",
    harm: "A form with as many parts as are allowed is refused.",
    file: "scripts/koa/multipart.ts",
    find: "parts: limits.parts + 1",
    put: "parts: limits.parts",
    caughtBy: bindingTest("multipart", "takes as many parts as the limit"),
  },
  {
    name: "json-values-uncounted",
    harm: "One body of a megabyte stops all others for a quarter of a second.",
    file: "scripts/koa/read-body.ts",
    find: "size.values > options.jsonValues",
    put: "false",
    caughtBy: bindingTest("limits", "is also a number of values"),
  },
  {
    name: "json-depth-uncounted",
    harm: "One body of half a million brackets stops all others, or ends in an error of the stack.",
    file: "scripts/koa/json-size.ts",
    find: "depth += 1;",
    put: "depth += 0;",
    caughtBy: bindingTest("json-size", "is limited"),
  },
];
