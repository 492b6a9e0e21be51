/** Buttons as the phone shows them. They lead nowhere here. */
export function Buttons({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul class="buttons" aria-label="Buttons">
      {labels.map((label, index) => (
        <li key={index}>{label || "…"}</li>
      ))}
    </ul>
  );
}

/** Answers that the recipient can tap below a message. */
export function Chips({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul class="chips" aria-label="Quick replies">
      {labels.map((label, index) => (
        <li key={index}>{label || "…"}</li>
      ))}
    </ul>
  );
}
