import { el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import type { Row } from '../parts/virtual-rows.ts';
import type { BookFixture } from '../state/book.ts';
import { nameIn } from '../state/names.ts';
import { fixtureRow, heightOf, type RowShape, versionOf } from './fixture-row.ts';

const LEAGUE_HEIGHT = 40;

/** Matches one can still look forward to, by time or by league, with a heading wherever the league is another. */
export function rowsOf(page: PageContext, fixtures: readonly BookFixture[], shape: RowShape): Row[] {
  const row = (fixture: BookFixture): Row => ({
    key: fixture.id,
    height: heightOf(shape),
    version: versionOf(page, fixture, shape),
    make: () => fixtureRow(page, fixture, shape),
  });
  if (page.place().order === 'time') {
    return fixtures.flatMap((fixture, at) => {
      const isNew = fixtures[at - 1]?.competition !== fixture.competition;
      return [...(isNew ? [leagueRow(page, fixture, `${at}`)] : []), row(fixture)];
    });
  }
  const leagues = new Map<string, BookFixture[]>();
  for (const fixture of fixtures)
    leagues.set(fixture.competition, [...(leagues.get(fixture.competition) ?? []), fixture]);
  return [...leagues.values()].flatMap((own) => [
    ...own.slice(0, 1).map((first) => leagueRow(page, first, 'all')),
    ...own.map(row),
  ]);
}

/** Of a list, in its order, what is still to be played; what is being played takes no bets and comes after it. */
export function present({ book }: PageContext, ids: readonly string[]): BookFixture[] {
  const found = ids.flatMap((id) => book.fixtures.get(id) ?? []);
  return [
    ...found.filter(({ state }) => state === 'prematch' || state === 'suspended'),
    ...found.filter(({ state }) => state === 'live'),
  ];
}

function leagueRow(page: PageContext, { competition, virtual }: BookFixture, part: string): Row {
  const league = page.book.competitions.get(competition);
  return {
    key: `league ${competition} ${part}`,
    height: LEAGUE_HEIGHT,
    version: league?.name.EN ?? '',
    make: () =>
      el(
        'div',
        { class: 'league', role: 'listitem' },
        el('h3', {}, league ? nameIn(league.name, page.language) : ''),
        virtual && el('span', { class: 'virtual-mark' }, page.words.virtual),
      ),
  };
}
