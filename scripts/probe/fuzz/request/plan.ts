import type { ParameterPlace } from "../../../runtime/parameter-model.ts";

/** A request before it is written: everything of it that is drawn, and can be made simpler. */
export interface Plan {
  /** The operation's id. */
  readonly operation: string;
  /** In capitals. Not always the operation's own: methods that are not documented are tried too. */
  readonly method: string;
  readonly parameters: Parameters;
  readonly body?: PlannedBody | undefined;
  readonly credentials: "given" | "none" | "wrong";
}

export type Parameters = { readonly [Place in ParameterPlace]: Readonly<Record<string, unknown>> };

export interface PlannedBody {
  readonly mediaType: string;
  /** Written as the media type asks. */
  readonly value?: unknown;
  /** Written as it is, in place of a value. */
  readonly text?: string;
}

export const NO_PARAMETERS: Parameters = { path: {}, query: {}, header: {}, cookie: {} };

export const withParameter = (plan: Plan, place: ParameterPlace, name: string, value: unknown): Plan => ({
  ...plan,
  parameters: { ...plan.parameters, [place]: { ...plan.parameters[place], [name]: value } },
});

export function withoutParameter(plan: Plan, place: ParameterPlace, name: string): Plan {
  const { [name]: _, ...others } = plan.parameters[place];
  return { ...plan, parameters: { ...plan.parameters, [place]: others } };
}
