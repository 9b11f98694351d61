import type { MeasuredRounds } from '../../rules/slot/measured-return.ts';
import type { Tx } from '../platform/database.ts';

export interface VersionReturn extends MeasuredRounds {
  gameCode: string;
  ruleVersion: string;
  /** Of one round, where no sheet says it: what was played differs. */
  deviation: number | null;
}

interface KindReturn {
  gameCode: string;
  ruleVersion: string;
  fish: string;
  hits: number;
  /** Sum of multiples: a statistic, not money. */
  returned: number;
}

/** All hits of these halls counted so far, by kind of fish. */
export async function readKindReturns(db: Tx, games: readonly { code: string }[]): Promise<KindReturn[]> {
  const { rows } = await db.query<KindReturn>(
    `select game_code as "gameCode", rule_version as "ruleVersion", fish, sum(hits)::float8 as hits, sum(returned)::float8 as returned
     from studio.measured_kind where game_code = any($1) group by 1, 2, 3 order by 1, 2, 3`,
    [games.map(({ code }) => code)],
  );
  return rows;
}

/** All rounds of these games counted so far, by rule version. */
export async function readReturns(db: Tx, games: readonly { code: string }[]): Promise<VersionReturn[]> {
  const { rows } = await db.query<{
    game_code: string;
    rule_version: string;
    rounds: number;
    returned: number;
    deviation: number | null;
  }>(
    `select game_code, rule_version, sum(rounds)::float8 as rounds, sum(returned)::float8 as returned,
       sqrt(sum(variance)::float8 / sum(rounds)::float8) as deviation
     from studio.measured_return where game_code = any($1) group by 1, 2 order by 1, 2`,
    [games.map(({ code }) => code)],
  );
  return rows.map((row) => ({
    gameCode: row.game_code,
    ruleVersion: row.rule_version,
    rounds: row.rounds,
    returned: row.returned,
    deviation: row.deviation,
  }));
}
