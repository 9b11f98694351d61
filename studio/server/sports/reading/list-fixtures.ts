import type { z } from 'zod';
import { FIXTURES_MAX, type FixtureList, type fixturesQuery } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import {
  databaseNow,
  FIXTURE_COLUMNS,
  FIXTURE_TABLES,
  type FixtureRow,
  readCompetitions,
  readMarkets,
  showFixture,
} from './show-fixture.ts';

/** What is offered, by the time it starts. A match that is being played stays on today's list until its result is there. */
export async function listFixtures(tx: Tx, query: z.infer<typeof fixturesQuery>): Promise<FixtureList> {
  const only = query.only?.split(',').filter((id) => UUID.test(id));
  const search = query.search?.trim();
  const { rows } = await tx.query<FixtureRow>(
    `select ${FIXTURE_COLUMNS}
     from ${FIXTURE_TABLES}
       cross join (select date_trunc('day', clock_timestamp(), 'Asia/Bangkok') + interval '1 day' as at) as ends
     where f.home_id is not null and f.state in ('prematch', 'suspended', 'live', 'closed') and f.starts_at > clock_timestamp() - interval '36 hours'
       and ($1::uuid[] is null or f.id = any($1))
       and ($1::uuid[] is not null or case when $2 = 'today' then f.starts_at < ends.at else f.starts_at >= ends.at end)
       and ($3::uuid is null or f.competition_id = $3)
       and ($4::text is null or concat_ws(' ', h.names::text, a.names::text, c.names::text) ilike '%' || $4 || '%')
     order by f.starts_at, f.competition_id, f.id limit $5`,
    [
      only ?? null,
      query.when,
      query.competition ?? null,
      search ? search.replace(/[\\%_]/g, '\\$&') : null,
      FIXTURES_MAX + 1,
    ],
  );
  const shown = rows.slice(0, FIXTURES_MAX);
  const ids = shown.map(({ id }) => id);
  // None waits for another where connections are free: a thousand matches take their time.
  const [markets, counts, competitions, now] = await Promise.all([
    readMarkets(tx, ids, { listedOnly: true }),
    countMarkets(tx, ids),
    readCompetitions(tx, [...new Set(shown.map((row) => row.competitionId))]),
    databaseNow(tx),
  ]);
  return {
    ...{ now, competitions },
    fixtures: shown.map((row) => ({
      ...showFixture(row),
      ...{ markets: markets.get(row.id) ?? [], marketCount: counts.get(row.id) ?? 0 },
    })),
    more: rows.length > FIXTURES_MAX,
  };
}

async function countMarkets(tx: Tx, fixtureIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ fixture: string; markets: number }>({
    name: 'sports market counts',
    text: `select fixture_id as fixture, count(*)::integer as markets from studio.sports_market
     where fixture_id = any($1) and known and state <> 'closed' group by fixture_id`,
    values: [fixtureIds],
  });
  return new Map(rows.map(({ fixture, markets }) => [fixture, markets]));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
