import { expect, test } from 'vitest';
import type { FishingFrame, FishingRequest } from '../../fishing-api.ts';
import { BOUNCES_MAX, CANNONS, WATER } from '../../rules/fishing/bounds.ts';
import { fishOfCode } from '../../rules/fishing/fish.ts';
import { moveFlight } from '../../rules/fishing/flight.ts';
import { swimmersAt } from '../../rules/fishing/paths.ts';
import { openTestStudio } from '../test/test-studio.ts';
import { type Angler, angler, demoAngler, MAENAM, river, START } from './fishing.fixture.ts';
import { newBullet } from './halls/bullet.ts';
import type { Seated } from './halls/open-halls.ts';

const studio = await openTestStudio();
const { halls } = studio.fishing;
type Fire = Extract<FishingRequest, { t: 'fire' }>;

test('a shot costs nothing until it is drawn, and what flies on leaving comes back', async () => {
  const one = await sit();
  await untilOpen(one);
  for (let n = 0; n < 3; n += 1) one.fire({ angle: -0.01 });
  await one.seat.leave();
  expect(one.angler.wallet()).toBe(START);
  expect(one.frames('back').filter(({ because }) => because === 'closed').length).toBeGreaterThan(0);
});

test('a shot that follows a fish meets it, is drawn once, and shown after it was written', async () => {
  const one = await sit();
  await untilOpen(one);
  await tickUntil(() => {
    one.fire({ lock: swimmerNow(one) });
    return one.frames('hits').length >= 3;
  });
  await one.seat.leave();
  const { rows } = await studio.studio.db.pool.query<{ hits: number; moved: bigint }>(
    'select hits, payout - spent as moved from studio.fishing_packet where player_id = $1 and state = $2',
    [one.angler.session.playerId, 'closed'],
  );
  const shown = one.frames('hits').flatMap(({ hits }) => hits);
  expect(rows[0]?.hits).toBe(shown.length);
  expect(one.angler.wallet()).toBe(START + (rows[0]?.moved ?? 0n));
});

test('four sit in a hall before another opens, and a player has one seat', async () => {
  const five = await Promise.all(Array.from({ length: 5 }, () => angler(studio)));
  const seats: Joined[] = [];
  for (const one of five) seats.push(await sit(one));
  expect(halls.list().map((hall) => hall.seats)).toEqual([4, 1]);
  const again = await sit(five[0]);
  expect(seats[0]?.dismissed()).toBe(true);
  expect(halls.list().reduce((sum, hall) => sum + hall.seats, 0)).toBe(5);
  for (const one of [...seats, again]) await one.seat.leave();
  expect(halls.list()).toEqual([]);
});

test('an operator is told of each hall: who sits there, how many cannons are free, what a shot costs; those of visitors apart', async () => {
  const seats = [await sit(), await sit(), await sit(await demoAngler(studio))];
  const { rooms } = await lobby();
  expect(rooms.map(({ room_code }) => room_code)).toEqual([
    ...['maenam-creek', 'maenam-river', 'maenam-rapids', 'maenam-deep'],
    ...['maenam-creek-demo', 'maenam-river-demo', 'maenam-rapids-demo', 'maenam-deep-demo'],
  ]);
  const [creek, own, , , , visitors] = rooms;
  expect(creek).toMatchObject({ players: 0, tables: 0, free_seats: 0, status: 'open' });
  expect(own).toMatchObject({ game_code: 'maenam-river', players: 2, tables: 1, free_seats: 2, seats: 4 });
  expect(own).toMatchObject({ min_bet: 100_000, max_bet: 1_000_000 });
  expect([own?.['demo'], visitors?.['demo'], visitors?.['players']]).toEqual([undefined, true, 1]);
  for (const { seat } of seats) await seat.leave();
  expect((await lobby()).rooms[1]).toMatchObject({ players: 0, tables: 0 });
});

test('what no hand fires is given back: beyond eight a second, at a fish that is gone, at a bet of another hall', async () => {
  const one = await sit();
  await untilOpen(one);
  for (let n = 0; n < 200; n += 1) one.fire({ angle: -1.5 });
  expect(one.frames('back').filter(({ because }) => because === 'pace').length).toBeGreaterThan(190);
  await pause(300);
  one.fire({ lock: 999_999 });
  expect(one.frames('back').at(-1)?.because).toBe('gone');
  one.fire({ bet: '50.00' });
  expect(one.frames('refused').at(-1)?.code).toBe('invalid_input');
  await one.seat.leave();
});

test('a word is heard by the others of the hall alone, and not oftener than is company', async () => {
  const [one, other, demo] = [await sit(), await sit(), await sit(await demoAngler(studio))];
  for (let at = 0; at < 4; at += 1) one.seat.speak('clap');
  expect(other.frames('emote')).toEqual(Array(2).fill({ t: 'emote', place: 0, emote: 'clap' }));
  expect([...one.frames('emote'), ...demo.frames('emote')]).toEqual([]);
  expect(one.frames('refused').map(({ code }) => code)).toEqual(['too_soon', 'too_soon']);
  for (const { seat } of [one, other, demo]) await seat.leave();
});

test.each([Number.POSITIVE_INFINITY, -1e300, Date.now()])(
  'a clock that says %s moves only the picture, and by a quarter of a second',
  async (at) => {
    const [one, other] = [await sit(), await sit()];
    await untilOpen(one);
    one.fire({ at, angle: -1 });
    const { atMs } = other.frames('shot')[0] ?? { atMs: Number.NaN };
    expect(Math.abs(atMs - one.seat.nowMs())).toBeLessThanOrEqual(250 + 200);
    await one.seat.leave();
    await other.seat.leave();
  },
);

test('who has too little reserves what they have, and who has nothing is told so', async () => {
  const poor = await angler(studio);
  studio.peer.balances.set(poor.player.user, 250_000n);
  const one = await sit(poor);
  await untilOpen(one);
  expect(one.frames('packet')[0]?.own).toEqual({ left: '2.00', wallet: '0.50' });
  await one.seat.leave();
  expect(poor.wallet()).toBe(250_000n);
  studio.peer.balances.set(poor.player.user, 50_000n);
  const broke = await sit(poor);
  await tickUntil(() => {
    broke.fire({ angle: -1 });
    return broke.frames('refused').some(({ code }) => code === 'not_enough_money');
  });
  await broke.seat.leave();
});

test('a packet that a limit refuses in the middle of a salvo takes nothing: the one before is paid, and what was pressed comes back', async () => {
  const one = await sit();
  await untilOpen(one);
  studio.peer.failItem('bet', 'RS_ERROR_LIMIT_REACHED');
  // Dear shots, so that the first packet is soon at its end.
  await tickUntil(() => {
    one.fire({ lock: swimmerNow(one), bet: '10.00' });
    return one.frames('refused').some(({ code }) => code === 'limit_reached');
  });
  const [closed] = one.frames('packet').filter(({ state }) => state === 'closed');
  expect(closed?.shots).toBeGreaterThan(0);
  expect(one.frames('packet').filter(({ state }) => state === 'open')).toHaveLength(1);
  await one.seat.leave();
  const { rows } = await studio.studio.db.pool.query<{ moved: bigint }>(
    'select sum(payout - spent)::bigint as moved from studio.fishing_packet where player_id = $1',
    [one.angler.session.playerId],
  );
  expect(one.angler.wallet()).toBe(START + (rows[0]?.moved ?? 0n));
});

test('a shot that meets nothing bounces three times and goes back', () => {
  const bullet = newBullet(0, {
    ...{ n: 1, packetId: 'p', shot: 1, bet: 100_000n, weapon: 'cannon', angle: -0.4, lock: undefined },
  });
  let moved = moveFlight(bullet, [], 50);
  for (let at = 0; moved.kind === 'flies' && at < 1000; at += 1) moved = moveFlight(bullet, [], 50);
  expect(moved).toEqual({ kind: 'back', because: 'wide' });
  expect(bullet.bounces).toBe(BOUNCES_MAX);
});

test('no fish is flown through, however small', () => {
  const kind = fishOfCode('minnow');
  const swimmer = swimmersAt(1, 0)[0];
  if (!kind || !swimmer) throw new Error('no minnow');
  const { x } = CANNONS[0];
  const small = { swimmer: { ...swimmer, kind }, place: { x, y: WATER.height / 2, heading: 0 } };
  const bullet = newBullet(0, {
    ...{
      n: 1,
      packetId: 'p',
      shot: 1,
      bet: 100_000n,
      weapon: 'cannon',
      angle: -Math.PI / 2,
      lock: undefined,
    },
  });
  expect(moveFlight(bullet, [small], 1000)).toMatchObject({ kind: 'met' });
});

interface Joined {
  angler: Angler;
  seat: Seated;
  dismissed(): boolean;
  fire(shot: Partial<Fire>): void;
  frames<T extends FishingFrame['t']>(kind: T): Extract<FishingFrame, { t: T }>[];
}

async function sit(as?: Angler): Promise<Joined> {
  const one = as ?? (await angler(studio));
  const frames: FishingFrame[] = [];
  let isDismissed = false;
  let n = 0;
  const seat = await halls.join(one.session, river(), {
    write: (frame) => frames.push(frame),
    dismiss: () => {
      isDismissed = true;
    },
  });
  return {
    ...{ angler: one, seat, dismissed: () => isDismissed },
    fire(shot) {
      n += 1;
      seat.fire({ t: 'fire', n, at: seat.nowMs(), angle: -1, bet: '1.00', weapon: 'cannon', ...shot });
    },
    frames: <T extends FishingFrame['t']>(kind: T) =>
      frames.filter((frame): frame is Extract<FishingFrame, { t: T }> => frame.t === kind),
  };
}

async function lobby() {
  const { body } = await studio.vendorCall(`${MAENAM.path}/lobby/rooms`, { operator_id: 'LANNA' });
  return body as { rooms: Record<string, unknown>[] };
}

async function untilOpen(one: Joined): Promise<void> {
  await tickUntil(() => {
    if (one.frames('packet').length > 0) return true;
    one.fire({ lock: swimmerNow(one) });
    return false;
  });
  await pause(300);
}

function swimmerNow(one: Joined): number {
  const { seed } = one.frames('hall')[0] ?? { seed: 0 };
  const gone = new Set(one.frames('kill').map(({ swimmer }) => swimmer));
  const middle = swimmersAt(seed, one.seat.nowMs()).find(({ id, bornMs, kind }) => {
    const part = (one.seat.nowMs() - bornMs) / kind.crossingMs;
    return part > 0.2 && part < 0.7 && !gone.has(id);
  });
  return middle?.id ?? 0;
}

async function tickUntil(isDone: () => boolean): Promise<void> {
  for (let at = 0; at < 400; at += 1) {
    if (isDone()) return;
    await halls.tick();
    await pause(25);
  }
  throw new Error('it never came to that');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
