// What a reader has done to a part of the documentation: opened it, and typed into its forms.

const listDetails = (part) =>
  [...(part.matches?.("details") ? [part] : []), ...part.querySelectorAll("details")].map((details) => {
    const key = `${details.closest("[id]")?.id} ${details.querySelector("summary")?.textContent}`;
    return [key, details];
  });

const listFields = (part) => [...part.querySelectorAll("input[id], textarea[id], select[id]")];

/** What nobody changed takes its new value from the document. A file cannot be put back. */
const isChanged = (field) =>
  field.type !== "file" && (field.defaultValue === undefined || field.value !== field.defaultValue);

export const keepState = (part) => ({
  open: new Set(listDetails(part).flatMap(([key, { open }]) => (open ? [key] : []))),
  values: new Map(listFields(part).flatMap((field) => (isChanged(field) ? [[field.id, field.value]] : []))),
});

export function restoreState(part, { open, values }) {
  for (const [key, details] of listDetails(part)) if (open.has(key)) details.open = true;
  for (const field of listFields(part)) if (values.has(field.id)) field.value = values.get(field.id);
}
