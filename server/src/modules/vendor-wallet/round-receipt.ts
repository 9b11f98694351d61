import type { Language } from '@lanna/contract/accounts';
import type { betReceipt as endpoint } from '@lanna/contract/bets';
import type { Value } from '@lanna/contract/endpoint';
import { gameRoundReply } from '@lanna/contract/vendor-wallet';
import { formatMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { showBet } from './bet-record.ts';
import { type BetOwner, betLines } from './internal/bets-query.ts';
import { findVendorPlayer } from './internal/outbound-player.ts';
import { type AskableVendor, findAskableVendor } from './internal/outbound-vendor.ts';
import type { VendorClient } from './vendor-client.ts';

const WITHOUT_RECEIPT = { receipt: null, proof: 'none' } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What a bet was decided by, as its vendor tells it, beside what moved at our side: that is told whatever the vendor
 * does. Refuses `bet_unknown`.
 */
export async function readReceipt(
  { db, client }: { db: Queryable; client: VendorClient },
  reader: { brand: BrandProfile; memberId: string; language: Language },
  betId: string,
): Promise<Value<typeof endpoint>> {
  const owner = { merchantId: reader.brand.id, memberId: reader.memberId };
  const line = UUID.test(betId)
    ? await betLines(db, owner).where('r.id', '=', betId).select('r.vendor_id').executeTakeFirst()
    : undefined;
  if (!line) throw new Refusal('bet_unknown');
  const vendor = await findAskableVendor(db, line.vendor_id);
  return {
    bet: showBet(line, reader.language),
    transactions: await listTransactions(db, owner, betId),
    ...(vendor
      ? await askReceipt({ db, client }, { owner, brand: reader.brand, vendor, round: line.round })
      : WITHOUT_RECEIPT),
  };
}

async function askReceipt(
  { db, client }: { db: Queryable; client: VendorClient },
  asked: { owner: BetOwner; brand: BrandProfile; vendor: AskableVendor; round: string },
): Promise<Pick<Value<typeof endpoint>, 'receipt' | 'proof'>> {
  const { walletUser: user } = await findVendorPlayer(db, asked.owner);
  try {
    const { receipt } = await askRound(client, { ...asked, user });
    return receipt === undefined || receipt === null ? WITHOUT_RECEIPT : { receipt, proof: 'given' };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'vendor_unreachable')
      return { receipt: null, proof: 'unreachable' };
    throw error;
  }
}

/** What the vendor says of a round. An answer about another round is none. */
export async function askRound(
  client: VendorClient,
  asked: { brand: { id: string; code: string }; vendor: AskableVendor; user: string; round: string },
): Promise<z.output<typeof gameRoundReply>> {
  const { brand, vendor, user, round } = asked;
  const answer = await client.post({
    merchantId: brand.id,
    vendor,
    url: `${vendor.api_url}/game/round`,
    body: { operator_id: brand.code, user, round },
    reply: gameRoundReply,
  });
  if (answer.round !== round) throw new Refusal('vendor_unreachable', { vendor: vendor.code });
  return answer;
}

async function listTransactions(db: Queryable, owner: BetOwner, roundId: string) {
  const rows = await db
    .selectFrom('vendor_wallet.provider_tx as t')
    .innerJoin('vendor_wallet.round as r', 'r.id', 't.round_id')
    .where('r.id', '=', roundId)
    .where('r.member_id', '=', owner.memberId)
    .where('r.merchant_id', '=', owner.merchantId)
    .where('t.status', '=', 'RS_OK')
    .select(['t.kind', 't.amount', 't.balance_after', 't.event_at', 't.transaction_uuid'])
    .orderBy('t.event_at')
    .orderBy('t.kind')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    amount: formatMoney(row.amount),
    balanceAfter: formatMoney(row.balance_after),
    at: row.event_at.toISOString(),
    transactionUuid: row.transaction_uuid,
  }));
}
