import type { Database } from '../platform/database.ts';
import { repeat } from '../platform/repeat.ts';
import type { Studio } from '../studio.ts';
import { batchBets } from '../wallet/batch-bets.ts';
import { laneDuty } from './league/lead-lane.ts';
import { SEASON_SUBJECT, seasonDuty } from './league/lead-season.ts';
import { LANES, LEAGUE_TIMES, type LeagueTimes, laneSubject } from './league/league-rounds.ts';
import { openMatchPrices } from './league/match-prices.ts';
import { settleFixtures } from './settlement/settle-fixtures.ts';
import { finishSlips } from './slips/finish-slips.ts';
import { openSlipBatches, type SlipBatches } from './slips/slip-batches.ts';
import { openSportsHub, type SportsHub } from './watching/sports-hub.ts';

const TICK_MS = 200;
const SEASON_TICK_MS = 5000;
const SETTLE_EVERY_MS = 1000;
const FINISH_EVERY_MS = 1000;
const KEEP_PRICES_EVERY_MS = 3_600_000;
const PRICES_KEPT_DAYS = 90;

export interface OpenSports {
  hub: SportsHub;
  slips: SlipBatches;
  /** Leads lanes of the virtual league whenever no other process does, settles, and finishes slips. */
  start(): void;
  stop(): Promise<void>;
}

/** The book in this process: what it leads, what it settles and pays, what it shows. */
export function openSports(
  studio: Studio,
  {
    databaseUrl,
    leading = studio.db,
    times = LEAGUE_TIMES,
  }: { databaseUrl: string; leading?: Database; times?: LeagueTimes | null },
): OpenSports {
  const { db, log, clock, wallet, leases } = studio;
  const background: { stop(): Promise<void> }[] = [];
  const prices = openMatchPrices();
  const hub = openSportsHub({ db, log, databaseUrl });
  const slips = openSlipBatches({ db, clock, log, sendBet: batchBets(wallet) });

  async function settleAndPay(): Promise<void> {
    await settleFixtures({ db: leading, log });
    await finishSlips({ db, wallet, log });
  }

  function settleNow(): void {
    settleAndPay().catch((error) => log.warn({ err: error }, 'slips could not be settled'));
  }

  return {
    hub,
    slips,
    start() {
      background.push(
        repeat(() => settleFixtures({ db: leading, log }), SETTLE_EVERY_MS, log, 'settle fixtures'),
      );
      background.push(repeat(() => finishSlips({ db, wallet, log }), FINISH_EVERY_MS, log, 'finish slips'));
      background.push(
        repeat(
          () => db.pool.query('select studio.keep_sports_prices($1)', [PRICES_KEPT_DAYS]),
          KEEP_PRICES_EVERY_MS,
          log,
          'keep prices by day',
        ),
      );
      if (times !== null)
        background.push(
          leases.lead(SEASON_SUBJECT, {
            tickEveryMs: SEASON_TICK_MS,
            onTick: seasonDuty({ ...{ log, times, prices }, onResults: settleNow }),
          }),
        );
      for (let lane = 0; times !== null && lane < LANES; lane += 1)
        background.push(
          leases.lead(laneSubject(lane), {
            tickEveryMs: TICK_MS,
            onTick: laneDuty(
              {
                ...{ log, times, prices },
                onResults: settleNow,
              },
              lane,
            ),
          }),
        );
    },
    async stop() {
      await Promise.all([hub.stop(), slips.stop(), ...background.map((work) => work.stop())]);
      await prices.stop();
    },
  };
}
