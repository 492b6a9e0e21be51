import { type Command, readOptions } from "../main.ts";
import { generate } from "./generate.ts";
import { lint } from "./lint.ts";

const help = `
contract check

What a build machine runs: checks the document like \`contract lint\`, and compares the generated files with the document
like \`contract generate --check\`. Nothing is written.

  --help          print this text

Exit status: 0 if both pass, 1 otherwise.
`;

export const check: Command = {
  name: "check",
  async run(args) {
    readOptions({ name: "check", help, options: {} }, args);
    const linted = await lint.run([]);
    const compared = await generate.run(["--check"]);
    return linted === 0 && compared === 0 ? 0 : 1;
  },
};
