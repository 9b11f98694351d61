import { expect, test } from 'vitest';
import {
  type OfficeHands,
  type OfficeRake,
  type OfficeRoom,
  ROOM_OFFICE_PATHS as PATHS,
} from '../../../room-office-api.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { dealt, end, leaderOf, type Sitter, sitter } from '../rooms.fixture.ts';
import { listOfficeHands, readOfficeHand } from './list-office-hands.ts';
import { listOfficeRooms } from './list-office-rooms.ts';
import { listRake } from './list-rake.ts';
import { openRoomAgain, stopRoom } from './stop-room.ts';

/* Card rooms in the back office of their vendor: each brand sees and stops its own alone. */

const studio = await openTestStudio();
const { db } = studio.studio;
const people = (operatorId: string): OfficeSession => ({
  ...{ id: crypto.randomUUID(), vendor: 'WONG', operatorId, personId: 'Naree', personName: 'Naree' },
  permissions: ['read', 'stop'],
});
const own = people('LANNA');
const other = people('CHAOPHRAYA');

test('the rake of a day is that of its hands, and another brand sees neither them nor their players', async () => {
  const sitters: Sitter[] = [await sitter(studio), await sitter(studio)];
  const leader = await leaderOf(studio, sitters[0]?.seat.tableId ?? '');
  const playing = await dealt(leader, sitters);
  if (playing.state === 'playing') {
    const open = await readOfficeHand(db.pool, own, playing.id);
    expect(open).toMatchObject({ receipt: null, moves: [] });
    expect(JSON.stringify(open)).not.toMatch(/"[A23456789TJQK][SHDC]"/);
  }
  const hand = await end(studio, leader);
  const [line] = (await listRake(db.pool, own)) satisfies OfficeRake[];
  expect(line).toMatchObject({ room: 'pd-10', hands: 1, voids: 0 });
  const found: OfficeHands = await listOfficeHands(db.pool, own, { player: sitters[0]?.player.user });
  expect(found.hands.map(({ id }) => id)).toEqual([hand.id]);
  expect(found.hands[0]?.rake).toBe(line?.rake);
  const view = await readOfficeHand(db.pool, own, hand.id);
  expect(view.receipt?.outcome.hands).toHaveLength(2);
  expect(await listRake(db.pool, other)).toEqual([]);
  expect((await listOfficeHands(db.pool, other, {})).hands).toEqual([]);
  await expect(readOfficeHand(db.pool, other, hand.id)).rejects.toThrow('not_found');
});

test('a room that is stopped ends its hand, begins no other, lets no one sit down, and is open at other brands', async () => {
  const sitters: Sitter[] = [await sitter(studio, 'pd-20'), await sitter(studio, 'pd-20')];
  const leader = await leaderOf(studio, sitters[0]?.seat.tableId ?? '');
  await dealt(leader, sitters);
  const turn = { room: 'pd-20', reason: 'looking into a report' };
  await stopRoom(studio.studio, own, turn);
  await expect(stopRoom(studio.studio, own, turn)).rejects.toThrow('game_stopped');
  const hand = await end(studio, leader);
  expect(hand.state).toBe('settled');
  for (const one of sitters) await one.commit();
  await leader.step();
  expect((await leader.hand()).id).toBe(hand.id);
  expect((await sitters[0]?.state())?.status).toBe('stopped');
  await expect(sitter(studio, 'pd-20')).rejects.toThrow('room_stopped');
  const stateAt = async (session: OfficeSession): Promise<OfficeRoom | undefined> =>
    (await listOfficeRooms(db.pool, session)).find(({ code }) => code === 'pd-20');
  expect((await stateAt(own))?.stopped).toMatchObject({ by: 'Naree', reason: turn.reason });
  expect((await stateAt(other))?.stopped).toBeNull();
  await openRoomAgain(studio.studio, own, turn);
  await leader.step();
  expect((await leader.hand()).number).toBe(hand.number + 1);
  await expect(stopRoom(studio.studio, own, { ...turn, room: 'pd-7' })).rejects.toThrow('not_found');
});

test('what people may not do is refused before anything is looked at', async () => {
  for (const [method, url] of [
    ['GET', PATHS.rooms],
    ['GET', PATHS.hands],
    ['GET', PATHS.rake],
    ['POST', PATHS.stop],
  ] as const) {
    const response = await studio.app.inject({
      method,
      url: `/wong${url}`,
      ...(method === 'POST' && { payload: {} }),
    });
    expect(response.statusCode).toBe(401);
  }
});
