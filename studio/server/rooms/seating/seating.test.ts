import { expect, test } from 'vitest';
import { ROOM_PATHS } from '../../../room-api.ts';
import { launchMessage, openTestStudio } from '../../test/test-studio.ts';
import { readRoomLines } from '../reading/room-lines.ts';
import { roomGame } from '../room-games.ts';
import { again, dealt, end, leaderOf, overdue, type Sitter, sitter, WONG } from '../rooms.fixture.ts';
import { enterFriendTable, openFriendTable } from './friend-table.ts';
import { waitForSeat } from './wait-for-seat.ts';

/* Who gets a seat where: lists of full tables, tables of friends, and the time that a seat has. */

const studio = await openTestStudio();
const { db } = studio.studio;

test('the first who waits at a full table gets its free seat, and one who waits no more is passed over', async () => {
  const room = 'nn-10';
  const game = 'wong-niu-niu';
  const seated: Sitter[] = [];
  for (let at = 0; at < 5; at += 1) seated.push(await sitter(studio, room, game));
  const code = (await seated[0]?.state())?.table.code ?? '';
  const late = await sitter(studio, 'nn-5', game);
  const later = await sitter(studio, 'nn-5', game);
  await expect(again(studio, late, code)).rejects.toThrow('table_full');
  expect(await waitForSeat(db, late.session, code)).toEqual({ before: 0, free: false });
  expect(await waitForSeat(db, later.session, code)).toEqual({ before: 1, free: false });
  expect((await readRoomLines(db.pool, 'LANNA')).get(room)).toMatchObject({ waiting: 2, players: 5 });
  await seated[4]?.leave();
  await (await leaderOf(studio, seated[0]?.seat.tableId ?? '')).step();
  expect(await waitForSeat(db, later.session, code)).toEqual({ before: 1, free: false });
  await expect(again(studio, later, code)).rejects.toThrow('table_full');
  await expect(again(studio, later, room)).resolves.toMatchObject({});
  expect(await waitForSeat(db, late.session, code)).toEqual({ before: 0, free: true });
  expect((await again(studio, late, code)).seat.tableId).toBe(seated[0]?.seat.tableId);
  expect((await readRoomLines(db.pool, 'LANNA')).get(room)?.waiting ?? 0).toBeLessThanOrEqual(1);
});

test('a table of friends is found by its code alone; 10 000 guesses of codes are refused after ten', async () => {
  const room = roomGame('wong-pok-deng')?.rooms.find(({ code }) => code === 'pd-10');
  const game = roomGame('wong-pok-deng');
  if (!room || !game) throw new Error('no room');
  const [host, friend, stranger] = [
    await sitter(studio, 'pd-1'),
    await sitter(studio, 'pd-1'),
    await sitter(studio, 'pd-1'),
  ];
  const allowed = (one: Sitter) => ({ ...one.session, tableCodes: true });
  await expect(openFriendTable(db, host.session, { game, room })).rejects.toThrow('codes_off');
  await expect(enterFriendTable(db, host.session, 'AAAAAA')).rejects.toThrow('codes_off');
  const { place, code } = await openFriendTable(db, allowed(host), { game, room });
  await expect(openFriendTable(db, allowed(host), { game, room })).rejects.toThrow('too_soon');
  // No one sits there yet, and it stays open all the same.
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from studio.room_table where code = $1 and not demo',
    [place],
  );
  await (await leaderOf(studio, rows[0]?.id ?? '')).step();
  const own = await again(studio, host, place);
  await expect(again(studio, stranger, place)).rejects.toThrow('table_unknown');
  expect((await again(studio, stranger, 'pd-10')).seat.tableId).not.toBe(own.seat.tableId);
  expect(await enterFriendTable(db, allowed(friend), ` ${code.toLowerCase()} `)).toEqual({ place });
  expect((await again(studio, friend, place)).seat.tableId).toBe(own.seat.tableId);
  let [unknown, enough] = [0, 0];
  for (let guess = 0; guess < 10_000; guess += 1) {
    const message = await enterFriendTable(db, allowed(stranger), 'ZZZZZZ').catch(
      ({ code: of }) => of as string,
    );
    if (message === 'code_unknown') unknown += 1;
    if (message === 'codes_enough') enough += 1;
    // What is refused the same way a hundred times is refused ten thousand times.
    if (enough > 100) break;
  }
  expect({ unknown, isOver: enough > 100 }).toEqual({ unknown: 10, isOver: true });
  await expect(enterFriendTable(db, allowed(stranger), code)).rejects.toThrow('codes_enough');
  await db.pool.query(
    `insert into studio.room_friend_code (operator_id, code, table_id, expires_at) values ('LANNA', 'PAST22', $1, clock_timestamp())`,
    [own.seat.tableId],
  );
  await expect(enterFriendTable(db, allowed(friend), 'PAST22')).rejects.toThrow('code_unknown');
  const { status } = await stranger.player.send('POST', ROOM_PATHS.enterFriends, { code });
  expect(status).toBe(403);
});

test('a seat may take its bank of time beside the time to act, and what it took is gone; each hand gives some back', async () => {
  const sitters = [await sitter(studio, 'dm-10', 'wong-dummy'), await sitter(studio, 'dm-10', 'wong-dummy')];
  const tableId = sitters[0]?.seat.tableId ?? '';
  const leader = await leaderOf(studio, tableId);
  const hand = await dealt(leader, sitters);
  const acting = await actingOf(sitters);
  await lateBy(tableId, 10);
  await leader.step();
  // It is still its turn: the bank has twenty seconds.
  expect((await actingOf(sitters)).seat.playerId).toBe(acting.seat.playerId);
  await acting.move(hand.id, 'draw');
  const bank = (await acting.state())?.own.bankMs ?? 0;
  expect(bank).toBeGreaterThan(17_000);
  expect(bank).toBeLessThan(20_001);
  await leader.step();
  await overdue(studio, tableId);
  await leader.step();
  expect((await acting.state())?.own.bankMs).toBe(0);
  await end(studio, leader);
  await dealt(leader, sitters);
  expect((await acting.state())?.own.bankMs).toBe(5_000);
});

test('who stood up is played at once and waits for nothing; who lets two hands pass by is up', async () => {
  const sitters = [await sitter(studio, 'dm-20', 'wong-dummy'), await sitter(studio, 'dm-20', 'wong-dummy')];
  const tableId = sitters[0]?.seat.tableId ?? '';
  const leader = await leaderOf(studio, tableId);
  const hand = await dealt(leader, sitters);
  const acting = await actingOf(sitters);
  await acting.leave();
  await leader.step();
  expect((await leader.hand()).id).toBe(hand.id);
  expect((await actingOf(sitters)).seat.playerId).not.toBe(acting.seat.playerId);
  await end(studio, leader);
  await leader.step();
  const stayed = sitters.filter((one) => one !== acting);
  expect(await acting.state()).toBeUndefined();
  const other = await sitter(studio, 'dm-20', 'wong-dummy');
  // The one who stayed did not answer in the first hand either; the other has missed one alone.
  await dealt(leader, [...stayed, other]);
  await end(studio, leader);
  await leader.step();
  for (const one of stayed) expect(await one.state()).toBeUndefined();
  expect(await other.state()).toBeDefined();
});

async function actingOf(sitters: readonly Sitter[]): Promise<Sitter> {
  for (const one of sitters) {
    const state = await one.state();
    if (state?.hand?.acting.includes(state.own.seat)) return one;
  }
  throw new Error('no seat is to act');
}

async function lateBy(tableId: string, seconds: number): Promise<void> {
  await overdue(studio, tableId);
  await studio.studio.db.transaction(async (tx) => {
    await tx.query(
      `select set_config('studio.led_subject', subject, true), set_config('studio.led_fence', fence::text, true) from studio.lease where subject = $1`,
      [`room:${tableId}`],
    );
    await tx.query(
      `update studio.room_hand set due_at = clock_timestamp() - make_interval(secs => $2) where table_id = $1 and due_at is not null`,
      [tableId, seconds],
    );
  });
}

test('a launch to a table of another room than the one it names is refused; to one of the room it leads there', async () => {
  const launch = (meta: Record<string, unknown>) =>
    studio.vendorCall('/wong/launch', launchMessage({ game_code: WONG.game, meta }));
  const { body } = await launch({ table_code: 'pd-500-1', room_code: 'pd-10' });
  expect(body).toEqual({ status: 'RS_ERROR_WRONG_TYPES' });
  expect((await launch({ table_code: 'pd-1-10', room_code: 'pd-10' })).body).toEqual({
    status: 'RS_ERROR_WRONG_TYPES',
  });
  expect((await launch({ table_code: 'nowhere', room_code: 'pd-10' })).body).toEqual({
    status: 'RS_ERROR_WRONG_TYPES',
  });
  const there = await launch({ table_code: 'pd-10-1', room_code: 'pd-10' });
  expect((there.body as { url: string }).url).toContain('?table=pd-10-1#');
});
