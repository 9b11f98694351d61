import { tableRules } from '@lanna/rules/play/tables/all-tables';
import { inPercent, isBelow } from '@lanna/rules/play/tables/fraction';
import type { TableGame } from './table-game.ts';

/** What the plays of a game return, over all sheets of pay that its tables have: `85.64–98.94`, in per cent. */
export function returnRange({ tableKind, tables }: Pick<TableGame, 'tableKind' | 'tables'>): string {
  const rules = tableRules(tableKind);
  const variants = [...new Set(tables.map(({ variant }) => variant))];
  const returns = variants
    .flatMap((variant) => rules?.plays(variant) ?? [])
    .map((play) => play.returns)
    .sort((one, other) => (isBelow(one, other) ? -1 : 1));
  const [least, most] = [returns[0], returns.at(-1)];
  if (!least || !most) throw new Error(`no plays of ${tableKind}`);
  const [from, to] = [inPercent(least), inPercent(most)];
  return from === to ? from : `${from}–${to}`;
}
