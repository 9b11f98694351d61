import { expect, test } from 'vitest';
import type { OfficeSession } from '../../back-office/session.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { listRoomCases } from '../desk/list-room-cases.ts';
import { readRoomCase } from '../desk/read-room-case.ts';
import { takeCaseStep } from '../desk/take-case-step.ts';
import { again, dealt, end, leaderOf, type Sitter, sitter, WONG } from '../rooms.fixture.ts';
import { countHands } from './count-hands.ts';
import { watchCompany } from './open-cases.ts';
import { reportHand } from './report-hand.ts';

/* Company at tables: what is kept of pairs, cases of people, and who may sit with whom. */

const studio = await openTestStudio();
const { db, log } = studio.studio;
const people = (operatorId: string): OfficeSession => ({
  ...{ id: crypto.randomUUID(), vendor: 'WONG', operatorId, personId: 'Naree', personName: 'Naree' },
  permissions: ['read', 'investigate'],
});
const own = people('LANNA');

async function playedHand(sitters: readonly Sitter[]) {
  const leader = await leaderOf(studio, sitters[0]?.seat.tableId ?? '');
  await dealt(leader, sitters);
  return end(studio, leader);
}
const pairIds = (one: Sitter, other: Sitter) =>
  [one.seat.playerId, other.seat.playerId].toSorted() as [string, string];

test('each hand is counted once, a pair that stands out is one case, and it takes no money', async () => {
  const [one, other] = [await sitter(studio), await sitter(studio)];
  await playedHand([one, other]);
  expect(await countHands(db, log)).toHaveLength(1);
  expect(await countHands(db, log)).toEqual([]);
  const pair = pairIds(one, other);
  const { rows } = await db.pool.query(
    'select hands from studio.room_pair where (one, other) = ($1, $2)',
    pair,
  );
  expect(rows).toEqual([{ hands: 1 }]);
  // As if they had played long before, always the same way.
  await db.pool.query(
    'update studio.room_pair set hands = 60, flow = 60000, squares = 60000000 where (one, other) = ($1, $2)',
    pair,
  );
  const before = [one.wallet(), other.wallet()];
  await playedHand([one, other]);
  const moved = [one.wallet(), other.wallet()];
  expect(await watchCompany({ db, log })).toBe(1);
  // Their clocks have played for them twice, so they have to sit down again.
  await playedHand([await again(studio, one), await again(studio, other)]);
  await watchCompany({ db, log });
  const { cases } = await listRoomCases(db.pool, own, { state: 'open' });
  expect(cases).toHaveLength(1);
  expect(cases[0]?.signals.map(({ signal }) => signal)).toContain('one_way');
  expect((await listRoomCases(db.pool, people('CHAOPHRAYA'), {})).cases).toEqual([]);
  await expect(readRoomCase(db.pool, people('CHAOPHRAYA'), cases[0]?.id ?? '')).rejects.toThrow('not_found');
  const view = await readRoomCase(db.pool, own, cases[0]?.id ?? '');
  expect(view.hands).toHaveLength(3);
  expect(view.hands[0]?.seats.filter(({ isOfCase }) => isOfCase)).toHaveLength(2);
  expect(view.hands[0]?.seats[0]?.cards.length).toBeGreaterThan(1);
  // What moved was the hand itself.
  expect(
    moved.map((now, at) => now - (before[at] ?? 0n)).reduce((sum, one) => sum + one, 0n),
  ).toBeLessThanOrEqual(0n);
});

test('two who are parted: the later one stands up after the hand, and neither finds a seat beside the other until they are let together', async () => {
  const room = 'pd-5';
  const [one, other] = [await sitter(studio, room), await sitter(studio, room)];
  await playedHand([one, other]);
  await reportHand(db, one.session, {
    hand: (await (await leaderOf(studio, one.seat.tableId)).hand()).id,
    reason: 'gave_money',
  });
  await db.pool.query(
    `insert into studio.room_case (id, operator_id, vendor, kind, one, other, facts) values ($1, 'LANNA', 'WONG', 'signals', $2, $3, '{}')`,
    [crypto.randomUUID(), ...pairIds(one, other)],
  );
  const { cases } = await listRoomCases(db.pool, own, { state: 'open' });
  const found = cases.find(
    ({ kind, one: a }) => kind === 'signals' && [one, other].some(({ player }) => player.user === a),
  );
  const id = found?.id ?? '';
  const reason = 'hands looked at one by one';
  await takeCaseStep(studio.studio, own, id, { step: 'part', reason });
  await expect(takeCaseStep(studio.studio, own, id, { step: 'part', reason })).rejects.toThrow(
    'changed_meanwhile',
  );
  await expect(
    takeCaseStep(studio.studio, people('CHAOPHRAYA'), id, { step: 'note', reason }),
  ).rejects.toThrow('not_found');
  const freeze = { step: 'freeze', reason, player: one.player.user } as const;
  await takeCaseStep(studio.studio, own, id, freeze);
  await expect(
    takeCaseStep(studio.studio, own, id, { ...freeze, player: 'of no such case' }),
  ).rejects.toThrow('not_found');
  expect((await readRoomCase(db.pool, own, id)).steps.at(-1)).toMatchObject({
    ...{ step: 'freeze', player: one.player.user, text: reason },
  });
  const leader = await leaderOf(studio, one.seat.tableId);
  await leader.step();
  expect(await one.state()).toBeDefined();
  expect(await other.state()).toBeUndefined();
  const elsewhere = await again(studio, other, room);
  expect(elsewhere.seat.tableId).not.toBe(one.seat.tableId);
  const code = (await one.state())?.table.code ?? '';
  await elsewhere.leave();
  await (await leaderOf(studio, elsewhere.seat.tableId)).step();
  await expect(again(studio, other, code)).rejects.toThrow('kept_apart');
  await takeCaseStep(studio.studio, own, id, { step: 'close', reason });
  await expect(takeCaseStep(studio.studio, own, id, { step: 'note', reason })).rejects.toThrow(
    'changed_meanwhile',
  );
  await takeCaseStep(studio.studio, own, id, { step: 'join', reason });
  expect((await again(studio, other, code)).seat.tableId).toBe(one.seat.tableId);
  const { rows } = await db.pool.query(
    `select action from studio.back_office_act where subject = $1 order by id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    ...['parted-players', 'asked-to-freeze', 'closed-room-case', 'joined-players'],
  ]);
});

test('a member reports a hand of its own that is over, once, and no more than so many a day', async () => {
  const room = 'pd-1';
  const [one, other, third] = [
    await sitter(studio, room),
    await sitter(studio, room),
    await sitter(studio, 'pd-50'),
  ];
  const hand = await playedHand([one, other]);
  const report = { hand: hand.id, reason: 'shared_cards' as const };
  await expect(reportHand(db, third.session, report)).rejects.toThrow('report_refused');
  await reportHand(db, one.session, report);
  await reportHand(db, one.session, report);
  const { cases } = await listRoomCases(db.pool, own, {});
  const mine = cases.filter(({ kind, one: who }) => kind === 'report' && who === one.player.user);
  expect(mine).toHaveLength(1);
  expect(mine[0]).toMatchObject({ reason: 'shared_cards', other: null });
  expect((await readRoomCase(db.pool, own, mine[0]?.id ?? '')).hands).toHaveLength(1);
  const second = await playedHand([one, other]);
  await reportHand(db, other.session, report, 1);
  await expect(reportHand(db, other.session, { ...report, hand: second.id }, 1)).rejects.toThrow(
    'reports_enough',
  );
});

test('accounts that share a mark do not sit at one table where the brand wants it so; elsewhere they do', async () => {
  const room = 'pd-100';
  const terms = (onePerson: boolean) => ({
    marks: ['bank:same-account-digest', 'network:another-of-them'],
    one_person_a_table: onePerson,
  });
  const one = await sitter(studio, room, WONG.game, terms(false));
  const beside = await sitter(studio, room, WONG.game, terms(false));
  expect(beside.seat.tableId).toBe(one.seat.tableId);
  // A quick seat is one at another table.
  const apart = await sitter(studio, room, WONG.game, terms(true));
  expect(apart.seat.tableId).not.toBe(one.seat.tableId);
  const code = (await one.state())?.table.code ?? '';
  await apart.leave();
  await (await leaderOf(studio, apart.seat.tableId)).step();
  await expect(again(studio, apart, code)).rejects.toThrow('same_person');
  const stranger = await sitter(studio, room, WONG.game, { ...terms(true), marks: ['bank:of-someone-else'] });
  expect(stranger.seat.tableId).toBe(one.seat.tableId);
});
