import { CLOSES_WITHIN_DAYS } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { z } from 'zod';
import { fromVendorAmount } from './amount-scale.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { GameToken } from './game-token.ts';
import type { TransactionRequest } from './request-shapes.ts';
import type { VendorRecord } from './vendor-records.ts';
import type { CallAdditions, TransactionKind, WalletCall } from './wallet-call.ts';

interface Context {
  vendor: Pick<VendorRecord, 'id' | 'amountScale' | 'additions'>;
  token: Pick<GameToken, 'accountId' | 'currency' | 'expiresAt'>;
  now: Date;
}

/**
 * A vendor's request in our terms. Instead of it the status of one that cannot be put so: RS_ERROR_WRONG_TYPES for an amount that is finer
 * than what we keep or larger, RS_ERROR_WRONG_SYNTAX for a bet that would end too far ahead, or before 1970.
 */
export function transactionOf(
  kind: TransactionKind,
  request: TransactionRequest,
  context: Context,
): WalletCall | 'RS_ERROR_WRONG_TYPES' | 'RS_ERROR_WRONG_SYNTAX' {
  const { vendor, token, now } = context;
  const amount = 'amount' in request ? fromVendorAmount(request.amount, vendor.amountScale) : 0n;
  const more = additionsOf(kind, request, context);
  if (amount === undefined || more === 'RS_ERROR_WRONG_TYPES') return 'RS_ERROR_WRONG_TYPES';
  if (more?.closesAt && !isWithinReach(more.closesAt, now)) return 'RS_ERROR_WRONG_SYNTAX';
  const call = {
    kind,
    vendorId: vendor.id,
    accountId: token.accountId,
    requestUuid: request.request_uuid.toLowerCase(),
    transactionUuid: request.transaction_uuid.toLowerCase(),
    referenceUuid:
      'reference_transaction_uuid' in request ? request.reference_transaction_uuid.toLowerCase() : null,
    round: request.round,
    roundClosed: request.round_closed,
    gameCode: request.game_code,
    currency: 'currency' in request ? request.currency : token.currency,
    amount,
    isFree: kind !== 'rollback' && 'is_free' in request && request.is_free === true,
    isPromo: 'is_supplier_promo' in request && request.is_supplier_promo === true,
    tokenExpired: token.expiresAt <= now,
    more,
  };
  return { ...call, fingerprint: fingerprintOf(call) };
}

const DAY_MS = 24 * 3_600_000;

/** Years before the first are no moments of the database: such a bet would be refused by it for ever, and never answered. */
function isWithinReach(closesAt: Date, now: Date): boolean {
  return closesAt.getTime() >= 0 && closesAt.getTime() <= now.getTime() + CLOSES_WITHIN_DAYS * DAY_MS;
}

/** Null where nothing is said beyond the published protocol. The shape of the request holds only what the vendor's record switches on. */
function additionsOf(
  kind: TransactionKind,
  request: TransactionRequest,
  { vendor }: Context,
): CallAdditions | null | 'RS_ERROR_WRONG_TYPES' {
  if (vendor.additions.size === 0) return null;
  const more: CallAdditions = {};
  for (const [name, field] of AMOUNTS) {
    const said = request[field];
    if (said === undefined) continue;
    const amount = fromVendorAmount(said, vendor.amountScale);
    if (amount === undefined) return 'RS_ERROR_WRONG_TYPES';
    more[name] = amount;
  }
  const line = vendor.additions.has('bet') && 'bet' in request ? plainLine(request.bet) : '';
  if (line !== '') more.line = line;
  if (kind === 'bet' && request.odds !== undefined) more.odds = Math.round(Number(request.odds) * 1000);
  if (kind === 'bet' && request.selections !== undefined) more.selections = Number(request.selections);
  if (request.closes_at !== undefined) more.closesAt = new Date(request.closes_at);
  if ('correction' in request) more.correction = Number(request.correction);
  // A field of the published protocol that is not looked at otherwise. What is no id at all names no reward, as nothing does.
  if (kind === 'bet' && vendor.additions.has('free_bets') && 'is_free' in request && request.is_free)
    more.reward =
      rewardNamed.safeParse('reward_uuid' in request ? request.reward_uuid : undefined).data ?? '';
  return Object.keys(more).length === 0 ? null : more;
}

const rewardNamed = z.guid().toLowerCase();

const AMOUNTS = [
  ['unusedStake', 'unused_stake'],
  ['atStake', 'at_stake'],
  ['validTurnover', 'valid_turnover'],
  ['rake', 'rake'],
] as const;

/** Without what would break a line of a table, or turn the reading of what stands beside it. */
function plainLine(text = ''): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
