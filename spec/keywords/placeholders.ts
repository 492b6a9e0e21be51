/** The text without its placeholders `#{name}`: the part that does not depend on their values. */
export function withoutPlaceholders(text: string): string {
  let kept = "";
  let from = 0;
  for (;;) {
    const start = text.indexOf("#{", from);
    const end = start < 0 ? -1 : text.indexOf("}", start + 2);
    if (end < 0) return kept + text.slice(from);
    kept += text.slice(from, start);
    from = end + 1;
  }
}
