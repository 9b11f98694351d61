import type { Value } from '@lanna/contract/endpoint';
import type { cancelSlip as endpoint } from '@lanna/contract/lotteries/lottery/slips';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { afterCommit, type Database, type Tx } from '../../../../platform/sql/database.ts';
import { lockWallets } from '../../../books/ledger/lock-wallets.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { readTerms } from '../desk/lottery-terms.ts';
import type { ExposureNews } from '../exposure/exposure-news.ts';
import { releaseExposed } from '../exposure/release-exposed.ts';
import type { Buyer } from './asked-slip.ts';
import { drawClosed } from './open-draws.ts';

export interface CancelDeps {
  db: Database;
  clock: Clock;
  news: Pick<ExposureNews, 'notify'>;
}

/**
 * Takes a slip back on these draws, all of which must still take bets: their stakes come back and their numbers are free for others. What has been given
 * back before stays so. Refuses as `cancelSlip` declares: `draw_closed` {numero, numeros}.
 */
export async function cancelSlip(
  deps: CancelDeps,
  request: { id: string; numeros: readonly string[] },
  owner: Buyer & { idempotencyKey: string },
): Promise<Value<typeof endpoint>> {
  const once = { scope: `cancelled slip ${owner.memberId}`, key: owner.idempotencyKey, body: request };
  return deps.db.transaction((tx) => {
    const now = deps.clock.now();
    return answerOnce(tx, { ...once, now }, async () => {
      const cancelled = await cancel(tx, request, owner, now);
      afterCommit(tx, () => deps.news.notify(owner.merchantId));
      return cancelled;
    });
  });
}

async function cancel(
  tx: Tx,
  { id, numeros }: { id: string; numeros: readonly string[] },
  { merchantId, memberId }: Buyer,
  now: Date,
) {
  const slip = await tx
    .selectFrom('lottery.slip')
    .select('game_code')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst();
  if (!slip) throw new Refusal('slip_unknown');
  const { cancelAllowed } = await readTerms(tx, merchantId, slip.game_code);
  if (!cancelAllowed) throw new Refusal('slip_cancel_not_allowed');
  // In the order of everything that touches slips: the account, then the draws.
  await lockWallets(tx, [memberId]);
  const lines = await linesOn(tx, id, numeros);
  if (numeros.some((numero) => !lines.some((line) => line.numero === numero)))
    throw new Refusal('slip_unknown');
  await refuseClosed(tx, lines);
  const open = lines.filter(({ state }) => state === 'open').map((line) => line.id);
  let refunded = 0n;
  if (open.length > 0) {
    const { rows } = await sql<{ refunded: bigint }>`
      select refunded from lottery.refund_lines(${open}::uuid[], 'cancelled_by_player', ${now})`.execute(tx);
    refunded = rows[0]?.refunded ?? 0n;
    await releaseExposed(tx, open);
    await notifyPush(tx, { m: [memberId], t: ['my_slips_changed', 'balance_changed', 'bets_changed'] });
  }
  return {
    refunded: formatMoney(refunded),
    balance: formatMoney(await walletBalance(tx, { merchantId, memberId })),
  };
}

function linesOn(tx: Tx, slipId: string, numeros: readonly string[]) {
  return tx
    .selectFrom('lottery.line as l')
    .innerJoin('draws.draw_record as d', 'd.id', 'l.draw_id')
    .select(['l.id', 'l.draw_id', 'l.state', 'd.numero'])
    .where('l.slip_id', '=', slipId)
    .where((eb) => eb('d.numero', '=', eb.fn.any(eb.val([...numeros]))))
    .orderBy('l.id')
    .execute();
}

/** From here on none of the draws is closed before the transaction ends. */
async function refuseClosed(tx: Tx, lines: readonly { draw_id: string; numero: string }[]): Promise<void> {
  const numeros = new Map(lines.map(({ draw_id, numero }) => [draw_id, numero]));
  const { rows } = await sql<{ draw_id: string }>`
    select draw_id from draws.take_bets(${[...numeros.keys()]}::uuid[]) where not is_open`.execute(tx);
  if (rows.length > 0) throw drawClosed(rows.map(({ draw_id }) => numeros.get(draw_id) ?? draw_id));
}
