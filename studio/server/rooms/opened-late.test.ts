import { checkHandReceipt } from '@lanna/rules/play/rooms/hand-receipt';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { type OfficeRoomSetting, ROOM_OFFICE_PATHS } from '../../room-office-api.ts';
import type { RoomsReceipt } from '../../rules/rooms/rooms-receipt.ts';
import type { OfficeSession } from '../back-office/session.ts';
import { asStudio, newDatabase, openTestStudio } from '../test/test-studio.ts';
import { setRooms, showRoomSetting } from './desk/set-rooms.ts';
import { describeHand } from './reading/describe-hand.ts';
import { dealt, end, leaderOf, practiser, type Sitter, sitter } from './rooms.fixture.ts';
import type { RoomHand } from './rows/room-hand.ts';
import { opensLateAt } from './rows/room-setting.ts';

/* Brands may open what was dealt and drawn a day after a hand: until then no byte of a receipt or a frame holds it. */

const ownerUrl = await newDatabase();
const studio = await openTestStudio({ databaseUrl: asStudio(ownerUrl) });
const { db } = studio.studio;
const CARD = /"([A23456789TJQK][SHDC])"/g;
const cardsIn = (value: unknown) =>
  new Set([...JSON.stringify(value).matchAll(CARD)].map(([, card]) => card));

const session = (operatorId: string): OfficeSession => ({
  ...{ id: crypto.randomUUID(), vendor: 'WONG', operatorId, personId: 'Naree', personName: 'Naree' },
  permissions: ['read', 'configure'],
});

async function set(opensLate: boolean): Promise<OfficeRoomSetting> {
  const { version } = await showRoomSetting(db.pool, session('LANNA'));
  await setRooms(studio.studio, session('LANNA'), { opensLate, version, reason: 'as players have asked' });
  return showRoomSetting(db.pool, session('LANNA'));
}

async function receiptOf({ session: { playerId } }: Sitter, { id }: RoomHand): Promise<RoomsReceipt> {
  return (await describeHand(db.pool, playerId, id)).receipt as RoomsReceipt;
}

/** As if the hand had ended so long ago: what the database lets no process write. */
async function endedBefore({ id }: RoomHand, interval: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('begin');
  await owner.query('alter table studio.room_hand disable trigger user');
  await owner.query('update studio.room_hand set ended_at = clock_timestamp() - $2::interval where id = $1', [
    id,
    interval,
  ]);
  await owner.query('alter table studio.room_hand enable trigger user');
  await owner.query('commit');
  await owner.end();
}

test.each([
  ['ดัมมี่', 'wong-dummy', 'dm-10'],
  ['ป๊อกเด้ง', 'wong-pok-deng', 'pd-10'],
])(
  'of %s a receipt holds what was shown and the own seed; a day after, by the clock of the database, it computes the whole deck',
  async (_, game, room) => {
    await set(true);
    const sitters = [await sitter(studio, room, game), await sitter(studio, room, game)];
    const leader = await leaderOf(studio, sitters[0]?.seat.tableId ?? '');
    await dealt(leader, sitters);
    const hand = await end(studio, leader);
    const seeds = sitters.map(({ seed }) => seed);
    for (const [at, one] of sitters.entries()) {
      const frame = await one.state();
      expect(frame?.table.opensLate).toBe(true);
      for (const seed of seeds) expect(JSON.stringify(frame)).not.toContain(seed);
      for (const age of ['1 second', '23 hours 59 minutes']) {
        await endedBefore(hand, age);
        const receipt = await receiptOf(one, hand);
        expect(checkHandReceipt(receipt)).toEqual({ verdict: 'not_opened' });
        const text = JSON.stringify(receipt);
        expect(seeds.map((seed) => text.includes(seed))).toEqual(seeds.map((__, of) => of === at));
        expect(cardsIn(receipt).difference(cardsIn(frame)).size).toBe(0);
        expect(Date.parse(receipt.opensAt ?? '')).toBeGreaterThan(Date.now());
      }
      await endedBefore(hand, '24 hours');
      const open = await receiptOf(one, hand);
      expect(open.opensAt).toBeUndefined();
      expect(checkHandReceipt(open)).toEqual({ verdict: 'holds' });
      await endedBefore(hand, '1 second');
    }
  },
);

test('a table stays as it was opened, and what a hand was said to be is not changed; who sits down is led to a table that is as the setting says', async () => {
  await set(false);
  const room = 'pd-20';
  const early = [await sitter(studio, room), await sitter(studio, room)];
  const leader = await leaderOf(studio, early[0]?.seat.tableId ?? '');
  await dealt(leader, early);
  expect(await set(true)).toMatchObject({ opensLate: true, otherTables: 1, lastSet: { by: 'Naree' } });
  const hand = await end(studio, leader);
  expect(checkHandReceipt(await receiptOf(early[0] as Sitter, hand))).toEqual({ verdict: 'holds' });
  const late = await sitter(studio, room);
  expect(late.seat.tableId).not.toBe(early[0]?.seat.tableId);
  const code = (await early[0]?.state())?.table.code ?? '';
  expect(await opensLateAt(db.pool, 'LANNA', code)).toBe(false);
  expect(await opensLateAt(db.pool, 'LANNA', room)).toBe(true);
  expect(await opensLateAt(db.pool, 'CHAOPHRAYA', room)).toBe(false);
  await expect(
    db.pool.query('update studio.room_hand set opens_late = true where id = $1', [hand.id]),
  ).rejects.toThrow();
  // Practice has nothing that others could learn.
  expect((await (await practiser(studio, room)).state())?.table.opensLate).toBe(false);
});

test('a setting made from what another person has changed meanwhile is refused, and so is one without the permission', async () => {
  const { version } = await showRoomSetting(db.pool, session('LANNA'));
  const wanted = { opensLate: false, version, reason: 'back to as it was' };
  await setRooms(studio.studio, session('LANNA'), wanted);
  await expect(setRooms(studio.studio, session('LANNA'), wanted)).rejects.toThrow('changed_meanwhile');
  const { rows } = await db.pool.query<{ action: string; subject: string }>(
    `select action, subject from studio.back_office_act where operator_id = 'LANNA' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ action: 'set-rooms', subject: 'opensLate false' }]);
  for (const method of ['GET', 'POST'] as const) {
    const url = `/wong${ROOM_OFFICE_PATHS.setting}`;
    const { statusCode } = await studio.app.inject({
      ...{ method, url },
      ...(method === 'POST' && { payload: wanted }),
    });
    expect(statusCode).toBe(401);
  }
});
