import { randomUUID } from 'node:crypto';
import { parseMoney } from '@lanna/rules/money';
import { leadsToRoot, leafHash } from '@lanna/rules/rewards/raffles/hash-tree';
import { FIXED_AFTER_MS } from '@lanna/rules/rewards/raffles/terms';
import { holds, verifyRaffle } from '@lanna/rules/rewards/raffles/verify';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { newLine, ownSource, type Player } from '../../play/bets/own-source.fixture.ts';
import { claimPromotion } from '../promotions/applying/claim-promotion.ts';
import { claimDeps } from '../promotions/promotion.factory.ts';
import { listAvailable, showMyActivity } from '../promotions/reading/list-available.ts';
import { checkRaffleInvariants } from './check-raffle-invariants.ts';
import { claimPrize } from './claiming/claim-prize.ts';
import { closeNow, haltRaffle } from './desk/write-raffle.ts';
import { fixList } from './drawing/fix-list.ts';
import { runRaffles } from './drawing/run-raffles.ts';
import { grantTickets } from './grant-tickets.ts';
import { addTestRaffle } from './raffle.fixture.ts';
import { holdRaffle } from './raffle.ts';
import { asPromotions } from './reading/as-promotions.ts';
import { listRafflePaths } from './reading/list-raffle-paths.ts';
import { showMyRaffle } from './reading/my-raffle.ts';
import { proveRaffle } from './reading/prove-raffle.ts';
import { showRaffle } from './reading/show-raffle.ts';

const { db, url } = await testDatabase();
const taker = await ownSource(url, db);
const secrets = testSecrets();
const START = new Date('2026-11-20T05:00:00Z');
const DAYS_15_MS = 15 * 86_400_000;
const baht = (text: string) => parseMoney(text) ?? 0n;
const BEACONS = { drand: 'https://beacon.test/chain' };
const CASH = { kind: 'cash', amount: '1000.00', count: 1 } as const;

afterEach(async () => {
  expect(await checkRaffleInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

/** A brand of its own in whose raffle of three days, the 20th to the 22nd, tickets are earned. */
async function house(given: Partial<Parameters<typeof addTestRaffle>[3]> = {}) {
  const clock = fixedClock(START.toISOString());
  const brand = await createBrand(db.kysely);
  const of = { firstDay: '2026-11-20', lastDay: '2026-11-22', now: START, ...given };
  const id = await db.transaction((tx) => addTestRaffle(tx, { secrets }, brand, of));
  const more = () => [asPromotions];
  async function join(options: MemberOptions = {}): Promise<Player> {
    const { memberId } = await createMember(db, brand, options);
    const { rows } = await sql<{ account: bigint; house: bigint }>`
      select id as account, ledger.open_account(${brand.id}, ${brand.currency}, 'house_game', null, 'test_lottery') as house
      from ledger.account where owner_id = ${memberId} and is_wallet`.execute(db.kysely);
    const [row] = rows;
    if (!row) throw new Error('the member has a wallet');
    return { merchantId: brand.id, memberId, accountId: row.account, houseId: row.house };
  }
  const reader = (memberId: string) => ({ brand, language: 'EN' as const, memberId });
  return {
    brand,
    id,
    clock,
    join,
    /** A bet of money that is paid in for it, which loses. */
    play: async (player: Player, amount: string) => {
      const { memberId } = player;
      const stake = baht(amount);
      await db.transaction((tx) =>
        fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount: stake }),
      );
      const line = newLine('SSC', randomUUID(), stake);
      await taker.buy(player, [line], clock.now());
      await taker.settle(player, [{ line }], clock.now());
      return line;
    },
    rollBack: (player: Player, line: ReturnType<typeof newLine>) =>
      taker.settle(player, [{ line, refund: line.stake }], clock.now()),
    grant: ({ memberId }: Player, count: number) =>
      db.transaction((tx) =>
        grantTickets(tx, {
          ...{ merchantId: brand.id, memberId, count, source: 'mission', reference: newId() },
          now: clock.now(),
        }),
      ),
    run: () => runRaffles({ db, clock, secrets }),
    /** The last day is over, and the list may be fixed. */
    close: () =>
      clock.advance(new Date('2026-11-22T17:00:00Z').getTime() + FIXED_AFTER_MS - clock.now().getTime()),
    mine: ({ memberId }: Player) =>
      showMyRaffle(db.kysely, { merchantId: brand.id, memberId, id, now: clock.now() }),
    shown: () => showRaffle(db.kysely, { merchantId: brand.id, id }),
    proof: () => proveRaffle(db.kysely, { brand, language: 'EN', id, beacons: BEACONS }),
    claim: ({ memberId }: Player) =>
      db.transaction((tx) =>
        claimPrize(tx, { merchantId: brand.id, memberId, raffleId: id, now: clock.now() }),
      ),
    activity: async ({ memberId }: Player) =>
      (await showMyActivity(db.kysely, id, reader(memberId), { more, now: clock.now() })).state,
    offered: async ({ memberId }: Player) =>
      (await listAvailable(db.kysely, reader(memberId), { more, now: clock.now() })).list.map(
        (card) => card.id,
      ),
    cash: ({ memberId }: Player) => walletBalance(db.kysely, { merchantId: brand.id, memberId }),
    row: () =>
      db.kysely.selectFrom('raffles.raffle').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    exclude: ({ memberId }: Player) =>
      sql`update members.member set status = 'self_excluded' where id = ${memberId}`.execute(db.kysely),
    messages: async ({ memberId }: Player) =>
      (
        await sql<{
          template: string;
        }>`select template from inbox.message where member_id = ${memberId}`.execute(db.kysely)
      ).rows.map(({ template }) => template),
  };
}

test('tickets follow turnover down as well as up until the list is fixed; nothing changes it afterwards', async () => {
  const h = await house();
  const [one, two] = [await h.join(), await h.join()];
  const undone = await h.play(one, '1000.00');
  await h.play(one, '750.00');
  await h.play(two, '499.99');
  expect(await h.mine(one)).toMatchObject({ tickets: 3, untilNext: '250.00', listed: null });
  expect(await h.mine(two)).toMatchObject({ tickets: 0, untilNext: '0.01' });
  await h.rollBack(one, undone);
  expect(await h.mine(one)).toMatchObject({ tickets: 1, turnover: '750.00' });
  await h.grant(two, 2);
  h.close();
  // Played on the days, and undone only after the list was fixed.
  await h.run();
  expect(await h.row()).toMatchObject({ state: 'drawn', tickets: 3 });
  const { listed, tickets } = await h.mine(two);
  expect(tickets).toBe(2);
  const late = await h.play(one, '5000.00');
  await h.rollBack(one, late);
  await h.run();
  expect(await h.mine(two)).toMatchObject({ listed, tickets });
  expect(await h.row()).toMatchObject({ tickets: 3 });
});

test('the database itself refuses a list that changes after it was fixed, and a raffle that becomes another one', async () => {
  const h = await house();
  const [one, two] = [await h.join(), await h.join()];
  await h.grant(one, 5);
  h.close();
  await h.run();
  const owner = async (query: ReturnType<typeof sql>) => expect(query.execute(db.kysely)).rejects.toThrow();
  await owner(
    sql`insert into raffles.holder (raffle_id, place, member_id, code, first, last, turnover, given) values (${h.id}, 1, ${two.memberId}, 'x', 6, 9, 0, 4)`,
  );
  await owner(
    sql`insert into raffles.given (id, raffle_id, merchant_id, member_id, count, source, reference, at)
      values (${newId()}, ${h.id}, ${h.brand.id}, ${two.memberId}, 3, 'mission', ${newId()}, ${START})`,
  );
  const asOwner = new Client({ connectionString: url });
  await asOwner.connect();
  for (const change of [
    `update raffles.holder set last = 99`,
    `delete from raffles.holder`,
    `update raffles.raffle set root = repeat('a', 64)`,
    `update raffles.raffle set tickets = 9`,
    `update raffles.raffle set per_ticket = 1`,
    `update raffles.raffle set link_place = 7`,
    `delete from raffles.raffle`,
  ])
    await expect(asOwner.query(change)).rejects.toThrow(/append-only|raffle|refuse|changed|deleted/i);
  await asOwner.end();
  await expect(h.grant(two, 1)).rejects.toMatchObject({ code: 'raffle_none_open' });
});

test('no one gets more tickets than the most, of turnover and gifts together or at once', async () => {
  const h = await house({ ticketsMost: 5 });
  const one = await h.join();
  const gifts = await Promise.allSettled([h.grant(one, 3), h.grant(one, 3), h.grant(one, 2)]);
  const given = gifts.filter(({ status }) => status === 'fulfilled').length;
  for (const gift of gifts)
    if (gift.status === 'rejected') expect(gift.reason).toMatchObject({ code: 'raffle_tickets_full' });
  expect(given).toBeGreaterThan(0);
  expect((await h.mine(one)).given).toBeLessThanOrEqual(5);
  await h.play(one, '9000.00');
  expect(await h.mine(one)).toMatchObject({ tickets: 5, untilNext: null });
});

test('it is drawn from a chain published before, each drawn ticket is its holder’s, and everybody can compute it again', async () => {
  const h = await house({ prizes: [{ ...CASH, count: 2 }] });
  const players = await Promise.all([1, 2, 3, 4].map(() => h.join()));
  for (const [at, player] of players.entries()) await h.grant(player, at + 1);
  h.close();
  await h.run();
  const proof = await h.proof();
  const checks = verifyRaffle(proof);
  expect(checks && holds(checks)).toBe(true);
  expect(proof.draws).toHaveLength(2);
  const { winners, root } = await h.shown();
  for (const { ticket, name } of winners) {
    expect(name).toContain('*');
    const mine = await Promise.all(players.map((player) => h.mine(player)));
    const holder = mine.find(
      ({ listed }) => listed && listed.leaf.first <= ticket && ticket <= listed.leaf.last,
    );
    expect(holder?.prizes.map((prize) => prize.ticket)).toContain(ticket);
    expect(
      holder?.listed && leadsToRoot(leafHash(h.id, holder.listed.leaf), holder.listed.path, root ?? ''),
    ).toBe(true);
  }
  // Of a list that is fixed and not drawn, the link is not shown.
  const next = await house();
  await next.grant(await next.join(), 1);
  next.close();
  await db.transaction(async (tx) => {
    const held = await holdRaffle(tx, next.id);
    if (held) await fixList(tx, { secrets }, held, next.clock.now());
  });
  expect(await next.proof()).toMatchObject({ chain: { link: null }, draws: [] });
  expect(verifyRaffle(await next.proof())).toBe(null);
  await next.run();
});

test('a prize is paid once to who has won it, however often and by whom it is pressed; its card is listed until it is over', async () => {
  const h = await house({ prizes: [CASH] });
  const listed = () => listRafflePaths(db.kysely, h.brand.id, h.clock.now());
  expect(await listed()).toEqual([`/promoDetail?id=${h.id}`]);
  const [one, two] = [await h.join(), await h.join()];
  await h.grant(one, 4);
  h.close();
  await h.run();
  expect(await h.activity(one)).toBe('claim');
  expect(await h.messages(one)).toEqual(['raffle_won']);
  expect(await h.messages(two)).toEqual([]);
  await expect(h.claim(two)).rejects.toMatchObject({ code: 'raffle_prize_none' });
  const claims = await Promise.allSettled([h.claim(one), h.claim(one), h.claim(one)]);
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await h.cash(one)).toBe(baht('1000.00'));
  expect(await h.activity(one)).toBe('claimed');
  await h.run();
  expect(await h.row()).toMatchObject({ state: 'ended', returned: 0n });
  await expect(h.claim(one)).rejects.toMatchObject({ code: 'promotion_claimed' });
  expect(await listed()).toEqual([]);
});

test('it is claimed through the call of promotions: a repeated key gets the first answer and pays once', async () => {
  const h = await house({ prizes: [{ ...CASH, count: 2 }] });
  const [one, two] = [await h.join(), await h.join()];
  await h.grant(one, 4);
  h.close();
  await h.run();
  const deps = { ...claimDeps({ db, clock: h.clock }), more: () => [asPromotions] };
  const press = ({ memberId }: Player, idempotencyKey: string) =>
    claimPromotion(
      deps,
      { promotionId: h.id },
      { brand: h.brand, language: 'EN' as const, memberId, idempotencyKey },
    );
  const key = randomUUID();
  const answers = await Promise.all([press(one, key), press(one, key)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({
    amount: '1000.00',
    balance: '1000.00',
    application: { state: 'claimed' },
  });
  await expect(press(two, randomUUID())).rejects.toMatchObject({ code: 'raffle_prize_none' });
  await expect(press(one, randomUUID())).resolves.toMatchObject({ balance: '2000.00' });
  expect(await h.offered(one)).toEqual([h.id]);
});

test('a bonus is given as bonuses are, and its money has left the pool once', async () => {
  const h = await house({ prizes: [{ kind: 'bonus', amount: '50.00', count: 2, times: 5, days: 7 }] });
  const one = await h.join();
  await h.grant(one, 2);
  h.close();
  await h.run();
  await h.claim(one);
  await h.claim(one);
  const bonuses = await db.kysely
    .selectFrom('bonuses.bonus')
    .select(['amount'])
    .where('member_id', '=', one.memberId)
    .execute();
  expect(bonuses).toEqual([{ amount: baht('50.00') }, { amount: baht('50.00') }]);
  expect(await h.cash(one)).toBe(0n);
  await h.run();
  expect(await h.row()).toMatchObject({ state: 'ended', returned: 0n });
});

test('what is not claimed in fourteen days goes to the next drawn, three times at most, and then back to the brand', async () => {
  const h = await house({ prizes: [CASH] });
  const players = await Promise.all([1, 2, 3, 4, 5].map(() => h.join()));
  for (const player of players) await h.grant(player, 1);
  h.close();
  await h.run();
  for (const round of [1, 2, 3]) {
    expect((await h.shown()).winners).toHaveLength(round);
    h.clock.advance(DAYS_15_MS);
    const late = players.map((player) => h.claim(player).then(String, (error) => error.code));
    expect(new Set(await Promise.all(late))).toEqual(new Set(['raffle_prize_none']));
    await Promise.all([h.run(), h.run()]);
  }
  const { winners, state } = await h.shown();
  expect(state).toBe('ended');
  expect(winners.map((winner) => winner.state)).toEqual(['lapsed', 'lapsed', 'lapsed']);
  expect(new Set(winners.map(({ ticket }) => ticket)).size).toBe(3);
  expect(await h.row()).toMatchObject({ returned: baht('1000.00') });
});

test('who is out of play gets no ticket, sees none, wins nothing and is told nothing; the next is drawn instead', async () => {
  const h = await house({ prizes: [CASH] });
  const [gone, stays, before] = [await h.join(), await h.join(), await h.join()];
  await h.grant(before, 5);
  await h.exclude(before);
  await h.grant(gone, 200);
  await h.grant(stays, 1);
  expect(await h.offered(before)).toEqual([]);
  expect(await h.offered(stays)).toEqual([h.id]);
  expect(await h.mine(before)).toMatchObject({ takesPart: false, tickets: 0 });
  h.close();
  await db.transaction(async (tx) => {
    const held = await holdRaffle(tx, h.id);
    if (held) await fixList(tx, { secrets }, held, h.clock.now());
  });
  expect((await h.mine(before)).listed).toBe(null);
  await h.exclude(gone);
  await h.run();
  const { winners } = await h.shown();
  expect(winners.at(-1)).toMatchObject({ state: 'waiting' });
  expect(winners.slice(0, -1).every(({ state, name }) => state === 'passed' && name === null)).toBe(true);
  expect(await h.messages(gone)).toEqual([]);
  await expect(h.claim(gone)).rejects.toMatchObject({ code: 'play_excluded' });
  await h.claim(stays);
  expect(await h.cash(stays)).toBe(baht('1000.00'));
  await h.run();
});

test('killed after the list was fixed and after it was drawn, the next run goes on and nothing is done twice', async () => {
  const h = await house({ prizes: [{ ...CASH, count: 3 }] });
  const one = await h.join();
  await h.grant(one, 9);
  h.close();
  for (const step of ['fixed', 'drawn'] as const) {
    // The process ends before its transaction does: as if the run had not been.
    await expect(runRaffles({ db: failingAfter(step), clock: h.clock, secrets })).rejects.toThrow('killed');
    await expect(h.proof()).resolves.toMatchObject({ draws: [] });
  }
  await Promise.all([h.run(), h.run(), h.run()]);
  expect((await h.shown()).winners).toHaveLength(3);
  await h.claim(one);
  await Promise.all([h.run(), h.claim(one), h.claim(one), h.run()]);
  expect(await h.cash(one)).toBe(baht('3000.00'));
  await h.run();
  expect(await h.row()).toMatchObject({ state: 'ended', returned: 0n });
});

test('without a ticket it is over and the money goes back; closed by hand, what was earned is drawn; bought tickets are not stopped', async () => {
  const empty = await house();
  empty.close();
  await empty.run();
  expect(await empty.row()).toMatchObject({
    state: 'ended',
    tickets: 0,
    root: null,
    returned: baht('1100.00'),
  });

  const h = await house({ firstDay: '2026-11-18' });
  const one = await h.join();
  await h.grant(one, 1);
  const call = {
    ...{ brands: [h.brand], brandIds: [h.brand.id], operator: { id: newId(), name: 'op' } },
    record: async () => undefined,
  } as unknown as Parameters<typeof closeNow>[1];
  const wanted = async () => ({
    ...{ id: h.id, now: h.clock.now() },
    body: { edit: (await h.row()).edit, reason: 'no longer' },
  });
  await expect(db.transaction(async (tx) => haltRaffle(tx, call, await wanted()))).rejects.toMatchObject({
    code: 'raffle_has_tickets',
  });
  const closing = await wanted();
  await db.transaction((tx) => closeNow(tx, call, closing));
  await expect(h.grant(one, 1)).rejects.toMatchObject({ code: 'raffle_none_open' });
  await h.run();
  expect(await h.row()).toMatchObject({ state: 'published' });
  h.clock.advance(FIXED_AFTER_MS);
  await h.run();
  expect(await h.row()).toMatchObject({ state: 'drawn', tickets: 1 });
});

/** A database whose transaction that leads a raffle to this state fails before it is committed. */
function failingAfter(state: 'fixed' | 'drawn'): typeof db {
  return {
    ...db,
    kysely: db.kysely,
    transaction: (work) =>
      db.transaction(async (tx) => {
        const done = await work(tx);
        const { rows } =
          await sql`select from raffles.raffle where state = ${state}::text and changed_at > ${START}`.execute(
            tx,
          );
        const [fixed] = rows;
        if (fixed) throw new Error('killed');
        return done;
      }),
  };
}
