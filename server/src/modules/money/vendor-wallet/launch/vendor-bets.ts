import { gameRoundReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { brandCode } from '@lanna/contract/ops-list';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BetSource, ReceiptReader, SourceBet, SourceReceipt } from '../../../play/bets/bet-source.ts';
import { nameBets } from '../../../play/catalogue/name-bets.ts';
import { findVendorPlayer } from '../internal/outbound-player.ts';
import { type AskableVendor, findAskableVendor } from '../internal/outbound-vendor.ts';
import type { AskedRound, RoundQuestions } from '../internal/round-questions.ts';
import type { VendorClient } from '../vendor-client.ts';

const WITHOUT_RECEIPT = { receipt: null, proof: 'none' } as const;

export interface RoundAsking {
  client: VendorClient;
  questions: RoundQuestions;
}
interface Asking extends RoundAsking {
  db: Queryable;
}

/** Bets that game vendors took: named by the catalogue, with the vendor's account of the round for a receipt. */
export function vendorBets(asking: Asking): BetSource {
  const { db } = asking;
  return {
    // As vendors are registered; the portal's own topics are written in small letters.
    owns: (source) => brandCode.safeParse(source).success,
    nameBets: async (bets, language) => {
      const [names, checking] = await Promise.all([nameBets(db, bets, language), heldOf(db, bets)]);
      return names.map((name, at) => ({ ...name, checking: checking.get(bets[at]?.id ?? '') }));
    },
    readReceipt: async (reader, bet) => ({
      transactions: await listTransactions(db, bet.id),
      ...(await askReceipt(asking, reader, bet)),
    }),
  };
}

/** What bets have won that operators look at before it is paid. */
async function heldOf(db: Queryable, bets: readonly SourceBet[]): Promise<Map<string, Money>> {
  const rows = await db
    .selectFrom('vendor_wallet.held_win')
    .select(['bet_id', sql<bigint>`sum(amount)::bigint`.as('amount')])
    .where('bet_id', '=', sql<string>`any(${bets.map(({ id }) => id)}::uuid[])`)
    .where('state', '=', 'held')
    .groupBy('bet_id')
    .execute();
  return new Map(rows.map(({ bet_id, amount }) => [bet_id, amount]));
}

/** Our own movements are shown whether or not the vendor answers. */
export async function askReceipt(
  { db, ...asking }: Asking,
  { brand, memberId }: ReceiptReader,
  bet: SourceBet,
): Promise<Pick<SourceReceipt, 'receipt' | 'proof'>> {
  const vendor = await findAskableVendor(db, bet.sourceId);
  if (!vendor) return WITHOUT_RECEIPT;
  const { walletUser: user } = await findVendorPlayer(db, { merchantId: brand.id, memberId });
  try {
    const { receipt } = await askRound(asking, { brand, vendor, user, round: bet.reference });
    return receipt === undefined || receipt === null ? WITHOUT_RECEIPT : { receipt, proof: 'given' };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'vendor_unreachable')
      return { receipt: null, proof: 'unreachable' };
    throw error;
  }
}

/** What the vendor says of a round, which is kept. An answer about another round is none. */
export async function askRound(
  { client, questions }: RoundAsking,
  asked: { brand: { id: string; code: string }; vendor: AskableVendor; user: string; round: string },
): Promise<z.output<typeof gameRoundReply>> {
  const { brand, vendor, user, round } = asked;
  const at = questions.now();
  const startedMs = performance.now();
  const keep = (said: AskedRound['said']) =>
    questions.keep({
      vendorId: vendor.id,
      merchantId: brand.id,
      round,
      user,
      at,
      tookMs: Math.round(performance.now() - startedMs),
      said,
    });
  try {
    const answer = await client.post({
      merchantId: brand.id,
      vendor,
      url: `${vendor.api_url}/game/round`,
      body: { operator_id: brand.code, user, round },
      reply: gameRoundReply,
    });
    if (answer.round !== round) throw new Refusal('vendor_unreachable', { vendor: vendor.code });
    keep({ state: answer.state, answer });
    return answer;
  } catch (error) {
    if (error instanceof Refusal) keep({ failure: error.code });
    throw error;
  }
}

interface PaidTransaction {
  kind: 'bet' | 'win' | 'rollback' | 'win_rollback';
  amount: Money;
  balance_after: Money;
  event_at: Date;
  transaction_uuid: string;
}

async function listTransactions(db: Queryable, betId: string): Promise<SourceReceipt['transactions']> {
  const { rows } = await sql<PaidTransaction>`
    select case when t.kind <> 'correct' then t.kind::text when c.change < 0 then 'win_rollback' else 'win' end as kind, t.amount, t.balance_after,
      t.event_at, t.transaction_uuid
    from vendor_wallet.paid_tx t left join vendor_wallet.correction c using (vendor_id, transaction_uuid)
    where t.bet_id = ${betId} and t.status = 'RS_OK' order by t.event_at, t.kind`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    amount: formatMoney(row.amount),
    balanceAfter: formatMoney(row.balance_after),
    at: row.event_at.toISOString(),
    transactionUuid: row.transaction_uuid,
  }));
}
