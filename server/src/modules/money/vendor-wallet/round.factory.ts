import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/sql/database.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { openWallet } from '../../books/ledger/open-wallet.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createGame, createVendor, type VendorOptions } from '../../play/catalogue/catalogue.factory.ts';
import { applyBatch } from './internal/inbound/apply-batch.ts';
import { fingerprintOf } from './internal/inbound/fingerprint.ts';
import { readRound } from './rounds/carry-out-decision.ts';

/** A member of the brand with one open round at a vendor that this brand alone carries: 3.00 of 10.00 staked. */
export async function openRound(
  db: Database,
  brand: BrandProfile,
  { now = new Date(), vendor: options = {} }: { now?: Date; vendor?: VendorOptions } = {},
) {
  const vendor = await createVendor(db.kysely, { brands: [brand], ...options });
  const game = await createGame(db.kysely, { vendor });
  const member = await createMember(db, brand);
  const books = { merchantId: brand.id, currency: brand.currency, memberId: member.memberId };
  const accountId = await db.transaction(async (tx) => {
    await fundWallet(tx, { ...books, amount: 1_000_000n });
    return openWallet(tx, books);
  });
  const apply = async (
    kind: 'bet' | 'win' | 'rollback',
    more: { amount?: bigint; reference?: string; closes?: boolean; round?: string; transaction?: string },
  ) => {
    const call = {
      kind,
      vendorId: vendor.id,
      accountId,
      requestUuid: randomUUID(),
      transactionUuid: more.transaction ?? randomUUID(),
      referenceUuid: more.reference ?? null,
      round: more.round ?? round,
      roundClosed: more.closes ?? false,
      gameCode: game.code,
      currency: brand.currency,
      amount: more.amount ?? 0n,
      isFree: false,
      isPromo: false,
      tokenExpired: false,
      more: null,
    };
    const { outcomes } = await applyBatch(db.pool, [{ ...call, fingerprint: fingerprintOf(call) }], now);
    return { status: outcomes[0]?.status, balance: outcomes[0]?.balance, ...call };
  };
  const round = `round-${randomUUID()}`;
  const bet = await apply('bet', { amount: 300_000n });
  const { id } = await db.kysely
    .selectFrom('bets.placed_bet')
    .select('id')
    .where('reference', '=', round)
    .executeTakeFirstOrThrow();
  return { id, round, bet, vendor, game, member, accountId, apply };
}

/** The same, left open for so long that it is an operator's case. */
export async function openCase(
  db: Database,
  brand: BrandProfile,
  options: Parameters<typeof openRound>[2] = {},
) {
  const round = await openRound(db, brand, options);
  const { id: caseId } = await db.kysely
    .insertInto('vendor_wallet.reconciliation_case')
    .values({
      bet_id: round.id,
      kind: 'left_open',
      merchant_id: brand.id,
      vendor_id: round.vendor.id,
      opened_at: options.now ?? new Date(),
      next_ask_at: options.now ?? new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = async () => (await readRound(db.kysely, caseId, [brand.id])).version;
  return { ...round, caseId, version };
}
