import type { Pool } from 'pg';
import type { Database } from '../../../studio/server/platform/database.ts';
import { setMarkets } from '../../../studio/server/sports/offer/set-markets.ts';
import {
  addFixture,
  ensureCompetition,
  ensureTeam,
} from '../../../studio/server/sports/offer/write-fixture.ts';

export const FEED = 'bench';
const HOUR_MS = 3_600_000;
const AT_ONCE = 50;

/** Matches of one feed with the markets a list shows: 1X2, handicap, totals. Gives ours ids by the feed's keys. */
export async function offerMatches(db: Database, count: number): Promise<Map<string, string>> {
  const source = `feed:${FEED}`;
  const ids = new Map<string, string>();
  const named = (key: string) => ({ source, key, names: { TH: `ทีม ${key}`, EN: `Team ${key}` } });
  for (let from = 0; from < count; from += AT_ONCE)
    await db.transaction(async (tx) => {
      const competitionId = await ensureCompetition(tx, named(`league ${(from / AT_ONCE) % 8}`));
      for (let at = from; at < Math.min(count, from + AT_ONCE); at += 1) {
        const id = await addFixture(tx, {
          ...{
            source,
            key: `match-${at}`,
            competitionId,
            startsAt: new Date(Date.now() + HOUR_MS + at * 1000),
          },
          homeId: await ensureTeam(tx, named(`home ${at % 40}`)),
          awayId: await ensureTeam(tx, named(`away ${at % 40}`)),
        });
        if (!id) throw new Error('a match of the bench is there already');
        await setMarkets(tx, id, marketsAt(at));
        ids.set(`match-${at}`, id);
      }
    });
  return ids;
}

/** Seven prices; another turn, other prices. */
export function marketsAt(turn: number) {
  const more = turn % 90;
  return [
    {
      market: 'result/full',
      prices: [
        { selection: 'home', odds: 2000 + more },
        { selection: 'draw', odds: 3400 + more },
        { selection: 'away', odds: 3800 + more },
      ],
    },
    {
      market: 'handicap/full/-2',
      prices: [
        { selection: 'home', odds: 1900 + more },
        { selection: 'away', odds: 1950 + more },
      ],
    },
    {
      market: 'totals/full/10',
      prices: [
        { selection: 'over', odds: 1900 + more },
        { selection: 'under', odds: 1960 + more },
      ],
    },
  ];
}

/** All prices of a match, as a feed moves them at once: 1X2 and so many lines of handicap and totals. */
const LINES = 16;
export const PRICES_OF_MANY = 3 + LINES * 4;
export function manyMarketsAt(turn: number) {
  const more = turn % 90;
  const [result] = marketsAt(turn);
  const lined = Array.from({ length: LINES }, (_, at) => [
    {
      market: `handicap/full/${at - 8}`,
      prices: [
        { selection: 'home', odds: 1800 + at * 10 + more },
        { selection: 'away', odds: 2000 - at * 10 + more },
      ],
    },
    {
      market: `totals/full/${at + 2}`,
      prices: [
        { selection: 'over', odds: 1800 + at * 10 + more },
        { selection: 'under', odds: 2000 - at * 10 + more },
      ],
    },
  ]).flat();
  return [...(result ? [result] : []), ...lined];
}

/** Open singles on one match, half of them on the home side, as if players had placed them. */
export async function writeSlips(pool: Pool, fixtureId: string, count: number): Promise<void> {
  await pool.query(
    `insert into studio.sports_slip (id, player_id, game_code, idempotency_key, request_digest, type, sizes, lines, currency, stake, most_paid, odds_style, language,
       rule_version, closes_at, state, holds)
     select uuidv7(), p.id, 'sanam-football', gen_random_uuid(), '', 'single', '{}', 1, 'THB', 1000000, 2000000, 'decimal', 'EN', 'sports-1', now() + interval '3 days', 'open', true
     from generate_series(1, $1) as n join (select id, row_number() over () - 1 as at, count(*) over () as players from studio.player) as p on p.at = n % p.players`,
    [count],
  );
  await pool.query(
    `insert into studio.sports_leg (slip_id, place, fixture_id, market, selection, odds, price_version, liability)
     select s.id, 1, $1, 'result/full', case when row_number() over (order by s.id) % 2 = 0 then 'home' else 'away' end, 2000, 1, 1000000
     from studio.sports_slip s where not exists (select from studio.sports_leg l where l.slip_id = s.id)`,
    [fixtureId],
  );
  await pool.query(
    `insert into studio.sports_exposure (fixture_id, market, selection, held, slips)
     select $1, coalesce(market, ''), coalesce(selection, ''), sum(liability), count(*) from studio.sports_leg where fixture_id = $1
     group by grouping sets ((market, selection), ())`,
    [fixtureId],
  );
  await pool.query('vacuum analyze studio.sports_slip, studio.sports_leg');
}
