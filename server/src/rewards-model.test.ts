import { randomUUID } from 'node:crypto';
import { MONEY_SCALE, type Money, parseMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkInvariants } from './modules/books/ledger/check-invariants.ts';
import { fundWallet } from './modules/books/ledger/ledger.factory.ts';
import { walletBalance } from './modules/books/ledger/wallet-balance.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { createMember } from './modules/people/members/member.factory.ts';
import { newLine, ownSource, type Player } from './modules/play/bets/own-source.fixture.ts';
import { bonusTerms, publishedOffer } from './modules/rewards/bonuses/bonus.fixture.ts';
import { checkBonusInvariants } from './modules/rewards/bonuses/check-bonus-invariants.ts';
import { checkBrandEnvelopeInvariants } from './modules/rewards/brand-envelopes/check-brand-envelope-invariants.ts';
import { addTestEnvelope, claimTestEnvelope } from './modules/rewards/brand-envelopes/envelope.fixture.ts';
import { runEnvelopes } from './modules/rewards/brand-envelopes/opening/run-envelopes.ts';
import { checkLeaderboardInvariants } from './modules/rewards/leaderboards/check-leaderboard-invariants.ts';
import { addTestBoard } from './modules/rewards/leaderboards/leaderboard.fixture.ts';
import { runBoards } from './modules/rewards/leaderboards/ranking/run-boards.ts';
import { checkMissionInvariants } from './modules/rewards/missions/check-mission-invariants.ts';
import { claimMission } from './modules/rewards/missions/claiming/claim-mission.ts';
import { runProgress } from './modules/rewards/missions/counting/run-progress.ts';
import { addTestMission, missionTerms } from './modules/rewards/missions/mission.fixture.ts';
import { checkPointInvariants } from './modules/rewards/points/check-point-invariants.ts';
import { approve, reject } from './modules/rewards/points/desk/decide-redemption.ts';
import { countPoints } from './modules/rewards/points/earning/count-points.ts';
import { expirePoints } from './modules/rewards/points/earning/expire-points.ts';
import { addTestPointTerms } from './modules/rewards/points/points.fixture.ts';
import { convert } from './modules/rewards/points/spending/convert-points.ts';
import { redeem } from './modules/rewards/points/spending/redeem-points.ts';
import { checkRaffleInvariants } from './modules/rewards/raffles/check-raffle-invariants.ts';
import { claimPrize } from './modules/rewards/raffles/claiming/claim-prize.ts';
import { runRaffles } from './modules/rewards/raffles/drawing/run-raffles.ts';
import { addTestRaffle } from './modules/rewards/raffles/raffle.fixture.ts';
import { fixedClock } from './platform/testing/test-clock.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testSecrets } from './platform/testing/test-secrets.ts';
import { testSeed } from './platform/testing/test-seed.ts';
import { testSize } from './platform/testing/test-size.ts';

/* All that rewards give for play, together, against a plain model of each member's points and cash. Members act side by side. */

const { db, url } = await testDatabase();
const taker = await ownSource(url, db);
const secrets = testSecrets();
const clock = fixedClock('2026-11-20T05:00:00Z');
const brand = await createBrand(db.kysely);
const points = (count: number) => BigInt(count) * MONEY_SCALE;
const [CAP, TICKET, VOUCHER, BONUS] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const CODES = 5000;
const MISSION_POINTS = 25;
const MEMBERS = 5;
/** After each of these a year passes: what was not used expires, and what ran is over. */
const STEPS_A_YEAR = 500;
const DAY_MS = 86_400_000;

await addTestPointTerms(db, brand.id);
await sql`
  insert into points.good (id, merchant_id, title, text, points, worth, stock, raffle_tickets, state, made_at, changed_at)
  values (${CAP}, ${brand.id}, '{"EN":"Cap"}', '{"EN":"A cap"}', ${points(50)}, ${points(1)}, 100000, null, 'published', now(), now()),
    (${TICKET}, ${brand.id}, '{"EN":"Ticket"}', '{"EN":"A ticket"}', ${points(20)}, 0, 100000, 1, 'published', now(), now())`.execute(
  db.kysely,
);

const offer = await db.transaction((tx) =>
  publishedOffer(tx, brand, {
    terms: bonusTerms({ onlyAsReward: true }),
    budget: points(1500),
    now: clock.now(),
  }),
);
await sql`
  insert into points.good (id, merchant_id, title, text, points, worth, stock, by_code, bonus_offer_id, state, made_at, changed_at)
  values (${VOUCHER}, ${brand.id}, '{"EN":"Voucher"}', '{"EN":"A code"}', ${points(50)}, ${points(1)}, ${CODES}, true, null, 'published', now(), now()),
    (${BONUS}, ${brand.id}, '{"EN":"Bonus"}', '{"EN":"A bonus"}', ${points(20)}, 0, 100000, false, ${offer.id}, 'published', now(), now())`.execute(
  db.kysely,
);
await sql`
  insert into points.code (id, good_id, merchant_id, code_sealed, added_at, added_by_name)
  select gen_random_uuid(), ${VOUCHER}, ${brand.id}, 'sealed:none:' || n, now(), 'op' from generate_series(1, ${CODES}::int) n`.execute(
  db.kysely,
);

interface Modelled extends Player {
  /** Points but those of bets: what came and went. */
  others: Money;
  /** Of bets, as they were last counted. */
  earned: Money;
  cash: Money;
  bets: ReturnType<typeof newLine>[];
  open: string[];
  hasEnvelope: boolean;
  missions: number;
}
interface Year {
  raffle: string;
  envelope: string;
  mission: string;
  board: string;
  day: string;
}

async function join(): Promise<Modelled> {
  const { memberId } = await createMember(db, brand);
  const cash = points(1_000_000_000);
  await db.transaction((tx) =>
    fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount: cash }),
  );
  const { rows } = await sql<{ account: bigint; house: bigint }>`
    select id as account, ledger.open_account(${brand.id}, ${brand.currency}, 'house_game', null, 'test_lottery') as house
    from ledger.account where owner_id = ${memberId} and is_wallet`.execute(db.kysely);
  const [row] = rows;
  if (!row) throw new Error('the member has a wallet');
  const player = { merchantId: brand.id, memberId, accountId: row.account, houseId: row.house };
  return {
    ...{ ...player, others: 0n, earned: 0n, cash, bets: [], open: [], hasEnvelope: false, missions: 0 },
  };
}

async function beginYear(): Promise<Year> {
  const now = clock.now();
  const day = new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  return db.transaction(async (tx) => ({
    day,
    raffle: await addTestRaffle(tx, { secrets }, brand, { firstDay: day, lastDay: day, now }),
    envelope: await addTestEnvelope(tx, brand, {
      ...{ amount: '60.00', shares: MEMBERS - 1, split: 'random', openSeconds: 3600, now },
    }),
    mission: await addTestMission(tx, brand, {
      terms: missionTerms({
        steps: [
          {
            trigger: { kind: 'rounds', categories: [], count: 3 },
            reward: { kind: 'points', amount: `${MISSION_POINTS}.00` },
          },
        ],
      }),
      now,
    }),
    board: await addTestBoard(tx, brand, { startsAt: now, endsAt: new Date(now.getTime() + DAY_MS), now }),
  }));
}

const worthOf = ({ others, earned }: Modelled) => others + earned;
const dueOf = ({ bets }: Modelled) => bets.reduce((sum, { stake }) => sum + (stake * 12n) / 1000n, 0n);
const codeOf = (error: unknown) => (error as { code?: string }).code;

async function count(members: readonly Modelled[]): Promise<void> {
  await Promise.all([countPoints({ db, clock }), runProgress({ db, clock }), runBoards({ db, clock })]);
  for (const member of members) member.earned = dueOf(member);
}

/** One step of a member, who presses twice at once now and then. */
async function act(member: Modelled, what: number, size: number, year: Year): Promise<void> {
  const { memberId } = member;
  const of = { brand, memberId, language: 'EN' as const, now: clock.now() };
  const presses = <Done>(press: () => Promise<Done>) =>
    Promise.allSettled(size < 3 ? [press(), press()] : [press()]);
  switch (what) {
    case 0:
    case 1:
    case 2: {
      const line = { ...newLine('SSC', randomUUID(), points(1000 * size)), category: 'RNG' };
      await taker.buy(member, [line], clock.now());
      await taker.settle(member, [{ line, payout: 0n, payouts: 0 }], clock.now());
      member.bets.push(line);
      member.cash -= line.stake;
      return;
    }
    case 3: {
      const line = member.bets.pop();
      if (!line) return;
      await taker.settle(member, [{ line, refund: line.stake }], clock.now());
      member.cash += line.stake;
      return;
    }
    case 4: {
      const press = () =>
        db.transaction((tx) =>
          redeem(
            tx,
            { secrets },
            {
              ...{ ...of, rewardId: size % 2 === 0 ? CAP : VOUCHER, points: '50.00' },
              address: '1 Main Road, Bangkok',
            },
          ),
        );
      for (const one of await presses(press)) {
        expect(one.status === 'fulfilled' || codeOf(one.reason) === 'points_short').toBe(true);
        if (one.status === 'rejected') continue;
        member.open.push(one.value.redemption.id);
        member.others -= points(50);
      }
      return;
    }
    case 5: {
      const id = member.open.pop();
      if (!id) return;
      await decide(id, size % 2 === 0);
      if (size % 2 === 0) member.others += points(50);
      return;
    }
    case 6: {
      const press = () => db.transaction((tx) => convert(tx, { ...of, points: '100.00', perUnit: '100.00' }));
      for (const one of await presses(press)) {
        expect(one.status === 'fulfilled' || codeOf(one.reason) === 'points_short').toBe(true);
        if (one.status === 'rejected') continue;
        member.others -= points(100);
        member.cash += points(1);
      }
      return;
    }
    case 7: {
      const press = () =>
        db.transaction((tx) =>
          redeem(
            tx,
            { secrets },
            {
              ...{ ...of, rewardId: size % 2 === 0 ? TICKET : BONUS, points: '20.00', address: '' },
              bonusVersion: offer.version,
            },
          ),
        );
      const [one] = await Promise.allSettled([press()]);
      if (one?.status === 'fulfilled') member.others -= points(20);
      else expect(REFUSED).toContain(codeOf(one?.reason));
      return;
    }
    case 8: {
      const press = () =>
        db.transaction((tx) =>
          claimMission(tx, { ...of, missionId: year.mission, period: year.day, step: 1 }),
        );
      const paid = (await presses(press)).filter(({ status }) => status === 'fulfilled').length;
      member.missions += paid;
      member.others += BigInt(paid) * points(MISSION_POINTS);
      expect(member.missions).toBeLessThanOrEqual(1);
      return;
    }
    default: {
      const press = () =>
        claimTestEnvelope(db, { brandId: brand.id, memberId, id: year.envelope, now: clock.now() });
      const shares = (await presses(press)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const [share] = shares;
      if (!share) return;
      // Pressed again it is the same share.
      for (const again of shares) expect(again).toEqual(share);
      if (!member.hasEnvelope) member.cash += parseMoney(share.amount) ?? 0n;
      member.hasEnvelope = true;
    }
  }
}

const REFUSED = ['points_short', 'raffle_tickets_full', 'bonus_queue_full', 'bonus_budget_spent'];

async function decide(id: string, isRejected: boolean): Promise<void> {
  const call = {
    ...{ brandIds: [brand.id], operator: { id: randomUUID(), name: 'desk', sessionId: randomUUID() } },
    ...{ record: async () => undefined, mustBeProposed: async () => false },
  } as never;
  await db.transaction((tx) =>
    isRejected
      ? reject(tx, call, { id, version: 1, words: 'out of stock' }, clock.now())
      : approve(tx, call, { id, version: 1 }, clock.now()),
  );
}

/** What ran is over and paid, each prize once; a year later no point is left. */
async function endYear(members: readonly Modelled[], year: Year): Promise<void> {
  clock.advance(2 * DAY_MS);
  await count(members);
  await Promise.all([runRaffles({ db, clock, secrets }), runEnvelopes({ db, clock })]);
  clock.advance(2 * 3_600_000);
  await Promise.all([runBoards({ db, clock }), runBoards({ db, clock })]);
  await runBoards({ db, clock });
  for (const member of members) {
    const claim = () =>
      db.transaction((tx) =>
        claimPrize(tx, {
          merchantId: brand.id,
          memberId: member.memberId,
          raffleId: year.raffle,
          now: clock.now(),
        }),
      );
    for (const one of await Promise.allSettled([claim(), claim(), claim(), claim()])) {
      if (one.status === 'fulfilled' && one.value.prize.bonus_id === null)
        member.cash += one.value.prize.amount;
    }
    const { rows } = await sql<{ paid: Money }>`
      select coalesce(sum(amount), 0)::bigint as paid from leaderboards.prize
      where board_id = ${year.board} and member_id = ${member.memberId} and state = 'paid'`.execute(
      db.kysely,
    );
    member.cash += rows[0]?.paid ?? 0n;
  }
  // A bonus that no member has room for is drawn anew until its rounds are over, and goes back.
  for (let round = 0; round < 4; round += 1) {
    clock.advance(20 * DAY_MS);
    await runRaffles({ db, clock, secrets });
  }
  clock.advance(320 * DAY_MS);
  await expirePoints({ db, clock });
  for (const member of members) {
    // What is owed stays owed.
    member.others = worthOf(member) < 0n ? worthOf(member) : 0n;
    member.earned = 0n;
    Object.assign(member, { bets: [], open: [], hasEnvelope: false, missions: 0 });
  }
}

async function expectAsModelled(members: readonly Modelled[]): Promise<void> {
  for (const member of members) {
    const { rows } = await sql<{ balance: Money; debt: Money }>`
      select coalesce((select sum(remaining) from points.lot where member_id = m.member_id), 0)::bigint as balance, debt
      from points.member m where member_id = ${member.memberId}`.execute(db.kysely);
    const { balance = 0n, debt = 0n } = rows[0] ?? {};
    expect(balance - debt).toBe(worthOf(member));
    expect(await walletBalance(db.kysely, { merchantId: brand.id, memberId: member.memberId })).toBe(
      member.cash,
    );
  }
}

async function expectSound(): Promise<void> {
  const { kysely } = db;
  for (const check of [
    checkInvariants,
    checkPointInvariants,
    checkMissionInvariants,
    checkRaffleInvariants,
    checkBrandEnvelopeInvariants,
    checkLeaderboardInvariants,
    checkBonusInvariants,
  ])
    expect(await check(kysely)).toEqual([]);
  const { rows } = await sql<{ purpose: string }>`
    select purpose from ledger.available_balance where kind = 'pool' and merchant_id = ${brand.id} and available <> 0`.execute(
    kysely,
  );
  expect(rows).toEqual([]);
}

/** Nothing that the sequence is about was left out by chance. */
async function expectAllHappened(): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select what from (values
      ('redeemed', (select count(*) from points.redemption where state = 'approved')),
      ('codes', (select count(*) from points.redemption where by_code and state = 'completed')),
      ('bonuses', (select count(*) from points.redemption where bonus_id is not null)),
      ('rejected', (select count(*) from points.redemption where state = 'rejected')),
      ('tickets', (select count(*) from raffles.given)),
      ('converted', (select count(*) from points.conversion)),
      ('expired', (select count(*) from points.entry where kind = 'expired')),
      ('missions', (select count(*) from missions.progress where state = 'claimed')),
      ('prizes', (select count(*) from raffles.prize where state = 'claimed')),
      ('shares', (select count(*) from ledger.posted_transfer where code = 'brand_envelope')),
      ('places', (select count(*) from leaderboards.prize where state = 'paid'))) as all_of(what, many)
    where many = 0`.execute(db.kysely);
  expect(rows).toEqual([]);
}

test('random bets, corrections, earnings, expiries, redemptions, rejections and claims: points and cash are as a plain model has them, each share and prize comes once, and pools end empty', async () => {
  const seed = testSeed();
  let dice = seed;
  const below = (most: number) => {
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((dice / 2_147_483_648) * most);
  };
  try {
    const members = await Promise.all(Array.from({ length: MEMBERS }, join));
    let year = await beginYear();
    clock.advance(1000);
    for (let step = 0; step < testSize(50_000); step += MEMBERS) {
      const steps = members.map((member) => ({ member, what: below(10), size: 1 + below(9) }));
      await Promise.all(steps.map(({ member, what, size }) => act(member, what, size, year)));
      if (below(8) === 0) await count(members);
      if ((step + MEMBERS) % STEPS_A_YEAR === 0) {
        await count(members);
        await expectAsModelled(members);
        await endYear(members, year);
        await expectAsModelled(members);
        year = await beginYear();
        clock.advance(1000);
      }
    }
    await count(members);
    await endYear(members, year);
    await expectSound();
    await expectAllHappened();
  } catch (error) {
    throw new Error(`SEED=${seed} repeats it`, { cause: error });
  }
});
