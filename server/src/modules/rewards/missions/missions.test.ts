import { randomUUID } from 'node:crypto';
import { type Money, parseMoney } from '@lanna/rules/money';
import type { MissionStep } from '@lanna/rules/rewards/missions/terms';
import { drawnPlace } from '@lanna/rules/rewards/missions/wheel';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { commitWatermark } from '../../../platform/sql/commit-watermark.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember, type MemberOptions } from '../../people/members/member.factory.ts';
import { newLine, ownSource, type Player } from '../../play/bets/own-source.fixture.ts';
import { bonusTerms, publishedOffer } from '../bonuses/bonus.fixture.ts';
import { addTestRaffle } from '../raffles/raffle.fixture.ts';
import { checkMissionInvariants } from './check-mission-invariants.ts';
import { checkIn } from './claiming/check-in.ts';
import { claimMission } from './claiming/claim-mission.ts';
import { moveStep } from './counting/move-step.ts';
import { runProgress } from './counting/run-progress.ts';
import { addTestMission, addTestWheel, giveTestSpins, missionTerms, wheelFields } from './mission.fixture.ts';
import { mostSteps } from './most-steps.ts';
import { showMissions } from './reading/show-missions.ts';
import { showWheel } from './wheel/show-wheel.ts';
import { changeSeed } from './wheel/spin-seed.ts';
import { spinWheel } from './wheel/spin-wheel.ts';

const { db, url } = await testDatabase();
const taker = await ownSource(url, db);
/** As the topic that keeps it would: members' side has no right to write it. */
async function owned(text: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

const clock = fixedClock('2026-11-20T05:00:00Z');
const TODAY = '2026-11-20';
const ONCE = '1970-01-01';
const baht = (text: string) => parseMoney(text) ?? 0n;

afterEach(async () => {
  expect(await checkMissionInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

/** A brand of its own: missions of other tests do not count there. */
async function house() {
  const brand = await createBrand(db.kysely);
  const of = { id: brand.id, currency: brand.currency, timeZone: 'Asia/Bangkok' };
  async function join(options: MemberOptions = {}): Promise<Player> {
    const { memberId } = await createMember(db, brand, options);
    const { rows } = await sql<{ account: bigint; house: bigint }>`
      select id as account, ledger.open_account(${brand.id}, ${brand.currency}, 'house_game', null, 'test_lottery') as house
      from ledger.account where owner_id = ${memberId} and is_wallet`.execute(db.kysely);
    const [row] = rows;
    if (!row) throw new Error('the member has a wallet');
    return { merchantId: brand.id, memberId, accountId: row.account, houseId: row.house };
  }
  /** A bet of money that is paid in for it, which loses. */
  async function play(player: Player, stake: Money, game = 'SSC', payout = 0n) {
    const { memberId } = player;
    await db.transaction((tx) =>
      fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount: stake }),
    );
    const line = newLine(game, randomUUID(), stake);
    await taker.buy(player, [line], clock.now());
    await taker.settle(player, [{ line, payout, payouts: payout > 0n ? 1 : 0 }], clock.now());
    return line;
  }
  return {
    brand: of,
    join,
    play,
    rollBack: (player: Player, line: Awaited<ReturnType<typeof play>>) =>
      taker.settle(player, [{ line, refund: line.stake }], clock.now()),
    mission: (given: Omit<Parameters<typeof addTestMission>[2], 'now'> = {}) =>
      db.transaction((tx) => addTestMission(tx, of, { ...given, now: clock.now() })),
    claim: ({ memberId }: Player, missionId: string, { period = TODAY, step = 1 } = {}) =>
      db.transaction((tx) =>
        claimMission(tx, { brand: of, memberId, missionId, period, step, now: clock.now() }),
      ),
    checkIn: ({ memberId }: Player) =>
      db.transaction((tx) => checkIn(tx, { brand: of, memberId, now: clock.now() })),
    mine: ({ memberId }: Player) => showMissions(db.kysely, { brand: of, memberId, now: clock.now() }),
    wheel: ({ memberId }: Player) => showWheel(db.kysely, { brand: of, memberId, now: clock.now() }),
    spin: ({ memberId }: Player, of_: { version?: number; commitment: string; nonce: number }) =>
      db.transaction((tx) => spinWheel(tx, { brand: of, memberId, version: 1, ...of_, now: clock.now() })),
    cash: ({ memberId }: Player) => walletBalance(db.kysely, { merchantId: brand.id, memberId }),
  };
}

const count = () => runProgress({ db, clock });
const settledTo = () => commitWatermark(db.kysely, 'bets.settlement_number');
/** Counts without moving any step, up to a number that was found before: finding it waits for transactions that are open. */
async function countTo(watermark: bigint | undefined): Promise<void> {
  await sql`select missions.count_settled(${watermark}, 2000, ${clock.now()})`.execute(db.kysely);
}
async function onlyStepOf({ memberId }: Player): Promise<string> {
  const { id } = await db.kysely
    .selectFrom('missions.progress')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return id;
}
/** Whether a transaction waits for what another holds. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
    db.kysely,
  );
  return rows.length > 0;
}
const states = (mine: Awaited<ReturnType<Awaited<ReturnType<typeof house>>['mine']>>) =>
  mine.missions.flatMap(({ steps }) => steps.map(({ state, progress }) => [state, progress]));

test('turnover counts once however often it is counted; a claim of forty presses pays once', async () => {
  const h = await house();
  const [player, id] = [await h.join(), await h.mission()];
  await h.play(player, baht('60.00'));
  await count();
  await count();
  expect(states(await h.mine(player))).toEqual([['open', String(baht('60.00'))]]);
  await expect(h.claim(player, id)).rejects.toMatchObject({ code: 'mission_not_reached' });
  await h.play(player, baht('40.00'));
  await Promise.all([count(), count()]);
  expect(await h.mine(player)).toMatchObject({ open: 1, claimable: 1 });
  const before = await h.cash(player);
  const claims = await Promise.allSettled(Array.from({ length: 40 }, () => h.claim(player, id)));
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of claims)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'mission_claimed' });
  expect((await h.cash(player)) - before).toBe(baht('10.00'));
  expect((await h.mine(player)).open).toBe(0);
});

test('a bet that is taken back takes its progress: before the claim the reward with it, after the claim the claim stays', async () => {
  const h = await house();
  const [player, id] = [await h.join(), await h.mission({ budget: baht('10.00') })];
  const line = await h.play(player, baht('100.00'));
  await count();
  expect((await h.mine(player)).claimable).toBe(1);
  await h.rollBack(player, line);
  await count();
  expect(states(await h.mine(player))).toEqual([['open', '0']]);
  await expect(h.claim(player, id)).rejects.toMatchObject({ code: 'mission_not_reached' });
  const second = await h.play(player, baht('100.00'));
  await count();
  await h.claim(player, id);
  await h.rollBack(player, second);
  await count();
  expect(states(await h.mine(player))).toEqual([['claimed', '0']]);
});

test('counting waits for no step that it does not change', async () => {
  const h = await house();
  const [player] = [await h.join(), await h.mission()];
  await h.play(player, baht('100.00'));
  await count();
  const second = await h.mission();
  await h.play(player, baht('30.00'));
  const settled = await settledTo();
  await db.transaction(async (tx) => {
    await sql`select id from missions.progress where member_id = ${player.memberId} for update`.execute(tx);
    await countTo(settled);
  });
  const { missions } = await h.mine(player);
  expect(missions.find(({ id }) => id === second)?.steps).toMatchObject([
    { progress: String(baht('30.00')) },
  ]);
});

test('a step that is reached while a bet is counted counts it no more', async () => {
  const h = await house();
  const [player] = [await h.join(), await h.mission()];
  await h.play(player, baht('100.00'));
  await countTo(await settledTo());
  await h.play(player, baht('50.00'));
  const settled = await settledTo();
  let counted: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await moveStep(tx, await onlyStepOf(player), clock.now());
    counted = countTo(settled);
    await expect.poll(isWaiting).toBe(true);
  });
  await counted;
  expect(states(await h.mine(player))).toEqual([['done', String(baht('100.00'))]]);
});

test('of many who reach the last of a budget so many are kept it as it holds, and the others are told that it is spent', async () => {
  const h = await house();
  const id = await h.mission({ budget: baht('25.00') });
  const players = await Promise.all(Array.from({ length: 4 }, () => h.join()));
  for (const player of players) await h.play(player, baht('100.00'));
  await Promise.all([count(), count(), count()]);
  const claims = await Promise.allSettled(players.map((player) => h.claim(player, id)));
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const one of claims)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'mission_budget_spent' });
});

test('of different games one that came again counts once; taken back it goes with the last of its bets, also where a release before this has counted it', async () => {
  const h = await house();
  const trigger = { kind: 'games' as const, categories: [], count: 4 };
  await h.mission({
    terms: missionTerms({ steps: [{ trigger, reward: { kind: 'cash', amount: '1.00' } }] }),
  });
  const player = await h.join();
  const counted = async () => {
    await count();
    return states(await h.mine(player));
  };
  const first = await h.play(player, baht('1.00'));
  await h.play(player, baht('1.00'), 'RAPID');
  expect(await counted()).toEqual([['open', '2']]);
  const again = await h.play(player, baht('1.00'));
  expect(await counted()).toEqual([['open', '2']]);
  // That release knew the counts alone.
  await owned("update missions.progress set games = '{}' where member_id = $1", [player.memberId]);
  const third = await h.play(player, baht('1.00'), 'RAPID');
  expect(await counted()).toEqual([['open', '2']]);
  await h.rollBack(player, first);
  await h.rollBack(player, third);
  expect(await counted()).toEqual([['open', '2']]);
  await h.rollBack(player, again);
  expect(await counted()).toEqual([['open', '1']]);
  await h.play(player, baht('1.00'));
  expect(await counted()).toEqual([['open', '2']]);
});

test('a chain goes on with bets placed after the step before, and different games are counted over all of them', async () => {
  const h = await house();
  const spins = { kind: 'spins', count: 2 } as const;
  const steps: MissionStep[] = [
    { trigger: { kind: 'rounds', categories: [], count: 1 }, reward: { kind: 'cash', amount: '1.00' } },
    { trigger: { kind: 'games', categories: ['LOTT'], count: 2 }, reward: spins },
  ];
  const id = await h.mission({ terms: missionTerms({ steps }) });
  const player = await h.join();
  await h.play(player, baht('1.00'));
  expect(states(await h.mine(player)).map(([state]) => state)).toEqual(['open', 'ahead']);
  await count();
  clock.advance(1000);
  for (const game of ['A', 'A', 'B']) await h.play(player, baht('1.00'), game);
  await count();
  expect(states(await h.mine(player))).toEqual([
    ['done', '1'],
    ['done', '2'],
  ]);
  await h.claim(player, id, { step: 2 });
  expect(await h.mine(player)).toMatchObject({ spins: 2, claimable: 1 });
});

test('points are a reward: they cost no budget, are given once, and a second press gives none', async () => {
  const h = await house();
  const reward = { kind: 'points', amount: '12.50' } as const;
  const steps: MissionStep[] = [{ trigger: { kind: 'rounds', categories: [], count: 1 }, reward }];
  const id = await h.mission({ terms: missionTerms({ steps }), budget: 0n });
  const player = await h.join();
  await h.play(player, baht('1.00'));
  await count();
  await Promise.allSettled([h.claim(player, id), h.claim(player, id)]);
  const { rows } = await sql`
    select amount::text, kind, reason from points.entry where member_id = ${player.memberId}`.execute(
    db.kysely,
  );
  expect(rows).toEqual([{ amount: String(baht('12.50')), kind: 'granted', reason: 'mission' }]);
});

test('a reward waits seven days and no longer, also of a mission that was stopped; stopped, nothing more counts', async () => {
  const h = await house();
  const [player, other, id] = [await h.join(), await h.join(), await h.mission({ budget: baht('10.00') })];
  await h.play(player, baht('100.00'));
  await count();
  await db.kysely.updateTable('missions.mission').set({ state: 'stopped' }).where('id', '=', id).execute();
  await h.play(other, baht('100.00'));
  await count();
  expect((await h.mine(other)).missions).toEqual([]);
  clock.advance(6 * 24 * 3_600_000);
  expect((await h.mine(player)).claimable).toBe(1);
  clock.advance(24 * 3_600_000);
  await count();
  await expect(h.claim(player, id)).rejects.toMatchObject({ code: 'mission_lapsed' });
  clock.advance(-7 * 24 * 3_600_000);
});

test('a check-in needs no bet, counts once a day, and leads to the next day’s step', async () => {
  const h = await house();
  const day = (amount: string): MissionStep => ({
    trigger: { kind: 'check_in' },
    reward: { kind: 'cash', amount },
  });
  const id = await h.mission({ terms: missionTerms({ repeat: 'once', steps: [day('1.00'), day('2.00')] }) });
  const player = await h.join();
  const pressed = await Promise.allSettled([h.checkIn(player), h.checkIn(player), h.checkIn(player)]);
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(states(await h.mine(player)).map(([state]) => state)).toEqual(['done', 'open']);
  clock.advance(24 * 3_600_000);
  await h.checkIn(player);
  await h.claim(player, id, { period: ONCE, step: 2 });
  expect(states(await h.mine(player)).map(([state]) => state)).toEqual(['done', 'claimed']);
  clock.advance(-24 * 3_600_000);
});

test('a step about the account is reached by what stands there, and given once', async () => {
  const h = await house();
  const steps: MissionStep[] = [
    {
      trigger: { kind: 'profile', fact: 'email' },
      reward: { kind: 'bonus', amount: '5.00', times: 1, days: 7 },
    },
  ];
  const id = await h.mission({ terms: missionTerms({ repeat: 'once', steps }) });
  const player = await h.join();
  await expect(h.claim(player, id, { period: ONCE })).rejects.toMatchObject({ code: 'mission_not_reached' });
  await sql`update members.member set email = ${`${player.memberId}@example.com`}, email_verified_at = now() where id = ${player.memberId}`.execute(
    db.kysely,
  );
  expect((await h.mine(player)).claimable).toBe(1);
  await h.claim(player, id, { period: ONCE });
  await expect(h.claim(player, id, { period: ONCE })).rejects.toMatchObject({ code: 'mission_claimed' });
});

test('who is out of play sees no mission, claims none, and no bet counts', async () => {
  const h = await house();
  const [player, id] = [await h.join(), await h.mission()];
  await h.play(player, baht('100.00'));
  await count();
  await sql`update members.member set status = 'self_excluded' where id = ${player.memberId}`.execute(
    db.kysely,
  );
  expect(await h.mine(player)).toMatchObject({
    open: 0,
    claimable: 0,
    missions: [],
    checkIn: { isOn: false },
  });
  await expect(h.claim(player, id)).rejects.toMatchObject({ code: 'play_excluded' });
  await expect(h.checkIn(player)).rejects.toMatchObject({ code: 'play_excluded' });
  expect((await h.wheel(player)).wheel).toBeNull();
});

test('tickets are given once for the press, of the raffle that takes some; without one the reward waits', async () => {
  const h = await house();
  const step: MissionStep = {
    trigger: { kind: 'turnover', categories: ['LOTT'], amount: '100.00' },
    reward: { kind: 'tickets', count: 3 },
  };
  const [player, id] = [await h.join(), await h.mission({ terms: missionTerms({ steps: [step] }) })];
  await h.play(player, baht('100.00'));
  await count();
  await expect(h.claim(player, id)).rejects.toMatchObject({ code: 'raffle_none_open' });
  const raffle = await db.transaction((tx) =>
    addTestRaffle(tx, { secrets: testSecrets() }, h.brand, {
      firstDay: TODAY,
      lastDay: TODAY,
      now: clock.now(),
    }),
  );
  const claims = await Promise.allSettled([h.claim(player, id), h.claim(player, id)]);
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const given = await db.kysely
    .selectFrom('raffles.given')
    .select(['raffle_id', 'member_id', 'count', 'source'])
    .execute();
  expect(given).toEqual([{ raffle_id: raffle, member_id: player.memberId, count: 3, source: 'mission' }]);
});

test('step bets count that have won with so many selections; a bet whose source says nothing of them is no step bet', async () => {
  const h = await house();
  const steps: MissionStep[] = [
    { trigger: { kind: 'steps', count: 2, legs: 3 }, reward: { kind: 'cash', amount: '5.00' } },
  ];
  const [player, id] = [await h.join(), await h.mission({ terms: missionTerms({ steps }) })];
  const bet = async (selections: number | null, payout: string) => {
    const line = await h.play(player, baht('10.00'), 'SSC', baht(payout));
    if (selections !== null)
      await owned('insert into bets.bet_odds (bet_id, odds, selections) values ($1, 2000, $2)', [
        line.id,
        selections,
      ]);
    return line;
  };
  await bet(3, '60.00');
  await bet(2, '60.00');
  await bet(5, '0.00');
  await bet(null, '60.00');
  await count();
  expect(states(await h.mine(player))).toEqual([['open', '1']]);
  const second = await bet(4, '90.00');
  await count();
  expect(states(await h.mine(player))).toEqual([['done', '2']]);
  await taker.settle(player, [{ line: second, payout: -baht('90.00'), payouts: -1 }], clock.now());
  await count();
  expect(states(await h.mine(player))).toEqual([['open', '1']]);
  await bet(3, '60.00');
  await count();
  await h.claim(player, id);
});

test('an offer is a reward of its own budget, given once for the press; once it is spent the press says so and the reward waits', async () => {
  const h = await house();
  const offer = await db.transaction((tx) =>
    publishedOffer(tx, h.brand, {
      ...{ terms: bonusTerms({ onlyAsReward: true }), budget: baht('100.00'), now: clock.now() },
    }),
  );
  const reward = { kind: 'offer', offerId: offer.id, name: { EN: 'Welcome bonus' } } as const;
  const steps: MissionStep[] = [{ trigger: { kind: 'rounds', categories: [], count: 1 }, reward }];
  const id = await h.mission({ terms: missionTerms({ steps }), budget: 1n });
  const [first, second] = [await h.join(), await h.join()];
  for (const player of [first, second]) await h.play(player, baht('1.00'));
  await count();
  const claims = await Promise.allSettled([h.claim(first, id), h.claim(first, id)]);
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(h.claim(second, id)).rejects.toMatchObject({ code: 'bonus_budget_spent' });
  expect((await h.mine(second)).claimable).toBe(1);
  expect(
    await db.kysely
      .selectFrom('bonuses.bonus')
      .select(['member_id', 'amount', 'offer_id'])
      .where('merchant_id', '=', h.brand.id)
      .execute(),
  ).toEqual([{ member_id: first.memberId, amount: baht('100.00'), offer_id: offer.id }]);
});

test('a mission for some is seen, counted and checked in for by those alone whom all of it fits', async () => {
  const h = await house();
  const agentId = (await h.join({ type: 1, username: 'agentnine' })).memberId;
  const rounds = { kind: 'rounds', categories: [], count: 1 } as const;
  const steps: MissionStep[] = [{ trigger: rounds, reward: { kind: 'cash', amount: '1.00' } }];
  const audience = { registeredSince: null, label: 'quiet', agent: 'AgentNine' };
  await h.mission({ terms: missionTerms({ steps, audience }) });
  const [within, labelled, below] = [await h.join({ agentId }), await h.join(), await h.join({ agentId })];
  for (const { memberId } of [within, labelled])
    await owned(`update members.member set labels = array['quiet'] where id = $1`, [memberId]);
  for (const player of [within, labelled, below]) await h.play(player, baht('1.00'));
  await count();
  expect(states(await h.mine(within))).toEqual([['done', '1']]);
  for (const player of [labelled, below]) expect((await h.mine(player)).missions).toEqual([]);
  expect(
    await db.kysely
      .selectFrom('missions.progress')
      .select('member_id')
      .where('merchant_id', '=', h.brand.id)
      .execute(),
  ).toEqual([{ member_id: within.memberId }]);
});

test('the board counts what was claimed this month, the first to get there ahead, with masked names', async () => {
  const h = await house();
  const id = await h.mission();
  const [first, second] = [await h.join({ username: 'somchai' }), await h.join({ username: 'malee99' })];
  for (const player of [first, second]) {
    await h.play(player, baht('100.00'));
    await count();
    await h.claim(player, id);
    clock.advance(1000);
  }
  const board = await mostSteps(db.kysely, {
    brand: h.brand,
    memberId: second.memberId,
    now: clock.now(),
  });
  expect(board).toMatchObject({
    month: '2026-11',
    places: [
      { place: 1, name: 'so***ai', claimed: 1, isMe: false },
      { place: 2, name: 'ma***99', claimed: 1, isMe: true },
    ],
    own: { place: 2, claimed: 1 },
  });
});

test('a spin is drawn from the seed whose hash was shown, paid once however often it is pressed, and can be computed again', async () => {
  const h = await house();
  const player = await h.join();
  const { memberId } = player;
  await db.transaction((tx) => addTestWheel(tx, h.brand, { now: clock.now() }));
  await db.transaction((tx) => giveTestSpins(tx, h.brand, { memberId, count: 5, now: clock.now() }));
  await db.transaction((tx) => giveTestSpins(tx, h.brand, { memberId, count: 2, now: clock.now() }));
  await db.transaction((tx) =>
    changeSeed(tx, { merchantId: h.brand.id, memberId, clientSeed: 'mine', now: clock.now() }),
  );
  const { commitment = '' } = (await h.wheel(player)).seed ?? {};
  await expect(h.spin(player, { commitment, nonce: 1 })).rejects.toMatchObject({ code: 'wheel_changed' });
  await expect(h.spin(player, { commitment, nonce: 0, version: 2 })).rejects.toMatchObject({
    code: 'wheel_changed',
  });
  for (let nonce = 0; nonce < 5; nonce += 1) {
    const pressed = await Promise.all([
      h.spin(player, { commitment, nonce }),
      h.spin(player, { commitment, nonce }),
    ]);
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1);
    expect(pressed[0]?.serverSeed).toBeNull();
  }
  await expect(h.spin(player, { commitment, nonce: 5 })).rejects.toMatchObject({ code: 'wheel_day_full' });
  expect(await h.wheel(player)).toMatchObject({ spins: 2, leftToday: 0 });
  await db.transaction((tx) =>
    changeSeed(tx, { merchantId: h.brand.id, memberId, clientSeed: null, now: clock.now() }),
  );
  const { receipts } = await h.wheel(player);
  expect(receipts).toHaveLength(5);
  for (const { serverSeed, clientSeed, nonce, place } of receipts)
    expect(drawnPlace(wheelFields(), { serverSeed: serverSeed ?? '', clientSeed, nonce })).toBe(place);
});

test('of two who turn for the last of the wheel’s budget one is told that it is closed, and keeps the spin', async () => {
  const h = await house();
  const all = Array.from({ length: 6 }, () => ({
    name: { EN: '20 baht' },
    prize: { kind: 'cash' as const, amount: '20.00' },
    weight: 1,
  }));
  await db.transaction((tx) =>
    addTestWheel(tx, h.brand, { fields: all, budget: baht('39.00'), now: clock.now() }),
  );
  const players = [await h.join(), await h.join(), await h.join()];
  const spins = players.map(async (player) => {
    const { memberId } = player;
    await db.transaction((tx) => giveTestSpins(tx, h.brand, { memberId, count: 1, now: clock.now() }));
    const { commitment } = await db.transaction((tx) =>
      changeSeed(tx, { merchantId: h.brand.id, memberId, clientSeed: null, now: clock.now() }),
    );
    return h.spin(player, { commitment, nonce: 0 });
  });
  const turned = await Promise.allSettled(spins);
  expect(turned.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of turned)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'wheel_closed' });
  const left = await Promise.all(players.map(async (player) => (await h.wheel(player)).spins));
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(2);
});
