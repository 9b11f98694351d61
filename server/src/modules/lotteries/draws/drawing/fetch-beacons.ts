import { sql } from 'kysely';
import type { Reach } from '../../../../platform/guard/guarded-address.ts';
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
import { knownGame, sourceOf } from '../lottery-game.ts';

/** Said once a draw has waited so long, and then each time it has waited twice as long. */
const FIRST_COMPLAINT_MS = 10_000;
const AT_ONCE = 50;

interface Waiting {
  id: string;
  game_code: string;
  numero: string;
  closes_at: Date;
  draws_at: Date;
  beacon_name: string;
  now: Date;
}

/**
 * Fetches what public beacons gave after the closing of draws that wait for it, and writes it once. A beacon that does not answer keeps its draws waiting, none is
 * drawn without; how long is said in the log.
 */
export function beaconFetcher({
  db,
  log,
  beacons,
  reach,
}: {
  db: Database;
  log: Pick<Log, 'warn'>;
  beacons: Beacons;
  reach: Reach;
}) {
  const infos = new Map<string, BeaconInfo>();
  const complainedMs = new Map<string, number>();

  async function fetchFor(draw: Waiting, signal: AbortSignal): Promise<void> {
    const address = beacons[draw.beacon_name];
    if (!address) throw new Error(`BEACONS names no ${draw.beacon_name}`);
    const known = infos.get(address) ?? (await readInfo(address, { signal, reach }));
    infos.set(address, known);
    const at = roundAfter(known, fixedAt(draw).getTime());
    if (timeOfRound(known, at) > draw.now.getTime()) return;
    const value = await readRound(address, at, { signal, reach });
    await db.kysely
      .updateTable('draws.draw')
      .set({ beacon: beaconText(draw.beacon_name, at, value) })
      .where('id', '=', draw.id)
      .where('beacon', 'is', null)
      .where('state', '=', 'closed')
      .execute();
  }

  function complain(draw: Waiting, error: unknown) {
    const waitedMs = draw.now.getTime() - draw.closes_at.getTime();
    if (waitedMs < (complainedMs.get(draw.id) ?? FIRST_COMPLAINT_MS / 2) * 2) return;
    complainedMs.set(draw.id, waitedMs);
    const { game_code: game, numero, beacon_name: beacon } = draw;
    log.warn({ err: error, game, numero, beacon, waitedMs }, 'a draw waits for its beacon');
  }

  return async (signal: AbortSignal): Promise<void> => {
    const waiting = await waitingDraws(db);
    for (const id of complainedMs.keys())
      if (!waiting.some((draw) => draw.id === id)) complainedMs.delete(id);
    await Promise.all(waiting.map((draw) => fetchFor(draw, signal).catch((error) => complain(draw, error))));
  };
}

/** From when players can change nothing: shots are taken for a while after bets have closed. */
function fixedAt({ game_code, closes_at, draws_at }: Waiting): Date {
  return sourceOf(knownGame(game_code).game) === 'shots' ? draws_at : closes_at;
}

async function waitingDraws({ kysely }: Database): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, game_code, numero, closes_at, draws_at, beacon_name, clock_timestamp() as now from draws.draw
    where state = 'closed' and beacon_name is not null and beacon is null order by draws_at limit ${AT_ONCE}`.execute(
    kysely,
  );
  return rows;
}
