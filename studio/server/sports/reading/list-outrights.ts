import type { OutrightList } from '../../../sports-api.ts';
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

const OUTRIGHTS_MAX = 200;

/** Bets on whole competitions: those that can be placed, by when they close, before those whose end is awaited. */
export async function listOutrights(tx: Tx): Promise<OutrightList> {
  const { rows } = await tx.query<FixtureRow>(
    `select ${FIXTURE_COLUMNS} from ${FIXTURE_TABLES}
     where f.home_id is null and f.state in ('prematch', 'suspended', 'live', 'closed')
     order by f.starts_at <= clock_timestamp(), f.starts_at, f.id limit $1`,
    [OUTRIGHTS_MAX],
  );
  const markets = await readMarkets(
    tx,
    rows.map(({ id }) => id),
    { listedOnly: false },
  );
  return {
    now: await databaseNow(tx),
    competitions: await readCompetitions(tx, [...new Set(rows.map((row) => row.competitionId))]),
    outrights: rows.map((row) => ({ ...showFixture(row), markets: markets.get(row.id) ?? [] })),
  };
}
