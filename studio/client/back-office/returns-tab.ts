import { BACK_OFFICE_PATHS, type OfficeReturn } from '../../back-office-api.ts';
import { el } from '../shared/element.ts';
import { nameIn, type OfficePage, table } from './page.ts';

/** What games promise, what they returned, and between which ends luck alone explains the difference. */
export async function returnsTab({ words, entered, office }: OfficePage): Promise<Node> {
  const returns = await office.get<OfficeReturn[]>(BACK_OFFICE_PATHS.returns);
  return el(
    'div',
    {},
    el('p', { class: 'quiet' }, words.returnsNote),
    table(
      words.tabs.returns,
      [
        { title: words.game, cell: ({ name }) => el('strong', {}, nameIn(name, entered.language)) },
        { title: words.ruleVersion, cell: ({ ruleVersion }) => el('code', {}, ruleVersion) },
        { title: words.roundsCounted, isFigure: true, cell: ({ rounds }) => rounds.toLocaleString('en') },
        { title: words.promised, isFigure: true, cell: ({ promised }) => `${promised}%` },
        {
          title: words.measured,
          isFigure: true,
          cell: ({ measured }) => (measured ? per(measured.percent) : '–'),
        },
        {
          title: words.band,
          isFigure: true,
          cell: ({ measured }) => (measured ? `${per(measured.from)} – ${per(measured.to)}` : '–'),
        },
        {
          title: words.state,
          cell: ({ measured }) =>
            measured
              ? el(
                  'span',
                  { class: measured.isInside ? 'badge open' : 'badge stopped' },
                  measured.isInside ? words.inside : words.outside,
                )
              : el('span', { class: 'quiet' }, words.tooFew),
        },
      ],
      returns,
    ),
  );
}

function per(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
