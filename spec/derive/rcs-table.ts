/** The shape of tables/rcs-formats.yaml. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** What an RCS message may hold. Zero means none. */
export interface RcsLimits {
  readonly content: "standalone" | "carousel" | "template";
  readonly cards: number;
  readonly images: readonly ImageSize[];
  readonly maxTotalImageBytes?: number;
  readonly title: number;
  readonly text: number;
  readonly totalText?: number;
  readonly buttons: { readonly max: number; readonly label?: number };
  readonly subInfo: number;
  readonly detail?: { readonly image: ImageSize; readonly text: number };
}

interface RcsRow extends RcsLimits {
  readonly layout: string;
  readonly family: string;
  readonly msgType: string;
}

export interface RcsFormat extends RcsRow {
  readonly id: string;
}

export interface RcsTemplateKind extends RcsRow {
  readonly kind: string;
}

export interface RcsTable {
  readonly formats: readonly RcsFormat[];
  readonly templates: readonly RcsTemplateKind[];
}

/** What some template may hold: the limits of all kinds, each at its loosest. */
export function loosestOf(kinds: readonly RcsLimits[]): RcsLimits {
  const most = (pick: (kind: RcsLimits) => number) => Math.max(...kinds.map(pick));
  const details = kinds.flatMap((kind) => (kind.detail ? [kind.detail] : []));
  const detail = details.toSorted((a, b) => b.text - a.text)[0];
  const labels = kinds.map((kind) => kind.buttons.label);
  const bounded = labels.filter((label) => label !== undefined);
  return {
    content: "template",
    cards: most((kind) => kind.cards),
    images: kinds.flatMap((kind) => kind.images),
    title: most((kind) => kind.title),
    text: most((kind) => kind.text),
    // A kind without a limit of its own is the loosest.
    buttons: {
      max: most((kind) => kind.buttons.max),
      ...(bounded.length === labels.length && { label: Math.max(...bounded) }),
    },
    subInfo: most((kind) => kind.subInfo),
    ...(detail && { detail }),
  };
}
