import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvariants } from './modules/books/ledger/check-invariants.ts';
import { checkDepositInvariants } from './modules/money/cashier/check-deposit-invariants.ts';
import { checkWalletInvariants } from './modules/money/vendor-wallet/check-wallet-invariants.ts';
import { checkWithdrawalInvariants } from './modules/money/withdrawals/check-withdrawal-invariants.ts';
import { checkBetInvariants } from './modules/play/bets/check-bet-invariants.ts';
import { moneyBooks } from './money-model/books.fixture.ts';
import { openMoneyBrand } from './money-model/brand.fixture.ts';
import { runSequence } from './money-model/run-sequence.fixture.ts';
import { type MoneyStep, moneySteps } from './money-model/steps.factory.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testSize } from './platform/testing/test-size.ts';

const STEPS = testSize(50_000);

const { db, url } = await testDatabase();
const money = await openMoneyBrand(db, url);
const books = moneyBooks(money);

/** What must have come about somewhere in the sequences, or they do not show what they are for. */
const HAPPENS = [
  'deposit credited',
  'deposit credited by its webhook before its answer',
  'deposit credited by what came before it',
  'payment of another amount',
  'payment twice',
  'payment of no deposit',
  'webhook repeated',
  'webhook contradicted',
  'bet',
  'bet too high',
  'win',
  'rollback',
  'withdrawal automatic',
  'withdrawal to the desk',
  'withdrawal too much',
  'withdrawal raced a bet',
  'withdrawal rejected',
  'withdrawal split',
  'payout paid',
  'payout failed',
  'payout of another amount',
  'payout confirmed twice',
  'receipt',
  'to the vendor',
  'to the vendor, answer lost',
  'to the vendor, never arrived',
  'from the vendor',
  'to the upline',
] as const;

test(`all money is what a plain model says, over ${STEPS} steps`, async () => {
  let steps = 0;
  let sequences = 0;
  const happened = new Set<string>();
  while (steps < STEPS)
    await fc.assert(
      fc.asyncProperty(
        fc.array(moneySteps, { minLength: 40, maxLength: 90 }),
        async (sequence: MoneyStep[]) => {
          steps += sequence.length;
          sequences++;
          const end = await runSequence(money, sequence);
          for (const what of end.happened) happened.add(what);
          expect(await end.actual()).toEqual(end.expected());
          // The checks walk all there is, which grows with each sequence.
          if (sequences % Math.ceil(STEPS / 250) === 0) await everythingFits();
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );
  await everythingFits();
  expect(HAPPENS.filter((what) => !happened.has(what))).toEqual([]);
}, 3_600_000);

async function everythingFits(): Promise<void> {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkDepositInvariants(db.kysely)).toEqual([]);
  expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
  expect(await books.clearing()).toEqual(books.expectedClearing());
  expect(await books.differences()).toEqual(books.expectedDifferences());
}
