import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { reversePosting } from './modules/books/ledger/keeping/reverse-posting.ts';
import { rollUpHouses } from './modules/books/ledger/keeping/roll-up-houses.ts';
import { ledgerFixture } from './modules/books/ledger/ledger.factory.ts';
import type { Leg } from './modules/books/ledger/post-group.ts';
import { postGroup } from './modules/books/ledger/post-group.ts';
import { baht, billFixture } from './modules/commission/bills/bill.fixture.ts';
import { runRebates } from './modules/commission/rebates/paying/run-rebates.ts';
import { countUp } from './modules/commission/teams/count-up.ts';
import { cancelTestDraw, drawTestResult, makeOpenDraw } from './modules/lotteries/draws/draws.factory.ts';
import { giveResult } from './modules/lotteries/draws/give-result.ts';
import { settlingFixture } from './modules/lotteries/lottery/settling.fixture.ts';
import { walletFixture } from './modules/money/vendor-wallet/wallet.fixture.ts';
import { addUpDays } from './modules/play/bets/records/add-up-days.ts';
import { openLog } from './platform/process/log.ts';
import { newId } from './platform/sealing/ids.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { verificationParts } from './verification-parts.ts';

const { db, url } = await testDatabase();
const vendor = await walletFixture(db, { vendor: { freeBets: { max: 1000_00000n, dayMax: 9000_00000n } } });
const lottery = await settlingFixture(db, url);
const books = await ledgerFixture(db);
/** Apart: its contracts are written without their seal, which the verification of contracts would find. */
const paying = await testDatabase();
const pay = await billFixture(paying.url, paying.db);

/** Brings every sum up to date, as the jobs do, and answers what does not fit in any part of `npm run verify`. */
async function misfits(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { kysely } of [db, paying.db]) {
    await rollUpHouses(kysely);
    await addUpDays(kysely);
    await countUp(kysely);
    for (const part of verificationParts)
      if (kysely === db.kysely || part.step !== 'contracts')
        found.push(...(await part.verify(kysely, () => {})));
  }
  return found;
}
const NOW = books.now;
const RESULT = '120456|111,222|333,444|78';
const OTHER_RESULT = '999123|111,222|333,444|12';

/** A slip with a rebate below the own mode, and what becomes of its draw. */
async function slip() {
  const draw = await makeOpenDraw(db, { game: 'THAI_30M' });
  const memberId = await lottery.player();
  await lottery.buy(memberId, draw, [
    { play: 'top3', selection: '456', mode: 1700 },
    { play: 'bottom2', selection: '77', mode: 1700 },
  ]);
  const result = async (said: string) => {
    await drawTestResult(db, draw, said);
    await lottery.settle(draw);
  };
  const correct = async (said: string) => {
    await db.transaction((tx) =>
      giveResult(tx, {
        ...{ drawId: draw.id, result: said, source: 'corrected', givenBy: 'two' },
        ...{ reason: 'a digit was misread', now: new Date() },
      }),
    );
    await lottery.settle(draw);
  };
  /** As if it had been settled to its last slip, and stopped before that was noted. */
  const cancel = async () => {
    await lottery.owner.query("update draws.draw set state = 'drawn', settled_at = null where id = $1", [
      draw.id,
    ]);
    await cancelTestDraw(db, draw);
    await lottery.settle(draw);
  };
  return { memberId, result, correct, cancel };
}

/** What a member has, taken by the brand. */
async function takeAll(of: { merchantId: string; memberId: string }, books = db) {
  const { rows } = await sql<{ available: bigint; currency: string }>`
    select available, currency from ledger.available_balance where owner_id = ${of.memberId} and is_wallet`.execute(
    books.kysely,
  );
  const [{ available, currency }] = rows as [{ available: bigint; currency: string }];
  const from = { kind: 'wallet', memberId: of.memberId } as const;
  const legs = [{ from, to: { kind: 'adjustment' }, amount: available, code: 'adjustment' }] as Leg[];
  await post({ merchantId: of.merchantId, currency }, legs, books);
}

async function post(of: { merchantId: string; currency: string }, legs: Leg[], books = db): Promise<string> {
  const reference = newId();
  const { outcome } = await books.transaction((tx) => postGroup(tx, { ...of, reference, legs, now: NOW }));
  expect(outcome).toBe('posted');
  return reference;
}

const at = (local: string) => new Date(`${local}+07:00`);

/** An agent with a member who plays. */
async function team() {
  const agent = await pay.join(undefined, at('2026-09-01T10:00'), 1);
  const member = await pay.join(agent, at('2026-09-01T10:00'));
  await pay.deposit(member, baht(100_000), at('2026-09-01T11:00'));
  return { agent, member };
}

/** Each posts its code, and perhaps more, by the use cases that post it. */
const BY_USE_CASES: Record<string, () => Promise<unknown>> = {};
for (const [codes, run] of [
  [
    ['bet', 'win', 'deposit'],
    async () => {
      const player = await vendor.player({ balance: 500_00000n });
      const bet = player.bet();
      expect(await vendor.bet(bet)).toMatchObject({ status: 'RS_OK' });
      expect(await vendor.win(player.win(bet, { amount: 250_000 }))).toMatchObject({ status: 'RS_OK' });
    },
  ],
  [
    ['bet_rollback', 'win_rollback', 'win_shortfall'],
    async () => {
      const player = await vendor.player({ balance: 500_00000n });
      const undone = player.bet();
      await vendor.bet(undone);
      expect(await vendor.rollback(player.rollback(undone))).toMatchObject({ status: 'RS_OK' });
      for (const isSpent of [false, true]) {
        const bet = player.bet();
        await vendor.bet(bet);
        const win = player.win(bet, { amount: 900_000 });
        expect(await vendor.win(win)).toMatchObject({ status: 'RS_OK' });
        if (isSpent) await takeAll(player);
        expect(await vendor.rollback(player.rollback(win))).toMatchObject({ status: 'RS_OK' });
      }
    },
  ],
  [
    ['free_bet', 'free_bet_rollback'],
    async () => {
      const player = await vendor.player();
      const [kept, undone] = [player.bet({ is_free: true }), player.bet({ is_free: true })];
      for (const bet of [kept, undone]) expect(await vendor.bet(bet)).toMatchObject({ status: 'RS_OK' });
      expect(await vendor.win(player.win(kept, { amount: 70_000 }))).toMatchObject({ status: 'RS_OK' });
      expect(await vendor.rollback(player.rollback(undone))).toMatchObject({ status: 'RS_OK' });
    },
  ],
  [['lottery_rebate'], async () => (await slip()).result(RESULT)],
  [
    ['lottery_rebate_rollback'],
    async () => {
      const bought = await slip();
      await bought.result(RESULT);
      await bought.correct(OTHER_RESULT);
      await bought.cancel();
    },
  ],
  [
    ['lottery_rebate_shortfall'],
    async () => {
      const bought = await slip();
      await bought.result(RESULT);
      await takeAll({ merchantId: lottery.brand.id, memberId: bought.memberId });
      await bought.cancel();
    },
  ],
  [
    ['salary', 'salary_returned', 'salary_shortfall'],
    async () => {
      const { agent, member } = await team();
      const terms = { kind: 'real_time_salary', rate: 1000 } as const;
      await pay.contract({ memberId: agent, terms, fromDay: '2026-09-10' });
      const [first, second] = [
        await pay.play(member, baht(10_000), 0n, at('2026-09-10T12:01')),
        await pay.play(member, baht(10_000), 0n, at('2026-09-10T12:01')),
      ];
      await pay.run(at('2026-09-10T12:05'));
      await pay.rollBack(member, first, at('2026-09-10T13:00'));
      await pay.run(at('2026-09-10T13:05'));
      await takeAll({ merchantId: pay.merchantId, memberId: agent }, paying.db);
      await pay.rollBack(member, second, at('2026-09-10T14:00'));
      await pay.run(at('2026-09-10T14:05'));
    },
  ],
  [
    ['commission', 'commission_returned', 'commission_shortfall'],
    async () => {
      const { agent, member } = await team();
      await sql`
        insert into agents.rate (member_id, category, from_day, merchant_id, rate, set_at)
        values (${agent}, 'LOTT', '2026-09-12', ${pay.merchantId}, 1000, now())`.execute(paying.db.kysely);
      const rebates = async (now: Date) => {
        await countUp(paying.db.kysely);
        await runRebates({ db: paying.db, clock: { now: () => now }, log: openLog('silent') });
      };
      const [first, second] = [
        await pay.play(member, baht(10_000), 0n, at('2026-09-12T12:01')),
        await pay.play(member, baht(10_000), 0n, at('2026-09-12T12:01')),
      ];
      await rebates(at('2026-09-13T03:00'));
      await pay.rollBack(member, first, at('2026-09-13T04:00'));
      await rebates(at('2026-09-14T03:00'));
      await takeAll({ merchantId: pay.merchantId, memberId: agent }, paying.db);
      await pay.rollBack(member, second, at('2026-09-14T04:00'));
      await rebates(at('2026-09-15T03:00'));
    },
  ],
] as const)
  for (const code of codes) BY_USE_CASES[code] = run;

const promotion = { kind: 'promotion' } as const;
const wallet = (memberId: string) => ({ kind: 'wallet', memberId }) as const;

/** Codes whose topics write no record of their own beside the ledger: posted as they stand, between every pair of kinds a test can name. */
const BY_POSTING: Record<string, (memberId: string, purpose: string) => Leg[]> = {
  prize: (id) => [{ from: promotion, to: wallet(id), amount: 7n, code: 'prize' }],
  bonus_granted: (memberId) => [
    { from: promotion, to: { kind: 'player_bonus', memberId }, amount: 11n, code: 'bonus_granted' },
  ],
  bonus_converted: (memberId) => [
    { from: promotion, to: { kind: 'player_bonus', memberId }, amount: 13n, code: 'bonus_granted' },
    { from: { kind: 'player_bonus', memberId }, to: wallet(memberId), amount: 13n, code: 'bonus_converted' },
  ],
  bonus_forfeited: (memberId) => [
    { from: promotion, to: { kind: 'player_bonus', memberId }, amount: 17n, code: 'bonus_granted' },
    { from: { kind: 'player_bonus', memberId }, to: promotion, amount: 17n, code: 'bonus_forfeited' },
  ],
  pool_funded: (_id, purpose) => [
    { from: promotion, to: { kind: 'pool', purpose }, amount: 19n, code: 'pool_funded' },
  ],
  pool_returned: (_id, purpose) => [
    { from: promotion, to: { kind: 'pool', purpose }, amount: 23n, code: 'pool_funded' },
    { from: { kind: 'pool', purpose }, to: promotion, amount: 23n, code: 'pool_returned' },
  ],
  adjustment: (id) => [{ from: { kind: 'adjustment' }, to: wallet(id), amount: 29n, code: 'adjustment' }],
  difference_written_off: () => [
    {
      from: { kind: 'clearing', methodCode: 'SANDBOX' },
      to: { kind: 'adjustment' },
      amount: 31n,
      code: 'difference_written_off',
    },
  ],
};

/** Each of these is posted and verified by the topic that writes a record of its own beside it. */
const BY_OWN_TOPIC: Record<string, { test: string; verifies: string }> = {
  ...ofTopic('money/cashier/apply-payment.test.ts', 'checkDepositInvariants', ['deposit_fee']),
  ...ofTopic('money/withdrawals/desk/payouts.test.ts', 'checkWithdrawalInvariants', [
    'withdrawal',
    'withdrawal_paid',
    'withdrawal_returned',
    'withdrawal_fee',
  ]),
  ...ofTopic('money/transfers/transfers-model.test.ts', 'checkTransferInvariants', [
    'to_vendor',
    'from_vendor',
  ]),
  ...ofTopic('money/transfers/line/transfer-down.test.ts', 'checkTransferInvariants', [
    'transfer_down',
    'transfer_up',
  ]),
  ...ofTopic('commission/envelopes/claiming/envelopes-model.test.ts', 'checkEnvelopeInvariants', [
    'envelope',
    'envelope_filled',
    'envelope_returned',
  ]),
  ...ofTopic('rewards/missions/missions.test.ts', 'checkMissionInvariants', [
    'mission_reward',
    'wheel_prize',
  ]),
  ...ofTopic('rewards/brand-envelopes/brand-envelopes.test.ts', 'checkBrandEnvelopeInvariants', [
    'brand_envelope',
  ]),
  ...ofTopic('rewards/raffles/raffles.test.ts', 'checkRaffleInvariants', ['raffle_prize']),
  ...ofTopic('rewards/leaderboards/leaderboards.test.ts', 'checkLeaderboardInvariants', [
    'leaderboard_prize',
  ]),
  ...ofTopic('lotteries/lottery/settling/shot-prizes.test.ts', 'checkLotteryInvariants', ['shot_prize']),
  ...ofTopic('rewards/promotions/applying/promotions-model.test.ts', 'checkPromotionInvariants', [
    'promotion_reward',
  ]),
  ...ofTopic('money/vendor-wallet/bonuses/bonus-model.test.ts', 'checkBonusInvariants', [
    'bonus_bet',
    'bonus_bet_rollback',
    'bonus_win',
    'bonus_win_rollback',
    'bonus_converted_rollback',
  ]),
  ...ofTopic('rewards/points/points-model.test.ts', 'checkPointInvariants', [
    'points_earned',
    'points_taken_back',
    'points_granted',
    'points_expired',
    'points_spent',
    'points_returned',
    'points_converted',
  ]),
  ...ofTopic('rewards/points/points-desk.test.ts', 'checkPointInvariants', ['points_corrected']),
  ...ofTopic('rewards/cashback/cashback-model.test.ts', 'checkCashbackInvariants', ['rebate']),
  ...ofTopic('commission/bills/computing/bills-model.test.ts', 'booksFit', [
    'dividend',
    'dividend_returned',
    'dividend_shortfall',
    'upline_salary',
    'upline_dividend',
    'contract_pay_set_aside',
    'contract_pay_returned',
  ]),
};

/** In the ledger, and posted by nothing yet: who posts the first of them moves it up. */
const UNPOSTED: readonly string[] = ['debt_collected', 'debt_forgiven'];

function ofTopic(test: string, verifies: string, codes: string[]) {
  return Object.fromEntries(codes.map((code) => [code, { test, verifies }]));
}

afterAll(async () => expect(await misfits()).toEqual([]));

test('every code of the ledger’s rules is posted by a case of this page, or said to be posted by nothing', async () => {
  const { rows } = await sql<{ code: string }>`select distinct code from ledger.posting_rule`.execute(
    db.kysely,
  );
  const cases = [BY_USE_CASES, BY_POSTING, BY_OWN_TOPIC].flatMap((one) => Object.keys(one));
  expect([...cases, ...UNPOSTED].sort()).toEqual(rows.map(({ code }) => code).sort());
});

test.each(['en', 'th'])(
  'operators read every code and every kind of account in words (%s)',
  async (language) => {
    const { rows: codes } = await sql<{
      code: string;
    }>`select distinct code from ledger.posting_rule`.execute(db.kysely);
    const { rows: kinds } = await sql<{ code: string }>`select code from ledger.account_kind`.execute(
      db.kysely,
    );
    const words = (file: string): Record<string, object> =>
      JSON.parse(readFileSync(new URL(`../../web/src/${file}/${language}.json`, import.meta.url), 'utf8'));
    const unnamed = (of: readonly { code: string }[], known = {}) =>
      of.map(({ code }) => code).filter((code) => !(code in known));
    expect(unnamed(codes, words('features/books/ledger/console/words')['code'])).toEqual([]);
    expect(unnamed(kinds, words('console/words')['accountKind'])).toEqual([]);
  },
);

/** Cases that post more than one code. */
const ran = new Set<() => unknown>();

test.each(Object.entries(BY_USE_CASES))('after %s every part of the verification fits', async (code, run) => {
  if (!ran.has(run)) await run();
  ran.add(run);
  expect(await wasPosted(code)).toBe(true);
  expect(await misfits()).toEqual([]);
});

test.each(Object.entries(BY_POSTING))('after %s every part of the verification fits', async (code, legs) => {
  const { memberId } = await books.open();
  const reference = await post(books.books, legs(memberId, newId()));
  expect(await wasPosted(code)).toBe(true);
  expect(await misfits()).toEqual([]);
  await db.transaction((tx) =>
    reversePosting(tx, { reference: newId(), posting: reference, now: books.now }),
  );
  expect(await misfits()).toEqual([]);
});

test.each(Object.entries(BY_OWN_TOPIC))(
  '%s is posted and verified by a test of its topic',
  (_code, { test: file, verifies }) => {
    expect(readFileSync(new URL(`./modules/${file}`, import.meta.url), 'utf8')).toContain(verifies);
  },
);

test('npm run verify runs every step that a topic contributes to the verification of the console', () => {
  const modules = new URL('./modules/', import.meta.url);
  const contributing = globSync('*/*/*.ts', { cwd: modules })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /'ledger\.verifier': /.test(readFileSync(new URL(file, modules), 'utf8')))
    .map((file) => dirname(file));
  const parts = readFileSync(new URL('./verification-parts.ts', import.meta.url), 'utf8');
  expect(contributing.length).toBeGreaterThan(10);
  expect(contributing.filter((topic) => !parts.includes(`'./modules/${topic}/`))).toEqual([]);
});

async function wasPosted(code: string): Promise<boolean> {
  for (const { kysely } of [db, paying.db]) {
    const { rows } = await sql`select from ledger.transfer where code = ${code} limit 1`.execute(kysely);
    if (rows.length > 0) return true;
  }
  return false;
}
