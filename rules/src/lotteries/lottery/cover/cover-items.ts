import type { Play, Selection } from '../play.ts';
import { compareLines } from '../plays/lines.ts';

/** A line as far as it covers results. */
export interface CoveringLine {
  readonly play: Play;
  readonly selection: Selection;
  /** The one text of the selection. */
  readonly text: string;
}

/** Lines that win together as one selection. */
export interface CoverItem<L> {
  readonly play: Play;
  readonly selection: Selection;
  readonly lines: readonly L[];
}

/** The same lines as few selections, which win on the same results: what can be joined is one, and what was bought twice stands once. */
export function joinLines<L extends CoveringLine>(lines: readonly L[]): CoverItem<L>[] {
  const alike = Map.groupBy(lines, ({ play, text }) => (joinsOf(play) ? play.code : `${play.code}\n${text}`));
  return [...alike.values()].map((group) => {
    const { play, selection } = group[0] as L;
    return { play, selection: joined(play, selection, group), lines: group };
  });
}

/** How selections of a play are joined: row by row, or as lines that stand below each other. */
function joinsOf({ numberwise, joins, shape }: Play): 'rows' | 'lines' | undefined {
  if (shape.rows.length === 0) return 'lines';
  return numberwise || joins ? 'rows' : undefined;
}

function joined(play: Play, first: Selection, group: readonly CoveringLine[]): Selection {
  const how = joinsOf(play);
  const texts = new Set(group.map(({ text }) => text));
  if (!how || texts.size === 1) return first;
  if (how === 'lines') {
    const lines = new Map(group.flatMap(({ selection }) => selection.map((line) => [line.join(), line])));
    return [...lines.values()].toSorted(compareLines);
  }
  return first.map((_, at) =>
    [...new Set(group.flatMap(({ selection }) => selection[at] ?? []))].toSorted((one, other) => one - other),
  );
}
