import type { Value } from '@lanna/contract/endpoint';
import type { changeDrawGame, switchDrawGame, switchDrawGames } from '@lanna/contract/lotteries/draws/ops';
import { isDayOf } from '@lanna/rules/lotteries/lottery/draws/schedule';
import type { Game, MovedDays } from '@lanna/rules/lotteries/lottery/game';
import { sql } from 'kysely';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { Beacons } from '../../../play/chains/beacon.ts';
import { cancelDraw } from '../cancel-draw.ts';
import { databaseTime } from '../drawing/database-time.ts';
import {
  factsOfMoved,
  hasRule,
  mostClosingSeconds,
  movedDays,
  namedGame,
  sourceOf,
} from '../lottery-game.ts';
import { notifyDraws } from '../notify-draws.ts';

type Recording = Pick<AnyOpsCall, 'record'>;
type Changing = Pick<AnyOpsCall, 'record' | 'mustBeProposed' | 'propose'>;

/**
 * Who says on which day a lottery of others is drawn says how long it takes bets: a day moved behind the official one would sell what is known.
 */
export const MOVE_DAYS = 'draws.move-days';

/** Refuses with `lottery_game_unknown` and `changed_meanwhile`. */
export async function switchGame(
  tx: Tx,
  call: Recording,
  { code, version, enabled, reason }: { code: string; version: number; enabled: boolean; reason: string },
): Promise<Value<typeof switchDrawGame>> {
  const before = await hold(tx, code, version);
  await write(
    tx,
    call,
    { code, reason },
    { before: { enabled: before.enabled }, after: { enabled } },
    'draws.switch',
  );
  return { version: version + 1 };
}

/** Several together, each recorded for itself. Refuses with `lottery_game_unknown`. */
export async function switchGames(
  tx: Tx,
  call: Recording,
  { codes, enabled, reason }: { codes: readonly string[]; enabled: boolean; reason: string },
): Promise<Value<typeof switchDrawGames>> {
  const sorted = [...new Set(codes)].sort();
  for (const code of sorted) {
    const row = await hold(tx, code);
    await write(
      tx,
      call,
      { code, reason },
      { before: { enabled: row.enabled }, after: { enabled } },
      'draws.switch',
    );
  }
  return { changed: sorted.length };
}

export interface GameRequest {
  code: string;
  version: number;
  closesBeforeSeconds: number;
  beacon: string | null;
  /** Of a game of shots; left out it stays. */
  shotsCountedFrom?: 'last' | 'first' | undefined;
  moved: MovedDays;
  reason: string;
}

/**
 * Sets closing time, beacon and the count of shots of numeros made from now on, and moved days. Refuses with `lottery_game_unknown`, `changed_meanwhile`, `closing_unfit` {most},
 * `beacon_unknown`, `moved_day_unfit` {from, to}. Moved days of a lottery that others draw wait for a second operator, and the rest with them.
 */
export async function changeGame(
  tx: Tx,
  call: Changing,
  beacons: Beacons,
  { code, version, closesBeforeSeconds, beacon, shotsCountedFrom, moved, reason }: GameRequest,
): Promise<Value<typeof changeDrawGame>> {
  const game = namedGame(code);
  if (shotsCountedFrom && sourceOf(game) !== 'shots') throw new Refusal('lottery_game_unknown');
  const row = await hold(tx, code, version);
  const most = mostClosingSeconds(game);
  if (closesBeforeSeconds > most) throw new Refusal('closing_unfit', { most });
  if (beacon !== null && (game.source === 'feed' || !Object.hasOwn(beacons, beacon)))
    throw new Refusal('beacon_unknown');
  const now = await databaseTime(tx);
  const { isChanged, left } = await daysLeft(tx, game, { before: movedDays(row.moved), after: moved, now });
  if (game.source === 'feed' && isChanged && (await call.mustBeProposed(tx, MOVE_DAYS))) {
    const proposal = await call.propose(tx, {
      kind: MOVE_DAYS,
      brandId: null,
      subject: { kind: 'lottery_game', id: code, name: code },
      payload: { code, version, closesBeforeSeconds, beacon, moved },
      reason,
    });
    return { version, cancelled: [], proposal };
  }
  const cancelled: string[] = [];
  for (const day of left) cancelled.push(...(await cancelOpen(tx, game, day, now)));
  await write(
    tx,
    call,
    { code, reason },
    {
      before: {
        closesBeforeSeconds: row.closes_before_seconds,
        beacon: row.beacon,
        ...factsOfMoved(movedDays(row.moved)),
        ...(shotsCountedFrom && { shotsCountedFrom: row.shots_counted_from }),
      },
      after: {
        closesBeforeSeconds,
        beacon,
        moved,
        ...(shotsCountedFrom && { shotsCountedFrom }),
        ...(cancelled.length > 0 && { cancelled }),
      },
    },
    'draws.change',
  );
  return { version: version + 1, cancelled, proposal: null };
}

async function hold(tx: Tx, code: string, version?: number) {
  namedGame(code);
  const row = await tx
    .selectFrom('draws.game')
    .select(['enabled', 'closes_before_seconds', 'beacon', 'shots_counted_from', 'moved', 'version'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('lottery_game_unknown');
  if (version !== undefined && row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

interface Facts {
  enabled?: boolean;
  closesBeforeSeconds?: number;
  beacon?: string | null;
  moved?: MovedDays;
  shotsCountedFrom?: 'last' | 'first';
  cancelled?: string[];
}

async function write(
  tx: Tx,
  call: Recording,
  { code, reason }: { code: string; reason: string },
  { before, after }: { before: Record<string, unknown>; after: Facts },
  action: 'draws.switch' | 'draws.change',
): Promise<void> {
  const { enabled, closesBeforeSeconds, beacon, moved, shotsCountedFrom } = after;
  await tx
    .updateTable('draws.game')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(enabled !== undefined && { enabled }),
      ...(closesBeforeSeconds !== undefined && { closes_before_seconds: closesBeforeSeconds }),
      ...(beacon !== undefined && { beacon }),
      ...(shotsCountedFrom !== undefined && { shots_counted_from: shotsCountedFrom }),
      ...(moved !== undefined && { moved: JSON.stringify(moved) }),
    }))
    .where('code', '=', code)
    .execute();
  await call.record(tx, {
    action,
    brandId: null,
    subject: { kind: 'lottery_game', id: code, name: code },
    before,
    after: { ...after, ...(after.moved && factsOfMoved(after.moved)) },
    reason,
  });
  await notifyOps(tx, { brandId: null, type: 'draw_games_changed' });
  await notifyDraws(tx);
}

/**
 * What has been moved must be a day of the schedule that is still to come, to one without a draw, to none or to itself; what has been moved already stays as it is allowed.
 * A day whose draw was cancelled gets no other: its numero is used up. What was said of today stays, since its result may be known. Answers the days on which draws no
 * longer fall, and whether anything is other than before.
 */
async function daysLeft(
  tx: Tx,
  game: Game,
  { before, after, now }: { before: MovedDays; after: MovedDays; now: Date },
): Promise<{ isChanged: boolean; left: string[] }> {
  const { schedule } = game;
  const changed = Object.entries(after).filter(([from, to]) => before[from] !== to);
  const undone = Object.entries(before).filter(([from]) => !(from in after));
  const [first] = [...changed, ...undone];
  if (!first) return { isChanged: false, left: [] };
  const unfit = ([from, to]: [string, string | null]) =>
    new Refusal('moved_day_unfit', { from, to: to ?? '' });
  if (!hasRule(schedule)) throw unfit(first);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(schedule.timeZone)
    .toPlainDate()
    .toString();
  const isRegular = (day: string) => isDayOf(schedule, Temporal.PlainDate.from(day));
  const targets = Object.values(after);
  for (const [from, to] of changed) {
    if (!isRegular(from) || from <= today) throw unfit([from, to]);
    if (to === null) continue;
    const isFree = !isRegular(to) || to in after;
    const isOnce = targets.filter((target) => target === to).length === 1;
    if (to <= today || !isFree || !isOnce || (await cancelledOn(tx, game, to))) throw unfit([from, to]);
  }
  for (const [from, to] of undone)
    if (from === today || (from > today && (await cancelledOn(tx, game, from)))) throw unfit([from, to]);
  // Where the draw no longer falls: the day it was on until now.
  const drawnBefore = changed.map(([from, to]) => [from in before ? before[from] : from, to]);
  const fallen = [...drawnBefore, ...undone.map(([from, to]) => [to, from])];
  return {
    isChanged: true,
    left: fallen.flatMap(([was, is]) => (typeof was === 'string' && was !== is ? [was] : [])),
  };
}

async function cancelledOn(tx: Tx, game: Game, day: string): Promise<boolean> {
  const found = await drawsOn(tx, game, day).where('state', '=', 'cancelled').executeTakeFirst();
  return found !== undefined;
}

async function cancelOpen(tx: Tx, game: Game, day: string, now: Date): Promise<string[]> {
  const open = await drawsOn(tx, game, day).where('state', '=', 'open').execute();
  for (const { id } of open)
    await cancelDraw(tx, { drawId: id, reason: 'the draw was moved to another day', now });
  return open.map(({ numero }) => numero);
}

function drawsOn(tx: Tx, game: Game, day: string) {
  return tx
    .selectFrom('draws.draw')
    .select(['id', 'numero'])
    .where('game_code', '=', game.code)
    .where('day', '=', sql<Date>`${day}::date`);
}
