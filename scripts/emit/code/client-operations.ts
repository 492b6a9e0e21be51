import { commentText } from "../../document/names.ts";
import type { Api, Operation, SecurityRequirement } from "../../model/model.ts";
import { describeDeprecation } from "../../runtime/deprecation.ts";

/** Whether clients can have all credentials of a security requirement. */
export const isForClient = ({ client }: Api, requirement: SecurityRequirement): boolean =>
  requirement.every(({ scheme }) => client.security?.includes(scheme) ?? true);

/** The operations that clients may call. */
export const listClientOperations = (api: Api): Operation[] =>
  api.operations.filter(
    ({ security }) => security.length === 0 || security.some((requirement) => isForClient(api, requirement)),
  );

/** What to say to who calls the operation, if it is deprecated. */
export const deprecationText = ({ deprecation }: Operation): string | undefined =>
  deprecation && describeDeprecation(deprecation);

/** `GET /pets — List pets`, as a doc comment. */
export function operationComment(operation: Operation): string {
  const summary = operation.summary === "" ? "" : ` — ${operation.summary}`;
  const note = commentText(`${operation.method.toUpperCase()} ${operation.path}${summary}`);
  const deprecation = deprecationText(operation);
  const tag = deprecation === undefined ? "" : ` @${commentText(deprecation)}`;
  return `/** ${note}${tag} */`;
}
