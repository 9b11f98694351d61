import { releasedSheet } from '../../rules/slot/games.ts';
import { compareReturn } from '../../rules/slot/measured-return.ts';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';
import type { Studio } from '../studio.ts';
import { readReturns } from './read-returns.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts what settled since the last time, hour by hour, and raises an alarm where a game deviates from its
 * sheet further than chance explains. An hour is counted anew until the next has ended: a round may be written late.
 */
export async function measureReturns(studio: Pick<Studio, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = studio;
  await db.pool.query(
    `insert into studio.measured_return (game_code, rule_version, finished_hour, rounds, returned)
     select r.game_code, r.rule_version, date_trunc('hour', r.finished_at), count(*), sum(r.payout::numeric / r.stake)
     from studio.round r
     join studio.player p on p.id = r.player_id and p.wallet_user is not null
     where r.state = 'settled' and r.finished_at >= least(
       date_trunc('hour', $1::timestamptz),
       coalesce((select max(finished_hour) from studio.measured_return), '-infinity'))
     group by 1, 2, 3
     on conflict (game_code, rule_version, finished_hour)
       do update set rounds = excluded.rounds, returned = excluded.returned`,
    [new Date(clock.now().getTime() - HOUR_MS)],
  );
  const games = STUDIO_VENDORS.flatMap((vendor) => vendor.games);
  for (const { gameCode, ruleVersion, ...measured } of await readReturns(db.pool, games)) {
    const sheet = releasedSheet(gameCode, ruleVersion);
    const found = sheet && compareReturn(sheet, measured);
    if (found?.isBeyondLuck)
      log.error({ gameCode, ruleVersion, ...measured, ...found }, 'a game strays from its return');
  }
}
