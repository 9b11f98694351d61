import { randomUUID } from 'node:crypto';
import { MONEY_SCALE, type Money } from '@lanna/rules/money';
import { USUAL_FACTORS, USUAL_POINT_RATES } from '@lanna/rules/rewards/points/earning';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Refusal } from '../../../platform/refusals/refusal.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { testSeed } from '../../../platform/testing/test-seed.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { newLine, ownSource } from '../../play/bets/own-source.fixture.ts';
import { checkPointInvariants } from './check-point-invariants.ts';
import { approve, reject } from './desk/decide-redemption.ts';
import { countPoints } from './earning/count-points.ts';
import { expirePoints } from './earning/expire-points.ts';
import { grantPoints } from './grant-points.ts';
import { convert } from './spending/convert-points.ts';
import { redeem } from './spending/redeem-points.ts';

const { db, url } = await testDatabase();
const taker = await ownSource(url, db);
const brand = await createBrand(db.kysely);
const clock = fixedClock('2026-11-20T05:00:00Z');
const secrets = testSecrets();
const points = (count: number) => BigInt(count) * MONEY_SCALE;
const REWARD = randomUUID();

await sql`
  insert into points.terms (merchant_id, version, from_day, rates, factors, points_per_unit, convert_least, convert_most_day, set_at, set_by_name, reason)
  values (${brand.id}, 1, '2026-11-01', ${JSON.stringify(USUAL_POINT_RATES)}, ${JSON.stringify(USUAL_FACTORS)}, ${points(100)}, ${points(100)},
    ${points(100_000)}, now(), 'finance', 'for the test')`.execute(db.kysely);
await sql`
  insert into points.good (id, merchant_id, title, text, points, worth, stock, state, made_at, changed_at)
  values (${REWARD}, ${brand.id}, '{"EN":"Cap"}', '{"EN":"A cap"}', ${points(50)}, ${points(1)}, 1000, 'published', now(), now())`.execute(
  db.kysely,
);

async function join() {
  const { memberId } = await createMember(db, brand);
  const { rows } = await sql<{ account: bigint; house: bigint }>`
    select id as account, ledger.open_account(${brand.id}, ${brand.currency}, 'house_game', null, 'test_lottery') as house
    from ledger.account where owner_id = ${memberId} and is_wallet`.execute(db.kysely);
  const [row] = rows;
  if (!row) throw new Error('the member has a wallet');
  return { merchantId: brand.id, memberId, accountId: row.account, houseId: row.house };
}
type Player = Awaited<ReturnType<typeof join>>;

/** A bet that was lost and is not counted yet. */
async function lose(player: Player, stake: Money) {
  const of = { merchantId: brand.id, currency: brand.currency, memberId: player.memberId };
  await db.transaction((tx) => fundWallet(tx, { ...of, amount: stake }));
  const line = { ...newLine('SSC', randomUUID(), stake), category: 'RNG' };
  await taker.buy(player, [line], clock.now());
  await taker.settle(player, [{ line, payout: 0n, payouts: 0 }], clock.now());
  return line;
}
async function play(player: Player, stake: Money) {
  const line = await lose(player, stake);
  await countPoints({ db, clock });
  return line;
}
async function takeBack(player: Player, line: Awaited<ReturnType<typeof play>>) {
  await taker.settle(player, [{ line, refund: line.stake }], clock.now());
  await countPoints({ db, clock });
}
const redeemOne = (player: Player) =>
  db.transaction((tx) =>
    redeem(
      tx,
      { secrets },
      {
        ...{ brand, memberId: player.memberId, language: 'EN', rewardId: REWARD, points: '50.00' },
        ...{ address: 'Somchai, 081 000 0000, 1 Main Road', now: clock.now() },
      },
    ),
  );
const convertSome = (player: Player, count: number) =>
  db.transaction((tx) =>
    convert(tx, {
      ...{ brand, memberId: player.memberId, points: `${count}.00`, perUnit: '100.00', now: clock.now() },
    }),
  );
const operator = {
  brandIds: [brand.id],
  operator: { id: randomUUID(), name: 'desk', sessionId: randomUUID() },
  record: async () => undefined,
  mustBeProposed: async () => false,
  propose: async () => {
    throw new Error('nothing is proposed here');
  },
};
async function decide(id: string, how: 'approve' | 'reject'): Promise<void> {
  const { version } = await db.kysely
    .selectFrom('points.redemption')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.transaction((tx) =>
    how === 'approve'
      ? approve(tx, operator as never, { id, version }, clock.now())
      : reject(tx, operator as never, { id, version, words: 'out of stock' }, clock.now()),
  );
}
async function state(player: Player): Promise<{ balance: Money; debt: Money }> {
  const { rows } = await sql<{ balance: Money; debt: Money }>`
    select coalesce((select sum(remaining) from points.lot where member_id = m.member_id), 0)::bigint as balance, debt
    from points.member m where member_id = ${player.memberId}`.execute(db.kysely);
  return rows[0] ?? { balance: 0n, debt: 0n };
}
async function expectSound() {
  expect(await checkPointInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
}
const codeOf = (error: unknown) => (error as Refusal).code;

test('members are counted some at a time: a process that dies between leaves the rest to the next, and what was settled meanwhile is counted after', async () => {
  const players = (await Promise.all(Array.from({ length: 5 }, join))).sort((one, other) =>
    one.memberId < other.memberId ? -1 : 1,
  );
  const balances = async () => Promise.all(players.map(async (player) => (await state(player)).balance));
  for (const player of players) await lose(player, points(1000));
  let left = 1;
  const dying: typeof db = {
    ...db,
    kysely: db.kysely,
    transaction: (work) => (left-- > 0 ? db.transaction(work) : Promise.reject(new Error('died'))),
  };
  await expect(countPoints({ db: dying, clock }, 2)).rejects.toThrow('died');
  const [due, none] = [points(12), 0n];
  expect(await balances()).toEqual([due, due, none, none, none]);
  for (const player of players.slice(0, 1)) await lose(player, points(1000));
  await Promise.all([countPoints({ db, clock }, 2), countPoints({ db, clock }, 2)]);
  expect(await balances()).toEqual([2n * due, due, due, due, due]);
  await expectSound();
});

test('the last piece of a good goes to one of two; the other keeps the points', async () => {
  const [one, other] = [await join(), await join()];
  for (const player of [one, other])
    await db.transaction((tx) =>
      grantPoints(tx, {
        member: player,
        amount: points(60),
        reference: 'test',
        reason: 'mission',
        now: clock.now(),
      }),
    );
  await sql`update points.good set stock = taken + 1 where id = ${REWARD}`.execute(db.kysely);
  const answers = await Promise.allSettled([redeemOne(one), redeemOne(other)]);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => codeOf(reason))).toEqual(['point_good_gone']);
  const left = await Promise.all([one, other].map(async (player) => (await state(player)).balance));
  expect(left.toSorted()).toEqual([points(10), points(60)]);
  await sql`update points.good set stock = 1000 where id = ${REWARD}`.execute(db.kysely);
  await expectSound();
});

test('a redemption or conversion whose process dies before its commit has taken nothing; points whose month is over are not spent, though no job has run', async () => {
  const player = await join();
  const grant = {
    member: player,
    amount: points(160),
    reference: 'kill',
    reason: 'mission',
    now: clock.now(),
  };
  await db.transaction((tx) => grantPoints(tx, grant));
  const dying = (work: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<unknown>) =>
    expect(
      db.transaction(async (tx) => {
        await work(tx);
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      }),
    ).rejects.toThrow();
  const taken = async () =>
    (
      await db.kysely
        .selectFrom('points.good')
        .select('taken')
        .where('id', '=', REWARD)
        .executeTakeFirstOrThrow()
    ).taken;
  const before = await taken();
  const cap = {
    brand,
    memberId: player.memberId,
    language: 'EN' as const,
    rewardId: REWARD,
    points: '50.00',
  };
  await dying((tx) => redeem(tx, { secrets }, { ...cap, address: '1 Main Road, Bangkok', now: clock.now() }));
  await dying((tx) =>
    convert(tx, { brand, memberId: player.memberId, points: '100.00', perUnit: '100.00', now: clock.now() }),
  );
  expect([(await state(player)).balance, await taken()]).toEqual([points(160), before]);
  await redeemOne(player);
  const year = Date.parse('2027-12-01T05:00:00Z') - clock.now().getTime();
  clock.advance(year);
  await expect(convertSome(player, 100)).rejects.toMatchObject({ code: 'points_short' });
  clock.advance(-year);
  await convertSome(player, 100);
  expect(await walletBalance(db.kysely, player)).toBe(MONEY_SCALE);
  await expectSound();
});

test('two devices convert the same points once; a grant comes once for its reference; conversion is cash in the wallet', async () => {
  const player = await join();
  const grant = () =>
    db.transaction((tx) =>
      grantPoints(tx, {
        member: player,
        amount: points(150),
        reference: 'm1',
        reason: 'mission',
        now: clock.now(),
      }),
    );
  expect(await grant()).toBe('granted');
  expect(await grant()).toBe('repeated');
  const answers = await Promise.allSettled([convertSome(player, 150), convertSome(player, 150)]);
  expect(answers.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []))).toEqual([
    'points_short',
  ]);
  expect(await walletBalance(db.kysely, player)).toBe((MONEY_SCALE * 3n) / 2n);
  await expect(convertSome(player, 99)).rejects.toMatchObject({ code: 'points_amount_invalid' });
  await expectSound();
});

test('random earnings, corrections, grants, redemptions, rejections, conversions and months: points are the sum of their lots, as a plain model has them', async () => {
  const seed = testSeed();
  let dice = seed;
  const below = (count: number) => {
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((dice / 2_147_483_648) * count);
  };
  const player = await join();
  // The model knows only the sum: what came, what went, what is owed.
  let worth = (await state(player)).balance;
  const lines: Awaited<ReturnType<typeof play>>[] = [];
  const open: string[] = [];
  const earnedOf = (stake: Money) => (stake * 12n) / 1000n;
  try {
    for (let step = 0; step < testSize(800); step += 1) {
      const { balance } = await state(player);
      switch (below(7)) {
        case 0:
        case 1: {
          const line = await play(player, points(1000 * (1 + below(9))));
          lines.push(line);
          worth += earnedOf(line.stake);
          break;
        }
        case 2: {
          const line = lines.pop();
          if (!line) break;
          await takeBack(player, line);
          worth -= earnedOf(line.stake);
          break;
        }
        case 3: {
          const amount = points(1 + below(200));
          await db.transaction((tx) =>
            grantPoints(tx, {
              member: player,
              amount,
              reference: `${step}`,
              reason: 'mission',
              now: clock.now(),
            }),
          );
          worth += amount;
          break;
        }
        case 4: {
          if (balance < points(50)) {
            await expect(redeemOne(player)).rejects.toMatchObject({ code: 'points_short' });
            break;
          }
          open.push((await redeemOne(player)).redemption.id);
          worth -= points(50);
          break;
        }
        case 5: {
          const id = open.pop();
          if (!id) break;
          if (below(2) === 0) await decide(id, 'approve');
          else {
            await decide(id, 'reject');
            worth += points(50);
          }
          break;
        }
        default: {
          if (balance < points(100)) break;
          await convertSome(player, 100);
          worth -= points(100);
        }
      }
      const now = await state(player);
      expect(now.balance - now.debt, `step ${step}`).toBe(worth);
      if (now.debt > 0n) expect(now.balance).toBe(0n);
    }
    await expectSound();
    const year = Date.parse('2027-12-01T05:00:00Z') - clock.now().getTime();
    clock.advance(year);
    await expirePoints({ db, clock });
    expect((await state(player)).balance).toBe(0n);
    await expectSound();
    clock.advance(-year);
  } catch (error) {
    throw new Error(`SEED=${seed} repeats it`, { cause: error });
  }
});
