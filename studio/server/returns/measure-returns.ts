import { RETURN_PERCENT, standardDeviation } from '../../rules/fishing/chance.ts';
import { FISH_KINDS } from '../../rules/fishing/fish.ts';
import { releasedSheet } from '../../rules/slot/games.ts';
import { compareReturn } from '../../rules/slot/measured-return.ts';
import { STUDIO_VENDORS } from '../../rules/vendors/vendors.ts';
import type { Tx } from '../platform/database.ts';
import type { Studio } from '../studio.ts';
import { readReturns } from './read-returns.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts what settled since the last time, hour by hour, and raises an alarm where a game deviates from its
 * sheet further than chance explains. An hour is counted anew until the next has ended: a round may be written late.
 */
export async function measureReturns(studio: Pick<Studio, 'db' | 'clock' | 'log'>): Promise<void> {
  const { db, clock, log } = studio;
  const from = new Date(clock.now().getTime() - HOUR_MS);
  await countRounds(db.pool, from);
  await countHits(db.pool, from);
  const games = STUDIO_VENDORS.flatMap((vendor) => vendor.games);
  for (const { gameCode, ruleVersion, deviation, ...measured } of await readReturns(db.pool, games)) {
    const promise = promiseOf(gameCode, ruleVersion, deviation);
    const found = promise && compareReturn(promise, measured);
    if (found?.isBeyondLuck)
      log.error({ gameCode, ruleVersion, ...measured, ...found }, 'a game strays from its return');
  }
}

async function countRounds(db: Tx, from: Date): Promise<void> {
  await db.query(
    `insert into studio.measured_return (game_code, rule_version, finished_hour, rounds, returned)
     select r.game_code, r.rule_version, date_trunc('hour', r.finished_at), count(*), sum(r.payout::numeric / r.stake)
     from studio.round r
     join studio.player p on p.id = r.player_id and p.wallet_user is not null
     where r.state = 'settled' and r.finished_at >= least(
       date_trunc('hour', $1::timestamptz),
       coalesce((select max(finished_hour) from studio.measured_return where variance is null), '-infinity'))
     group by 1, 2, 3
     on conflict (game_code, rule_version, finished_hour)
       do update set rounds = excluded.rounds, returned = excluded.returned`,
    [from],
  );
}

/** Of fishing each hit is what a round is elsewhere: drawn by itself, at a cost of its own. Counted by kind of fish, and of a hall as the sum of its kinds. */
async function countHits(db: Tx, from: Date): Promise<void> {
  await db.query(
    `with counted as (
       insert into studio.measured_kind (game_code, rule_version, finished_hour, fish, hits, returned)
       select k.game_code, k.rule_version, date_trunc('hour', h.at), h.fish, count(*), sum(h.multiple)
       from studio.fishing_hit h
       join studio.fishing_packet k on k.id = h.packet_id
       join studio.player p on p.id = k.player_id and p.wallet_user is not null
       where h.at >= least(
         date_trunc('hour', $1::timestamptz),
         coalesce((select max(finished_hour) from studio.measured_kind), '-infinity'))
       group by 1, 2, 3, 4
       on conflict (game_code, rule_version, finished_hour, fish)
         do update set hits = excluded.hits, returned = excluded.returned
       returning game_code, rule_version, finished_hour, fish, hits, returned)
     insert into studio.measured_return (game_code, rule_version, finished_hour, rounds, returned, variance)
     select game_code, rule_version, finished_hour, sum(hits), sum(returned), sum(hits * f.variance)
     from counted join unnest($2::text[], $3::float8[]) as f(code, variance) on f.code = fish
     group by 1, 2, 3
     on conflict (game_code, rule_version, finished_hour)
       do update set rounds = excluded.rounds, returned = excluded.returned, variance = excluded.variance`,
    [from, FISH_KINDS.map(({ code }) => code), FISH_KINDS.map((kind) => standardDeviation(kind) ** 2)],
  );
}

function promiseOf(gameCode: string, ruleVersion: string, deviation: number | null) {
  if (deviation === null) return releasedSheet(gameCode, ruleVersion);
  return { returnPercent: RETURN_PERCENT, deviation };
}
