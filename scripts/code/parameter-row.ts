import type { FormField, Parameter } from "../ir/model.ts";

/** The row of a parameter for the decoder and encoder of the run time. False and absent members are left out. */
export function parameterRow(parameter: Omit<Parameter, "schema">): string {
  const { name, in: place, style, explode, required, shape, default: preset } = parameter;
  const { allowReserved, allowEmptyValue, json } = parameter;
  return JSON.stringify({
    ...{ name, in: place, style, explode, required },
    ...(allowReserved ? { allowReserved } : {}),
    ...(allowEmptyValue ? { allowEmptyValue } : {}),
    ...(json ? { json } : {}),
    shape,
    ...(preset === undefined ? {} : { default: preset }),
  });
}

/** A field of a form is written like a query parameter. */
export const fieldRow = (field: FormField): string =>
  parameterRow({ ...field, in: "query", required: false, allowEmptyValue: true, default: undefined });
