import {
  BACK_OFFICE_PATHS,
  type OfficeReturn,
  type OfficeTableReturn,
  type OfficeTableReturns,
} from '../../back-office-api.ts';
import { el } from '../shared/element.ts';
import { moneyText, nameIn, type OfficePage, table } from './page.ts';
import { say } from './words.ts';

/** What games promise, what they returned, and between which ends luck alone explains the difference. */
export async function returnsTab(page: OfficePage): Promise<Node> {
  const { office } = page;
  const [slots, tables] = await Promise.all([
    office.get<OfficeReturn[]>(BACK_OFFICE_PATHS.returns),
    office.get<OfficeTableReturns>(BACK_OFFICE_PATHS.tableReturns),
  ]);
  return el(
    'div',
    {},
    slots.length > 0 && returnsOfSlots(page, slots),
    tables.games.length > 0 && returnsOfTables(page, tables),
  );
}

function returnsOfSlots({ words, entered }: OfficePage, returns: readonly OfficeReturn[]): Node {
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

/** A game of tables promises a return for each play: the whole lies between them, the further off the fewer bets there are. */
function returnsOfTables({ words, entered }: OfficePage, { days, games }: OfficeTableReturns): Node {
  const facts = { brand: entered.brand, days: String(days) };
  return el(
    'section',
    {},
    el('h2', {}, words.tableReturns),
    el('p', { class: 'quiet' }, say(words.tableReturnsNote, facts)),
    table<OfficeTableReturn>(
      words.tableReturns,
      [
        { title: words.game, cell: ({ name }) => el('strong', {}, nameIn(name, entered.language)) },
        {
          title: words.measured,
          isFigure: true,
          cell: ({ measured }) => (measured === null ? '–' : `${measured}%`),
        },
        { title: words.promisedByPlay, isFigure: true, cell: ({ promised }) => `${promised}%` },
        { title: words.betsCounted, isFigure: true, cell: ({ bets }) => bets.toLocaleString('en') },
        { title: words.stake, isFigure: true, cell: ({ stake }) => moneyText(stake) },
        { title: words.payout, isFigure: true, cell: ({ payout }) => moneyText(payout) },
      ],
      games,
    ),
  );
}

function per(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
