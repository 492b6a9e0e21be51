import type { FormField, Parameter } from "../ir/model.ts";

/** A parameter as the run-time decoder and encoder read it; what is false or absent is left out. */
export function parameterRow(parameter: Omit<Parameter, "schema">): string {
  const {
    name,
    in: place,
    style,
    explode,
    required,
    allowReserved,
    allowEmptyValue,
    json,
    shape,
    default: preset,
  } = parameter;
  return JSON.stringify({
    name,
    in: place,
    style,
    explode,
    required,
    ...(allowReserved ? { allowReserved } : {}),
    ...(allowEmptyValue ? { allowEmptyValue } : {}),
    ...(json ? { json } : {}),
    shape,
    ...(preset === undefined ? {} : { default: preset }),
  });
}

/** A field of a form is written as a query parameter is. */
export const fieldRow = (field: FormField): string =>
  parameterRow({ ...field, in: "query", required: false, allowEmptyValue: true, default: undefined });
