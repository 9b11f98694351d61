import type { Play, Selection } from '@lanna/rules/lotteries/lottery/play';
import { readSelection, writeSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import type { Draft } from './pick.ts';

/** The text of a draft as `readSelection` takes it: rows first, then lines as they are typed. */
export function textOfDraft(play: Play, { rows, text }: Draft): string {
  if (!play.shape.lines) return writeSelection(play, rows);
  return linesBegin(play, rows) + text;
}

/** Where the typed lines begin in the text of a draft: what an error says of a place is counted from its start. */
export function linesOffset(play: Play, { rows }: Pick<Draft, 'rows'>): number {
  return linesBegin(play, rows).length;
}

/** What was picked, to be changed. */
export function draftOfText(play: Play, text: string): Draft | undefined {
  const read = readSelection(play, text);
  if ('errors' in read) return undefined;
  return draftOfSelection(play, read.selection);
}

function draftOfSelection(play: Play, selection: Selection): Draft {
  const { rows, lines } = play.shape;
  const written = lines
    ? writeSelection(play, selection).split('|').slice(rows.length).join('|').replaceAll(',', '\n')
    : '';
  return { rows: selection.slice(0, rows.length), text: written };
}

function linesBegin({ shape }: Play, rows: Draft['rows']): string {
  return shape.rows
    .map(({ symbols }, at) =>
      (rows[at] ?? [])
        .map((value) => (symbols.kind === 'options' ? symbols.options[value] : String(value)))
        .join(' '),
    )
    .map((row) => `${row}|`)
    .join('');
}
