import { BEACON_AFTER_MS } from '@lanna/rules/rewards/raffles/terms';
import type { Reach } from '../../../../platform/guard/guarded-address.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import {
  type BeaconInfo,
  type Beacons,
  beaconText,
  readInfo,
  readRound,
  roundAfter,
  timeOfRound,
} from '../../../play/chains/beacon.ts';
import { raffles } from '../raffle.ts';
import { notifyOfRaffle } from './notify-of-raffle.ts';

const AT_ONCE = 50;
/** Said once a draw has waited so long, and then each time it has waited twice as long. */
const FIRST_COMPLAINT_MS = 10 * 60_000;

/**
 * Fetches what public beacons gave after the lists of raffles were fixed, and writes it once. Which round it is follows from when the list was fixed. A beacon that does
 * not answer keeps its raffles waiting, as many days as their terms say.
 */
export function raffleBeaconFetcher({
  db,
  clock,
  log,
  beacons,
  reach,
}: {
  db: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  beacons: Beacons;
  reach: Reach;
}): (signal: AbortSignal) => Promise<void> {
  const infos = new Map<string, BeaconInfo>();
  const complainedMs = new Map<string, number>();

  async function fetchFor({ id, merchant_id, name, fixedAt }: Waiting, signal: AbortSignal): Promise<void> {
    const address = beacons[name];
    if (!address) throw new Error(`BEACONS names no ${name}`);
    const earliestMs = fixedAt.getTime() + BEACON_AFTER_MS;
    if (earliestMs > clock.now().getTime()) return;
    const info = infos.get(address) ?? (await readInfo(address, { signal, reach }));
    infos.set(address, info);
    const round = roundAfter(info, earliestMs);
    if (timeOfRound(info, round) > clock.now().getTime()) return;
    const value = await readRound(address, round, { signal, reach });
    await db.transaction(async (tx) => {
      const written = await tx
        .updateTable('raffles.raffle')
        .set({ beacon: beaconText(name, round, value), changed_at: clock.now() })
        .where('id', '=', id)
        .where('state', '=', 'fixed')
        .where('beacon', 'is', null)
        .executeTakeFirst();
      if (written.numUpdatedRows > 0n) await notifyOfRaffle(tx, { merchant_id });
    });
  }

  function complain({ id, name, fixedAt }: Waiting, error: unknown): void {
    const waitedMs = clock.now().getTime() - fixedAt.getTime();
    if (waitedMs < (complainedMs.get(id) ?? FIRST_COMPLAINT_MS / 2) * 2) return;
    complainedMs.set(id, waitedMs);
    log.warn({ err: error, raffle: id, beacon: name, waitedMs }, 'a raffle waits for its beacon');
  }

  return async (signal) => {
    const waiting = await waitingRaffles(db);
    for (const id of complainedMs.keys()) if (!waiting.some((one) => one.id === id)) complainedMs.delete(id);
    await Promise.all(waiting.map((one) => fetchFor(one, signal).catch((error) => complain(one, error))));
  };
}

interface Waiting {
  id: string;
  merchant_id: string;
  name: string;
  fixedAt: Date;
}

async function waitingRaffles({ kysely }: Database): Promise<Waiting[]> {
  const rows = await raffles(kysely)
    .where('r.state', '=', 'fixed')
    .where('r.beacon_name', 'is not', null)
    .where('r.beacon', 'is', null)
    .orderBy('r.fixed_at')
    .limit(AT_ONCE)
    .execute();
  return rows.flatMap(({ id, merchant_id, beacon_name: name, fixed_at: fixedAt }) =>
    name === null || fixedAt === null ? [] : [{ id, merchant_id, name, fixedAt }],
  );
}
