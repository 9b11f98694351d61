import type { OfficeMargins } from '../../../sports-office-api.ts';
import { el } from '../../shared/element.ts';
import { type OfficePage, table } from '../page.ts';
import { sportsWords } from './words.ts';

/** What open prices hold beyond certainty, league by league, beside the bound of the sheet. */
export function marginsPart({ entered }: OfficePage, leagues: readonly OfficeMargins[]): Node {
  const own = sportsWords(entered);
  const rows = leagues.flatMap(({ name, virtual, kinds }) =>
    kinds.map((kind) => ({ ...kind, league: name[entered.language], virtual })),
  );
  if (rows.length === 0) return el('p', { class: 'quiet' }, own.noMargins);
  return el(
    'div',
    {},
    el('p', { class: 'quiet' }, own.marginNote),
    table(
      own.margins,
      [
        {
          title: own.league,
          cell: ({ league, virtual }) => (virtual ? `[${own.virtual}] ${league}` : league),
        },
        { title: own.kind, cell: ({ kind }) => own.kinds[kind] ?? kind },
        { title: own.openMarkets, isFigure: true, cell: ({ markets }) => String(markets) },
        { title: own.marginNow, isFigure: true, cell: ({ margin }) => percentOf(margin) },
        {
          title: own.marginHighest,
          isFigure: true,
          cell: ({ highest, most }) =>
            most !== null && highest > most
              ? el('strong', { class: 'fault' }, percentOf(highest))
              : percentOf(highest),
        },
        {
          title: own.marginMost,
          isFigure: true,
          cell: ({ most }) => (most === null ? '–' : percentOf(most)),
        },
      ],
      rows,
    ),
  );
}

/** Thousandths: 35 is 3.5 %. */
function percentOf(thousandths: number): string {
  return `${(thousandths / 10).toFixed(1)}%`;
}
