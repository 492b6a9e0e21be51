import { OperatorError } from "../../errors.ts";
import type { CommandArgs } from "./command-args.ts";
import { readInputFile } from "./input-file.ts";

export const passwordOptions = { password: { type: "string" }, "password-file": { type: "string" } } as const;

export const passwordHelp = `  --password-file FILE      its password: 1 to 200 printable ASCII characters; "-" reads standard input. Left out, one is
                            made and shown once
  --password PASSWORD       the same as an argument, which the list of processes shows to every user of the machine`;

/** Options whose value is a secret. Each can be given by a file too, because arguments are visible to other users. */
const SECRETS = ["password", "webhook-secret"];

/** Replaces the secrets that come from files or standard input by what these hold. */
export async function readSecrets(args: CommandArgs): Promise<CommandArgs> {
  const files = new Map<string, string>();
  for (const secret of SECRETS) {
    const file = args.text(`${secret}-file`) ?? (args.text(secret) === "-" ? "-" : undefined);
    if (file === undefined) continue;
    if (args.text(`${secret}-file`) !== undefined && args.text(secret) !== undefined)
      throw new OperatorError(`--${secret} and --${secret}-file are both given; leave one out`);
    if (file === "-" && [...files.values()].includes("-"))
      throw new OperatorError("only one secret can come from standard input; give the other one in a file");
    files.set(secret, file);
  }
  const values: Record<string, string> = {};
  for (const [secret, file] of files) values[secret] = (await readInputFile(file)).replace(/\r?\n$/, "");
  return args.with(values);
}
