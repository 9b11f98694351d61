import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { asStudio, newDatabase, openTestStudio } from '../test/test-studio.ts';
import { vendorKeyPairs } from '../test/wallet-peer.ts';
import type { LeaderDeath, LeadingProcess } from './leading-process.fixture.ts';
import { leaderOf, type Sitter, START, sitter } from './rooms.fixture.ts';
import { isInPlay } from './rows/room-hand.ts';

/* A process that leads a table is killed at each state of a hand; another goes on from the rows. */

const PROGRAM = fileURLToPath(new URL('leading-process.fixture.ts', import.meta.url));
const databaseUrl = asStudio(await newDatabase());
const vendorKeys = vendorKeyPairs();
const studio = await openTestStudio({ databaseUrl }, '/nowhere', {}, { vendorKeys });
const { db } = studio.studio;
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Each at a room of its own; `ends` is how the hand must end. */
const DEATHS: readonly [room: string, death: LeaderDeath, ends: 'settled' | 'void'][] = [
  ['pd-1', { at: 'commit', of: 'insert into studio.room_hand ' }, 'void'],
  ['pd-5', { at: 'send', of: 'bet' }, 'void'],
  ['pd-10', { at: 'applied', of: 'bet' }, 'void'],
  ['pd-20', { at: 'commit', of: `set state = 'opening'` }, 'settled'],
  ['pd-50', { at: 'commit', of: `set state = 'playing'` }, 'settled'],
  ['nn-5', { at: 'statement', of: `set state = 'settled'` }, 'settled'],
  ['nn-10', { at: 'commit', of: `set state = 'settled'` }, 'settled'],
  ['nn-20', { at: 'send', of: 'win' }, 'settled'],
  ['nn-1', { at: 'applied', of: 'win' }, 'settled'],
];

test.each(DEATHS)(
  'at %s a leader killed at %j: the hand ends once, or its stakes are back',
  async (room, death, ends) => {
    const game = room.startsWith('pd') ? 'wong-pok-deng' : 'wong-niu-niu';
    const sitters = [await sitter(studio, room, game), await sitter(studio, room, game)];
    const tableId = sitters[0]?.seat.tableId ?? '';
    for (const one of sitters) await one.commit();
    expect(await killed(tableId, death, sitters)).toBe('SIGKILL');
    const leader = await leaderOf(studio, tableId);
    for (let turn = 0; turn < 60; turn += 1) {
      await actAll(sitters);
      await leader.step();
      await db.pool.query(
        'update studio.room_hand_seat set due_at = clock_timestamp() where due_at is not null',
      );
      await leader.finish();
      const seats = await leader.seats();
      const open = seats.some(({ state }) => ['placing', 'staked', 'returning', 'winning'].includes(state));
      if (!isInPlay(await leader.hand()) && !open) break;
    }
    const hand = await leader.hand();
    expect({ state: hand.state, number: hand.number }).toEqual({ state: ends, number: 1 });
    const seats = await leader.seats();
    expect(new Set(seats.map(({ state }) => state))).toEqual(new Set([ends === 'void' ? 'returned' : 'won']));
    const now = sitters.reduce((sum, one) => sum + one.wallet(), 0n);
    expect(now).toBe(2n * START - (hand.rake ?? 0n));
    for (const one of sitters) {
      const seat = seats.find(({ playerId }) => playerId === one.seat.playerId);
      expect(one.wallet()).toBe(START + (seat?.won ?? 0n) - (seat?.rake ?? 0n));
    }
  },
);

/** Pages do what ours do until the process is no more. */
async function killed(
  tableId: string,
  death: LeaderDeath,
  sitters: readonly Sitter[],
): Promise<string | null> {
  const given: LeadingProcess = {
    ...{ databaseUrl, vendorsUrl: studio.peer.url, tableId, death },
    vendorKey: vendorKeys.privateKeys.get('WONG')?.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
  const child = fork(PROGRAM, [JSON.stringify(given)]);
  running.add(child);
  let signal: string | null | undefined;
  void once(child, 'exit').then(([, by]) => {
    signal = by as string | null;
  });
  for (let turn = 0; turn < 600 && signal === undefined; turn += 1) {
    await actAll(sitters).catch(() => undefined);
    await sleep(25);
  }
  running.delete(child);
  return signal ?? null;
}

async function actAll(sitters: readonly Sitter[]): Promise<void> {
  for (const one of sitters) {
    const state = await one.state();
    const hand = state?.hand;
    if (!state || !hand) continue;
    const seed = hand.seeds.find(({ seat }) => seat === state.own.seat);
    if (hand.state === 'opening' && !seed?.opened) await one.open(hand.id);
    if (hand.state !== 'playing' || !hand.acting.includes(state.own.seat)) continue;
    const niu = { bid: ['bid', { times: 0 }], stake: ['stake', { times: 1 }] } as const;
    const [move, rest] = niu[hand.phase as 'bid' | 'stake'] ?? ['stand', {}];
    await one.move(hand.id, move, rest);
  }
}
