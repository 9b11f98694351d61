import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';
import type { SportsEvent } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import { NoAtSports } from '../sports-refusal.ts';
import { databaseNow, readCompetitions, readFixtures, readMarkets } from './show-fixture.ts';

/** A fixture with all its markets; once it has ended, how, and for the virtual league what it was drawn from. */
export async function readEvent(tx: Tx, fixtureId: string): Promise<SportsEvent> {
  const fixture = (await readFixtures(tx, [fixtureId])).get(fixtureId);
  if (!fixture) throw new NoAtSports('not_offered', { fixture: fixtureId });
  const [competition] = await readCompetitions(tx, [fixture.competition]);
  if (!competition) throw new Error('a fixture of no competition');
  const markets = await readMarkets(tx, [fixtureId], { listedOnly: false });
  const { rows } = await tx.query<{
    end: FixtureEnd | null;
    round: string | null;
    commitment: string | null;
  }>(
    `select r.ended as end, f.round_id as round, s.link_before as commitment
     from studio.sports_fixture f left join studio.sports_result r on r.fixture_id = f.id and r.version = f.result_version
       left join studio.shared_round s on s.id = f.round_id
     where f.id = $1`,
    [fixtureId],
  );
  const [row] = rows;
  return {
    ...{ now: await databaseNow(tx), competition, fixture, markets: markets.get(fixtureId) ?? [] },
    end: row?.end ?? null,
    proof: row?.round && row.commitment ? { round: row.round, commitment: row.commitment } : null,
  };
}
