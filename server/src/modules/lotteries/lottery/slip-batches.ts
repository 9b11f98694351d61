import { type GroupCommit, groupCommit, type Outcome } from '@lanna/rules/group-commit';
import type { Clock } from '../../../platform/process/clock.ts';
import type { Log } from '../../../platform/process/log.ts';
import { gatherNotices } from '../../../platform/push/gathered-notices.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { afterCommit, type Database, type Tx } from '../../../platform/sql/database.ts';
import type { AskedSlip, TakenSlip } from './betting/asked-slip.ts';
import { lookAtSlips } from './betting/look-at-slips.ts';
import { priceSlip } from './betting/price-slip.ts';
import { type NewSlip, takeSlips } from './betting/take-slips.ts';
import type { ExposureNews } from './exposure/exposure-news.ts';

/** Slips that arrive in the same moment are taken together. */
export interface SlipBatches extends Pick<GroupCommit<AskedSlip, TakenSlip>, 'apply'> {
  stop(): Promise<void>;
}

/** Of one batch: a slip counts as many as it has bets, so that a long one does not hold many short ones up. */
const BATCH_BETS = 96;

export function slipBatches(deps: {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  news: Pick<ExposureNews, 'notify'>;
}): SlipBatches {
  const notices = gatherNotices(deps.db.kysely, deps.log);
  const batches = groupCommit<AskedSlip, TakenSlip>({
    apply: (slips, { waits }) => deps.db.transaction((tx) => takeBatch(tx, slips, waits)),
    ownerOf: ({ buyer }) => buyer.memberId,
    weightOf: ({ lines, body }) => lines.length * body.draws.length,
    batchWeight: BATCH_BETS,
    log: deps.log,
    overfull: () => new Refusal('service_unavailable'),
  });

  async function takeBatch(
    tx: Tx,
    slips: readonly AskedSlip[],
    waits: boolean,
  ): Promise<Outcome<TakenSlip>[]> {
    const now = deps.clock.now();
    const looks = await lookAtSlips(tx, slips, { waits });
    const priced = new Map<AskedSlip, NewSlip>();
    const outcomes = new Map<AskedSlip, Outcome<TakenSlip>>();
    for (const [at, slip] of slips.entries()) {
      const look = looks[at];
      if (look instanceof Refusal) outcomes.set(slip, { error: look });
      else if (look?.is === 'answered') outcomes.set(slip, { answer: look.answer });
      else if (look?.is === 'new')
        try {
          priced.set(slip, priceSlip(slip, look));
        } catch (error) {
          outcomes.set(slip, { error });
        }
    }
    if (priced.size > 0) {
      const taken = await takeSlips(tx, [...priced.values()], { waits, now });
      for (const [at, slip] of [...priced.keys()].entries()) outcomes.set(slip, taken[at] ?? 'alone');
      const bought = [...priced.keys()].filter((_, at) => isTaken(taken[at]));
      if (bought.length > 0) afterCommit(tx, () => notify(bought));
    }
    return slips.map((slip) => outcomes.get(slip) ?? 'alone');
  }

  function notify(bought: readonly AskedSlip[]) {
    const members = bought.map(({ buyer }) => buyer.memberId);
    notices.notify(members, ['my_slips_changed', 'balance_changed', 'bets_changed']);
    for (const merchantId of new Set(bought.map(({ buyer }) => buyer.merchantId)))
      deps.news.notify(merchantId);
  }

  return {
    apply: batches.apply,
    stop: async () => {
      await batches.idle();
      await notices.sent();
    },
  };
}

function isTaken(outcome: Outcome<TakenSlip> | undefined): boolean {
  return typeof outcome === 'object' && 'answer' in outcome;
}
