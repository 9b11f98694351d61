import type { LocalText } from '@lanna/rules/local-text';
import { footballKind } from '@lanna/rules/play/sports/markets/football';
import { MARGINS } from '@lanna/rules/play/sports/model/margin';
import { bookOf } from '@lanna/rules/play/sports/odds/book-of';
import type { OfficeMargins } from '../../../sports-office-api.ts';
import type { Tx } from '../../platform/database.ts';
import { nameOf } from '../reading/show-fixture.ts';

/** What prices that are open now hold beyond certainty, league by league and kind by kind, beside the most the sheet lets them. Only markets with all their selections count. */
export async function listMargins(tx: Tx): Promise<OfficeMargins[]> {
  const { rows } = await tx.query<{
    id: string;
    names: LocalText;
    virtual: boolean;
    kind: string;
    odds: number[];
  }>(
    `select c.id, c.names, c.virtual, split_part(m.market, '/', 1) as kind, p.odds
     from studio.sports_market m join studio.sports_fixture f on f.id = m.fixture_id join studio.sports_competition c on c.id = f.competition_id
       cross join lateral (select array_agg(p.odds) as odds from studio.sports_price p where (p.fixture_id, p.market) = (m.fixture_id, m.market) and not p.withdrawn) as p
     where m.known and m.listed and m.state = 'open' and f.state = 'prematch' and f.starts_at > clock_timestamp() and p.odds is not null`,
  );
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((league) => {
    const [first] = league;
    if (!first) return [];
    return {
      ...{ id: first.id, name: nameOf(first.names), virtual: first.virtual },
      kinds: [...Map.groupBy(league, ({ kind }) => kind)].flatMap(([kind, markets]) => {
        const whole = markets.filter(({ odds }) => odds.length === footballKind(kind)?.selections.length);
        const margins = whole.map(({ odds }) => bookOf(odds) - 1000);
        if (margins.length === 0) return [];
        return {
          ...{ kind, markets: margins.length, most: MARGINS[kind]?.most ?? null },
          margin: Math.round(margins.reduce((sum, one) => sum + one, 0) / margins.length),
          highest: Math.max(...margins),
        };
      }),
    };
  });
}
