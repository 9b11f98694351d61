import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { ROOM_PATHS, type RoomFrame, type RoomRequest, type RoomState } from '../../room-api.ts';
import { noLeases } from '../leases/open-leases.ts';
import { newPlayer, openAs } from '../test/player.ts';
import { asStudio, launchMessage, newDatabase, openTestStudio } from '../test/test-studio.ts';
import { openRooms } from './open-rooms.ts';
import { LONG, newSeed, START, sitter, WONG } from './rooms.fixture.ts';

/* Pages at a table over their own sockets, with a leader that the database wakes. */

const databaseUrl = asStudio(await newDatabase());
const studio = await openTestStudio({ databaseUrl }, '/nowhere', {}, { roomTimes: LONG });
studio.startBackgroundWork();
await studio.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = studio.app.server.address() as AddressInfo;
const WAIT = { timeout: 20_000, interval: 25 };

async function member(game: string = WONG.game): Promise<{ user: string; token: string }> {
  const { user } = await newPlayer(studio, { game_code: 'lanna-lanterns' });
  const launch = launchMessage({ user, token: `token-of-${user}`, game_code: game });
  const { url } = await openAs(studio, user, launch, WONG.path);
  return { user, token: new URL(url).hash.replace('#s=', '') };
}

/** A page that does what ours does: it commits, and opens what it has committed to. */
async function page(of: { user: string; token: string }, place: string = WONG.room) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${ROOM_PATHS.socket}`);
  onTestFinished(() => socket.close());
  const texts: string[] = [];
  const seeds = new Map<string, string>();
  const own: { state?: RoomState; left?: string } = {};
  const send = (request: RoomRequest | string) =>
    socket.send(typeof request === 'string' ? request : JSON.stringify(request));
  socket.on('message', (data) => {
    const text = String(data);
    texts.push(text);
    const frame = JSON.parse(text) as RoomFrame;
    if (frame.t === 'snapshot') own.state = frame.state;
    if (frame.t === 'delta' && own.state) own.state = { ...own.state, ...frame.changed };
    if (frame.t === 'left') own.left = frame.code;
    const { state } = own;
    const mine = state?.hand?.seeds.find(({ seat }) => seat === state.own.seat);
    const seed = mine && !mine.opened && seeds.get(mine.commitment);
    if (state?.hand?.state === 'opening' && seed) send({ t: 'open', hand: state.hand.id, seed });
  });
  await new Promise((resolve) => socket.once('open', resolve));
  send({ t: 'join', session: of.token, place });
  await expect.poll(() => own.state?.table.room, WAIT).toBe(place);
  return {
    ...{ texts, own, send },
    commit() {
      const seed = newSeed();
      const commitment = createHash('sha256').update(seed).digest('hex');
      seeds.set(commitment, seed);
      send({ t: 'commit', commitment });
    },
    phase: () => own.state?.hand?.phase ?? own.state?.hand?.state,
  };
}

test('two pages play a hand over their sockets; no byte to one holds a hidden card of the other; the sum is the rake', async () => {
  const members = [await member(), await member()];
  const pages = [await page(members[0] as never), await page(members[1] as never)];
  const [one, two] = pages as [(typeof pages)[number], (typeof pages)[number]];
  for (const each of pages) each.commit();
  await expect
    .poll(() => ['seats', 'dealer', 'ended', 'settled'].includes(String(one.phase())), WAIT)
    .toBe(true);
  const before = pages.map(({ texts }) => texts.join('\n'));
  const isHidden = one.own.state?.hand?.phase !== 'ended';
  // Everyone stands as soon as the turn comes.
  await expect
    .poll(
      () => {
        for (const { own, send } of pages) {
          const { hand, own: seat } = own.state as RoomState;
          if (hand?.acting.includes(seat.seat)) send({ t: 'move', hand: hand.id, move: 'stand' });
        }
        return one.own.state?.hand?.state;
      },
      { ...WAIT, interval: 300 },
    )
    .toBe('settled');
  const hands = one.own.state?.hand?.hands ?? [];
  for (const [at, text] of before.entries()) {
    const seat = pages[at]?.own.state?.own.seat;
    const others = hands.filter((hand) => hand.seat !== seat);
    const shown = new Set([...text.matchAll(/"([A23456789TJQK][SHDC])"/g)].map(([, card]) => card));
    for (const { cards } of others)
      if (isHidden && !isPok(cards ?? []))
        for (const card of cards ?? []) expect(shown.has(card)).toBe(false);
  }
  await expect
    .poll(
      () => members.reduce((sum, { user }) => sum + (studio.peer.balances.get(user) ?? 0n) - START, 0n),
      WAIT,
    )
    .toBe(-rakeOf(one.own.state));
  expect(two.own.state?.hand?.results).toEqual(one.own.state?.hand?.results);
});

const rakeOf = (state: RoomState | undefined) =>
  (state?.hand?.results ?? []).reduce(
    (sum, { rake }) => sum + BigInt(Math.round(Number(rake) * 100_000)),
    0n,
  );
const isPok = (cards: readonly string[]) =>
  cards.length === 2 &&
  cards.reduce((sum, card) => sum + 'A23456789'.indexOf(card.charAt(0)) + 1, 0) % 10 >= 8;

test('who has stood up is played for as soon as the turn comes, each time; moves before it are shown to all', async () => {
  const pages = [
    await page(await member('wong-dummy'), 'dm-10'),
    await page(await member('wong-dummy'), 'dm-10'),
  ];
  for (const each of pages) each.commit();
  const isTurnOf = ({ own: { state } }: (typeof pages)[number]) =>
    state?.hand?.state === 'playing' && state.hand.acting.includes(state.own.seat);
  const mayDraw = (of: (typeof pages)[number]) => isTurnOf(of) && of.phase() === 'draw';
  await expect.poll(() => pages.some(isTurnOf), WAIT).toBe(true);
  const [one, other] = pages.toSorted((a, b) => Number(isTurnOf(b)) - Number(isTurnOf(a)));
  if (!one || !other) throw new Error('no page sits there');
  other.send({ t: 'leave' });
  await expect.poll(() => other.own.state?.own.leaving, WAIT).toBe(true);
  const began = performance.now();
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => mayDraw(one), WAIT).toBe(true);
    // The leader has come to rest by then.
    await sleep(500);
    const hand = one.own.state?.hand?.id ?? '';
    one.send({ t: 'move', hand, move: 'draw' });
    await expect
      .poll(() => [one, other].map(({ own }) => own.state?.hand?.phase), WAIT)
      .toEqual(['play', 'play']);
    const card = one.own.state?.hand?.hands.find(({ cards }) => cards !== null)?.cards?.[0];
    one.send({ t: 'move', hand, move: 'discard', card });
  }
  await expect.poll(() => mayDraw(one), WAIT).toBe(true);
  // A leader that rests looks again after five seconds: three times that is what it took to wait for it.
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a page of another process sees what the leader’s has shown to its own, and plays through it', async () => {
  const one = await page(await member('wong-dummy'), 'dm-5');
  const two = await sitter(studio, 'dm-5', 'wong-dummy');
  const other = openRooms({ ...studio.studio, leases: noLeases() }, { databaseUrl, times: LONG });
  onTestFinished(() => other.stop());
  other.start();
  let shown: RoomState | undefined;
  const write = (frame: RoomFrame) => {
    if (frame.t === 'snapshot') shown = frame.state;
    if (frame.t === 'delta' && shown) shown = { ...shown, ...frame.changed };
  };
  other.hub.add({ ...two.seat, write, dismiss: () => undefined });
  one.commit();
  await two.commit();
  await expect.poll(() => shown?.hand?.state, WAIT).toBe('opening');
  const hand = shown?.hand?.id ?? '';
  await two.open(hand);
  await expect.poll(() => shown?.hand?.state, WAIT).toBe('playing');
  const states = () => [one.own.state, shown] as const;
  const turns = new Set<string>();
  for (let turn = 0; turn < 4; turn += 1) {
    const acts = () => states().findIndex((state) => state?.hand?.acting.includes(state.own.seat));
    await expect
      .poll(() => acts() >= 0 && states().every((state) => state?.hand?.phase === 'draw'), WAIT)
      .toBe(true);
    const by = acts();
    turns.add(String(by));
    const move = (asked: { move: string; card?: string }) =>
      by === 0 ? one.send({ t: 'move', hand, ...asked }) : other.takeMove(two.seat, { hand, ...asked });
    await move({ move: 'draw' });
    await expect.poll(() => states().map((state) => state?.hand?.phase), WAIT).toEqual(['play', 'play']);
    const own = states()[by]?.hand?.hands.find(({ cards }) => cards !== null);
    await move({ move: 'discard', card: own?.cards?.[0] ?? '' });
    await expect
      .poll(() => states().map((state) => state?.hand?.acting), WAIT)
      .not.toContainEqual([own?.seat]);
  }
  expect(turns.size).toBe(2);
});

test('a newer page of the same member takes the seat, and the older is told; nonsense changes nothing', async () => {
  const who = await member();
  const older = await page(who);
  const newer = await page(who);
  await expect.poll(() => older.own.left, WAIT).toBe('seat_taken_over');
  expect(newer.own.left).toBeUndefined();
  for (const nonsense of ['{', '[]', '{"t":"move"}', '{"t":"open","hand":"x","seed":"y"}', 'null'])
    newer.send(nonsense);
  await expect.poll(() => newer.texts.filter((text) => text.includes('invalid_input')).length, WAIT).toBe(5);
  expect(newer.own.state?.own.seat).toBeGreaterThan(0);
});

test('a frame beyond a kilobyte closes the socket, and the seat is kept', async () => {
  const who = await member();
  const one = await page(who);
  const seat = one.own.state?.own.seat;
  one.send('x'.repeat(1_000_000));
  const again = await page(who);
  expect(again.own.state?.own.seat).toBe(seat);
});
