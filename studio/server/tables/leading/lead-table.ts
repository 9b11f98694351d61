import { LeaseLost, type Led } from '../../leases/lease.ts';
import { isOfDatabase, type Tx } from '../../platform/database.ts';
import { keepChain } from '../../shared-rounds/chain.ts';
import {
  announceSharedRound,
  moveSharedRound,
  roundInPlay,
  settleSharedRound,
} from '../../shared-rounds/lead-shared-round.ts';
import type { SharedRound } from '../../shared-rounds/shared-round.ts';
import type { TableDesk } from '../desk/open-desk.ts';
import type { LiveTable } from '../live-table.ts';
import { notifyTable } from '../watching/notify-table.ts';
import { carryOutVoids } from './carry-out-voids.ts';
import { takeConfirmed } from './close-betting.ts';
import { type PlacingDeps, placeBets } from './place-bets.ts';
import { readClock, type TableClock } from './read-clock.ts';
import { settleBets } from './settle-bets.ts';
import { voidTableRound } from './void-round.ts';

export interface TableTimes {
  /** For players' seeds, between announcement and opening. */
  seedsMs: number;
  /** How long a closed round waits for the wallet. */
  answersMs: number;
  /** From one round to the next where no player watches. */
  idleMs: number;
  /** Of one chain, where it is another number than usual: each announcement goes along what is left of it. */
  linksOfChain?: number;
}
export const TABLE_TIMES: TableTimes = { seedsMs: 2000, answersMs: 3000, idleMs: 60_000 };

export interface LeadingDeps extends PlacingDeps {
  times: TableTimes;
  desk: Pick<TableDesk, 'isLed'>;
  /** Whether rounds of the table are to be made void; once it has been answered it is no more. */
  takeVoids(code: string): boolean;
  /** Bets of a round are ready to be paid or given back. */
  onOwed(): void;
  observe: { closed(table: string, bets: number): void; late(step: string, ms: number): void };
}

/** How often a leader that waits for something that has no time looks again. */
const LOOK_MS = 500;

/**
 * What the leader of a table does on its ticks. A tick costs nothing until something is due: when that is, is read from the database's clock, so a leader that
 * was asleep goes on where the rows stand.
 */
export function tableDuty(deps: LeadingDeps, table: LiveTable): (led: Led) => Promise<void> {
  let known: { fence: bigint; dueAtMs: number } | undefined;
  return async (led) => {
    if (deps.takeVoids(table.code)) {
      await carryOutVoids(led, table);
      deps.onOwed();
      known = undefined;
    }
    if (known?.fence === led.fence && performance.now() < known.dueAtMs) return;
    // Should it fail, it is tried again after a moment, and not on each tick.
    known = { fence: led.fence, dueAtMs: performance.now() + LOOK_MS };
    const waitMs = await nextStep(deps, table, led);
    known = { fence: led.fence, dueAtMs: performance.now() + waitMs };
  };
}

/** Does what is due, and says how long there is nothing to do. */
async function nextStep(deps: LeadingDeps, table: LiveTable, led: Led): Promise<number> {
  const { observe } = deps;
  const clock = await readClock(deps.db.pool, table.code);
  switch (clock.state) {
    case 'announced':
      if (clock.opensInMs > 0) return clock.opensInMs;
      await step(led, table, 'announced', (tx, round) => moveSharedRound(tx, round, 'open'));
      observe.late('open', -clock.opensInMs);
      return table.bettingMs;
    case 'open': {
      if (clock.closesInMs > 0) return clock.closesInMs;
      const bets = await step(led, table, 'open', async (tx, round) => {
        await moveSharedRound(tx, round, 'closed');
        return takeConfirmed(tx, table, round);
      });
      observe.late('close', -clock.closesInMs);
      observe.closed(table.code, bets ?? 0);
      return dealClosed(deps, table, led, { ...clock, sinceMs: 0, sentBefore: false });
    }
    case 'closed':
      return dealClosed(deps, table, led, { ...clock, sentBefore: true });
    default:
      return announceNext(deps, table, led, clock);
  }
}

/** Cards come once each bet has its answer, or the time for answers is over. */
async function dealClosed(
  deps: LeadingDeps,
  table: LiveTable,
  led: Led,
  { roundId, sinceMs, sentBefore }: TableClock & { sentBefore: boolean },
): Promise<number> {
  const { times, log } = deps;
  await placeBets(deps, table, led, {
    roundId,
    withinMs: times.answersMs - sinceMs,
    sentBefore,
  });
  try {
    await step(led, table, 'closed', (tx, round) =>
      settleSharedRound(tx, round, {
        onSettled: (inTx, settled, outcome) => settleBets(inTx, table, settled, outcome),
      }),
    );
  } catch (error) {
    if (error instanceof LeaseLost || isOfDatabase(error)) throw error;
    // A round that no rules can compute would be tried for ever, with stakes in it.
    log.error({ err: error, table: table.code, round: roundId }, 'a round cannot be dealt');
    await step(led, table, 'closed', (tx, round) => voidTableRound(tx, table, round, 'not_dealt'));
  }
  deps.onOwed();
  return table.resultMs;
}

async function announceNext(
  deps: LeadingDeps,
  table: LiveTable,
  led: Led,
  clock: TableClock,
): Promise<number> {
  const { seedsMs, idleMs, linksOfChain } = deps.times;
  const round = seedsMs + table.bettingMs + table.resultMs;
  const pauseMs = clock.watched ? table.resultMs : Math.max(table.resultMs, table.resultMs + idleMs - round);
  const waitMs = clock.state === null ? 0 : pauseMs - clock.sinceMs;
  // Players may come meanwhile, and so may the hour in which it opens.
  if (!deps.desk.isLed(table.code, new Date())) return LOOK_MS;
  if (waitMs > 0) return Math.min(waitMs, LOOK_MS);
  await keepChain(led, linksOfChain);
  await led.write(async (tx) => {
    if (await roundInPlay(tx, led.subject)) return;
    const { kind, ruleVersion } = table.rules;
    const { bettingMs, terms } = table;
    await announceSharedRound(tx, led.subject, { kind, ruleVersion, seedsMs, bettingMs, terms });
    await notifyTable(tx, table.code);
  });
  return seedsMs;
}

/** One transaction of the leader on the round in play. */
function step<T>(
  led: Led,
  table: LiveTable,
  from: SharedRound['state'],
  work: (tx: Tx, round: SharedRound) => Promise<T>,
): Promise<T | undefined> {
  return led.write(async (tx) => {
    const round = await roundInPlay(tx, led.subject);
    if (round?.state !== from) return undefined;
    const done = await work(tx, round);
    await notifyTable(tx, table.code);
    return done;
  });
}
