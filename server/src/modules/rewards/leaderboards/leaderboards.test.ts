import { parseMoney } from '@lanna/rules/money';
import { REVIEW_MS } from '@lanna/rules/rewards/leaderboards/terms';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { ownSource, type Player } from '../../play/bets/own-source.fixture.ts';
import { boardHouse } from './board-house.fixture.ts';
import { checkLeaderboardInvariants } from './check-leaderboard-invariants.ts';
import { publishBoard } from './desk/publish-board.ts';
import { takeOutPlace, takeOutProposal } from './desk/take-out-place.ts';
import { haltBoard } from './desk/write-board.ts';
import { addTestBoard } from './leaderboard.fixture.ts';

const { db, url } = await testDatabase();
const taker = await ownSource(url, db);
const baht = (text: string) => parseMoney(text) ?? 0n;
const SECOND = 1000;

afterEach(async () => {
  expect(await checkLeaderboardInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

type House = Awaited<ReturnType<typeof boardHouse>>;
async function lose(h: House, player: Player, stake: string) {
  const line = await h.buy(player, baht(stake));
  await h.settle(player, line, 0n);
  return line;
}
async function win(h: House, player: Player, stake: string, payout: string) {
  const line = await h.buy(player, baht(stake));
  await h.settle(player, line, baht(payout));
  return line;
}
const operator = (h: House, propose: () => Promise<string> = async () => newId()) => ({
  ...{ brands: [h.brand], brandIds: [h.brand.id] },
  operator: { id: newId(), name: 'risk', sessionId: newId() },
  record: async () => undefined,
  mustBeProposed: async () => true,
  propose,
});

test('points follow bets up and down, and each member sees the own place beside masked names', async () => {
  const h = await boardHouse(db, taker);
  const [one, two] = [await h.join({ username: 'somchai' }), await h.join({ username: 'malee99' })];
  // 1.20 points for each 100 of slots.
  const undone = await lose(h, one, '1000.00');
  await lose(h, one, '500.00');
  await lose(h, two, '1000.00');
  await h.run();
  expect(await h.shown(two)).toMatchObject({
    state: 'open',
    places: [
      { place: 1, name: 'so***ai', score: '18.00', amount: '100.00', isMe: false },
      { place: 2, name: 'ma***99', score: '12.00', amount: '50.00', isMe: true },
    ],
    own: { place: 2, score: '12.00', amount: '50.00' },
  });
  await h.takeBack(one, undone);
  await h.run();
  expect((await h.shown(one))?.own).toEqual({ place: 2, score: '6.00', amount: '50.00' });
});

test('the best multiple counts, of bets of the least stake and no less, and is lost with its bet', async () => {
  const h = await boardHouse(db, taker, { leastStake: baht('10.00') });
  const one = await h.join();
  await win(h, one, '9.99', '5000.00');
  await win(h, one, '10.00', '9.00');
  await h.run();
  expect((await h.shown(one))?.own).toBe(null);
  await win(h, one, '10.00', '25.55');
  const best = await win(h, one, '20.00', '200.00');
  await win(h, one, '100.00', '300.00');
  await h.run();
  expect((await h.shown(one))?.own).toMatchObject({ place: 1, score: '10.00' });
  await h.takeBack(one, best, baht('200.00'));
  await h.run();
  expect((await h.shown(one))?.own).toMatchObject({ place: 1, score: '3.00' });
});

test('of equal scores the one reached first stands ahead; reached at once, members share what their places are paid', async () => {
  const h = await boardHouse(db, taker);
  const [late, early, also] = [await h.join(), await h.join(), await h.join()];
  await lose(h, early, '100.00');
  await lose(h, also, '100.00');
  h.clock.advance(SECOND);
  await lose(h, late, '100.00');
  await h.run();
  expect((await h.shown(late))?.own).toMatchObject({ place: 3, amount: '50.00' });
  h.toClose();
  await h.run();
  h.toPay();
  await h.run();
  expect(await Promise.all([early, also, late].map(h.cash))).toEqual([
    baht('75.00'),
    baht('75.00'),
    baht('50.00'),
  ]);
  expect(await h.row()).toMatchObject({ state: 'ended', returned: 0n });
  expect(await h.messages(early)).toEqual(['leaderboard_prize']);
});

test('closed, no bet adds any more while what is taken back still counts; nothing is paid before the hour is over', async () => {
  const h = await boardHouse(db, taker);
  const [one, two] = [await h.join(), await h.join()];
  const undone = await lose(h, one, '1000.00');
  const slow = await h.buy(two, baht('5000.00'));
  await lose(h, two, '500.00');
  h.toClose();
  // After its end, so in no score.
  await lose(h, two, '9000.00');
  await h.run();
  expect((await h.row()).state).toBe('closed');
  await h.settle(two, slow, 0n);
  h.clock.advance(REVIEW_MS - SECOND);
  await h.run();
  expect((await h.shown(two))?.own).toMatchObject({ place: 2, score: '6.00' });
  expect(await h.cash(one)).toBe(0n);
  await h.takeBack(one, undone);
  h.clock.advance(SECOND);
  await h.run();
  expect(await h.shown(two)).toMatchObject({ state: 'paid', own: { place: 1, amount: '100.00' } });
  expect(await h.cash(two)).toBe(baht('100.00'));
  // What is corrected after the places are fixed changes none of them.
  await h.takeBack(two, slow);
  await h.run();
  expect(await h.row()).toMatchObject({ state: 'ended', returned: baht('100.00') });
});

test('a member is taken out by two, in the review; nothing is paid before they have decided, and who comes after moves up', async () => {
  const h = await boardHouse(db, taker);
  const [cheat, honest] = [await h.join(), await h.join()];
  await lose(h, cheat, '9000.00');
  await lose(h, honest, '100.00');
  h.toClose();
  await h.run();
  const call = (member: Player) => ({
    ...operator(h),
    ...{ params: { id: h.id }, body: { member: member.memberId, reason: 'two accounts' } },
  });
  const takeOut = (member: Player) =>
    db.transaction((tx) => takeOutPlace(tx, call(member) as never, h.clock.now()));
  await takeOut(cheat);
  await expect(takeOut(cheat)).rejects.toMatchObject({ code: 'leaderboard_move_impossible' });
  const foreign = await (await boardHouse(db, taker)).join();
  await expect(takeOut(foreign)).rejects.toMatchObject({ code: 'not_found' });
  await takeOut(honest);
  h.toPay();
  await h.run();
  expect((await h.row()).state).toBe('closed');
  // The review is over: no further decision can hold the prizes up.
  await expect(takeOut(honest)).rejects.toMatchObject({ code: 'leaderboard_move_impossible' });
  const context = { proposalId: newId(), brandId: h.brand.id, now: h.clock.now() };
  const of = (member: Player) => ({ boardId: h.id, memberId: member.memberId }) as never;
  await db.transaction(async (tx) => {
    await takeOutProposal.letGo?.(tx, of(honest), context);
    const approved = { reason: 'two accounts', proposer: 'risk', approver: operator(h).operator };
    await takeOutProposal.carryOut(tx, of(cheat), { ...context, ...approved });
  });
  await h.run();
  expect([await h.cash(cheat), await h.cash(honest)]).toEqual([0n, baht('100.00')]);
  expect((await h.shown(cheat))?.own).toMatchObject({ place: null, score: '108.00' });
});

test('who is out of play, or a demo player, has no place and is shown none; who leaves before being paid is passed by', async () => {
  const h = await boardHouse(db, taker);
  const [gone, demo, stays, leaves] = [await h.join(), await h.join(), await h.join(), await h.join()];
  for (const player of [gone, demo, leaves]) await lose(h, player, '1000.00');
  await lose(h, stays, '100.00');
  await h.exclude(gone);
  await asOwner((owner) =>
    owner.query('insert into members.demo_player (member_id, created_at) values ($1, now())', [
      demo.memberId,
    ]),
  );
  await h.run();
  expect(await h.shown(gone)).toBe(undefined);
  expect((await h.shown(stays))?.own).toMatchObject({ place: 2 });
  h.toClose();
  await h.run();
  h.toPay();
  // Killed once its places are fixed.
  await expect(
    h.run(killedAfter((tx) => countOf(tx, "state = 'waiting'").then((found) => found > 0))),
  ).rejects.toThrow();
  await h.run(stoppedBeforePayment(h.id));
  await h.exclude(leaves);
  await h.run();
  expect(await Promise.all([gone, demo, leaves, stays].map(h.cash))).toEqual([0n, 0n, 0n, baht('50.00')]);
  expect(await h.messages(leaves)).toEqual([]);
  expect(await h.row()).toMatchObject({ state: 'ended', returned: baht('150.00') });
});

test('killed in the middle of paying, and run by several at once, each place is paid once', async () => {
  const h = await boardHouse(db, taker, { prizes: [{ count: 12, amount: '10.00' }] });
  const players = await Promise.all(Array.from({ length: 12 }, () => h.join()));
  for (const [at, player] of players.entries()) await lose(h, player, `${100 + at}.00`);
  h.toClose();
  await h.run();
  h.toPay();
  for (const paid of [1, 4, 5, 12])
    await expect(
      h.run(killedAfter((tx) => countOf(tx, "state = 'paid'").then((found) => found === paid))),
    ).rejects.toThrow();
  await Promise.all([h.run(), h.run(), h.run()]);
  expect(await Promise.all(players.map(h.cash))).toEqual(players.map(() => baht('10.00')));
  expect(await h.row()).toMatchObject({ state: 'ended', returned: 0n });
});

test('it is published before it begins, and stopped before its end alone; the database refuses that it becomes another', async () => {
  const h = await boardHouse(db, taker);
  const call = operator(h);
  const begun = await db.transaction((tx) =>
    addTestBoard(tx, h.brand, {
      ...{ startsAt: h.clock.now(), endsAt: new Date(h.clock.now().getTime() + REVIEW_MS) },
      ...{ state: 'draft', now: h.clock.now() },
    }),
  );
  await expect(
    db.transaction((tx) =>
      publishBoard(tx, call as never, { id: begun, edit: 1, reason: 'late', now: h.clock.now() }),
    ),
  ).rejects.toMatchObject({ code: 'leaderboard_terms_impossible' });
  await asOwner(async (owner) => {
    for (const change of ['pool = 1', "ends_at = ends_at + interval '1 day'", "prizes = '[]'"])
      await expect(
        owner.query(`update leaderboards.board set ${change} where id = '${h.id}'`),
      ).rejects.toThrow();
  });
  const one = await h.join();
  await lose(h, one, '100.00');
  await h.run();
  const halt = async () => {
    const { edit } = await h.row();
    return db.transaction((tx) =>
      haltBoard(tx, call as never, {
        ...{ id: h.id, body: { edit, reason: 'no longer' } },
        now: h.clock.now(),
      }),
    );
  };
  await halt();
  await expect(halt()).rejects.toMatchObject({ code: 'leaderboard_move_impossible' });
  expect(await h.row()).toMatchObject({ state: 'stopped', returned: baht('200.00') });
  expect(await h.shown(one)).toBe(undefined);
});

async function asOwner(work: (owner: Client) => Promise<unknown>): Promise<void> {
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await work(owner).finally(() => owner.end());
}

/** A database whose process dies within the first transaction after which this holds. */
function killedAfter(holds: (tx: typeof db.kysely) => Promise<boolean>): typeof db {
  return {
    ...db,
    kysely: db.kysely,
    transaction: (work) =>
      db.transaction(async (tx) => {
        const done = await work(tx);
        if (await holds(tx)) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        return done;
      }),
  };
}

test('verification finds a count of a bet for no leaderboard', async () => {
  const h = await boardHouse(db, taker);
  await lose(h, await h.join(), '100.00');
  await h.run();
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const stray = newId();
  await owner.query(
    'insert into leaderboards.counted select $1, bet_id, member_id, 0, at from leaderboards.counted where board_id = $2',
    [stray, h.id],
  );
  const found = await checkLeaderboardInvariants(db.kysely);
  await owner.query('delete from leaderboards.counted where board_id = $1', [stray]);
  await owner.end();
  expect(found.map(({ row }) => row)).toContainEqual({ leaderboard: stray, bet: expect.any(String) });
});

async function countOf(tx: typeof db.kysely, where: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from leaderboards.prize where ${sql.raw(where)}
      and board_id = (select id from leaderboards.board where state = 'paying')`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Fixes places and stops there. */
function stoppedBeforePayment(boardId: string): typeof db {
  return {
    ...db,
    kysely: db.kysely,
    transaction: async (work) => {
      const { rows } =
        await sql`select from leaderboards.board where id = ${boardId} and state = 'paying'`.execute(
          db.kysely,
        );
      return rows.length > 0 ? (undefined as never) : db.transaction(work);
    },
  };
}
