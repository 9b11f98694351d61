import type { Count } from '@lanna/rules/play/sports/markets/market';
import { HOUSE_TEAMS } from '@lanna/rules/play/sports/model/house-league';
import { firstRoundOf, SEASON_ROUNDS } from '@lanna/rules/play/sports/model/season';
import type { Tx } from '../../platform/database.ts';
import { HOUSE } from './lead-lane.ts';

const MATCHES = HOUSE_TEAMS.length / 2;

/** What was drawn of a season: scores by `round home away`. */
export async function readSeasonScores(tx: Tx, season: number): Promise<Map<string, Count>> {
  const first = firstRoundOf(season);
  const rounds = Array.from({ length: SEASON_ROUNDS }, (_, at) => first + at);
  const { rows } = await tx.query<{ match: string; full: Count }>(
    `select split_part(f.source_key, ':', 1) || ' ' || h.source_key || ' ' || a.source_key as match, r.ended #> '{result,goals,full}' as full
     from studio.sports_fixture f join studio.sports_team h on h.id = f.home_id join studio.sports_team a on a.id = f.away_id
       join lateral (select * from studio.sports_result o where o.fixture_id = f.id order by o.version desc limit 1) as r on true
     where f.source = $1 and f.source_key = any($2) and r.ended ->> 'state' = 'finished'`,
    [HOUSE, rounds.flatMap((round) => Array.from({ length: MATCHES }, (_, place) => `${round}:${place}`))],
  );
  return new Map(rows.map(({ match, full }) => [match, full]));
}
