import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { strangers } from '../../../accounts/protection/same-person.fixture.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../../books/ledger/ledger.factory.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createGame, createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { bonusTerms, publishedOffer } from '../../../rewards/bonuses/bonus.fixture.ts';
import { checkBonusInvariants } from '../../../rewards/bonuses/check-bonus-invariants.ts';
import { optIn } from '../../../rewards/bonuses/offering/opt-in.ts';
import { checkWalletInvariants } from '../check-wallet-invariants.ts';
import { applyBatch } from '../internal/inbound/apply-batch.ts';
import type { WalletCall } from '../internal/inbound/wallet-call.ts';

const UNIT = 100_000n;
const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T05:00:00Z');
const brand = await createBrand(db.kysely);
const vendor = await createVendor(db.kysely, { brands: [brand] });
const game = await createGame(db.kysely, { vendor, gameType: 'RNG' });
const offer = await db.transaction((tx) =>
  publishedOffer(tx, brand, { terms: bonusTerms({ amount: '50.00' }), now: clock.now() }),
);

afterEach(async () => {
  expect(await checkBonusInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

/** A player with so much cash, and a bonus of 50 where one is wanted. */
async function player(cash: bigint, hasBonus: boolean): Promise<bigint> {
  const { memberId } = await createMember(db, brand);
  if (cash > 0n)
    await db.transaction((tx) =>
      fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount: cash * UNIT }),
    );
  if (hasBonus)
    await db.transaction((tx) =>
      optIn(tx, { brand, memberId, offer, deposit: null, findSamePerson: strangers, now: clock.now() }),
    );
  const { rows } = await sql<{ id: bigint }>`
    select account_id as id from ledger.available_balance where owner_id = ${memberId} and is_wallet`.execute(
    db.kysely,
  );
  return rows[0]?.id ?? 0n;
}

function bet(accountId: bigint, amount: bigint): WalletCall {
  return {
    ...{ kind: 'bet', vendorId: vendor.id, accountId, requestUuid: randomUUID() },
    ...{ transactionUuid: randomUUID(), referenceUuid: null, fingerprint: '00', round: randomUUID() },
    ...{ roundClosed: false, gameCode: game.code, currency: brand.currency, amount: amount * UNIT },
    ...{ isFree: false, isPromo: false, tokenExpired: false, more: null },
  };
}

/** Players and bets as they come, and the answer to each: status, and what is left of cash and bonus. */
async function batchOf(more: readonly bigint[] = []) {
  const players = await Promise.all([
    player(100n, false),
    player(30n, true),
    player(0n, true),
    player(100n, true),
  ]);
  const [plain = 0n, mixed = 0n, bonus = 0n, cash = 0n] = players;
  const calls = [bet(plain, 40n), bet(mixed, 45n), bet(bonus, 50n), bet(cash, 60n)];
  const { outcomes } = await applyBatch(
    db.pool,
    [...calls, ...more.map((amount) => bet(bonus, amount))],
    clock.now(),
  );
  return outcomes.map(({ status, balance }) => [status, (balance ?? 0n) / UNIT]);
}

const DECIDED = [
  ['RS_OK', 60n],
  // Cash first: 30, and 15 of the bonus.
  ['RS_OK', 35n],
  ['RS_OK', 0n],
  ['RS_OK', 90n],
];

test('bets of several players with and without a bonus are decided at once as they are one by one', async () => {
  expect(await batchOf()).toEqual(DECIDED);
  // A second bet of one player is not plain: all are decided one after another.
  expect(await batchOf([1n])).toEqual([...DECIDED, ['RS_ERROR_NOT_ENOUGH_MONEY', 0n]]);
});
