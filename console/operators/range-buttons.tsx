interface RangeButtonsProps<Name> {
  /** What is chosen, for those who cannot see the buttons. */
  readonly legend: string;
  readonly ranges: readonly { readonly name: Name; readonly label: string }[];
  readonly chosen: NoInfer<Name>;
  onChoose(name: Name): void;
}

/** Times that are one click away: `15 min`, `24 h`. */
export function RangeButtons<Name extends string | number>({
  legend,
  ranges,
  chosen,
  onChoose,
}: RangeButtonsProps<Name>) {
  return (
    <fieldset class="ranges">
      <legend class="visually-hidden">{legend}</legend>
      {ranges.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          class="quiet small"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
