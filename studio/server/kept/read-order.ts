import type { Money } from '@lanna/rules/money';
import type { Tx } from '../platform/database.ts';

export type OrderState =
  | { state: 'applied' | 'refused'; currency: string; amount: Money }
  | { state: 'closed' | 'unknown' };

/** What has become of an order. With `close` one that never came is closed: should it come still, it is refused. */
export async function readOrder(
  tx: Tx,
  { operatorId, id, close }: { operatorId: string; id: string; close: boolean },
  now: Date,
): Promise<OrderState> {
  if (close)
    await tx.query(
      `insert into studio.kept_order (operator_id, id, state, at) values ($1, $2, 'closed', $3) on conflict do nothing`,
      [operatorId, id, now],
    );
  const { rows } = await tx.query<{
    state: 'applied' | 'refused' | 'closed';
    currency: string | null;
    amount: bigint | null;
  }>('select state, currency, amount from studio.kept_order where operator_id = $1 and id = $2', [
    operatorId,
    id,
  ]);
  const [order] = rows;
  if (!order) return { state: 'unknown' };
  const { state, currency, amount } = order;
  if (state === 'closed' || currency === null || amount === null) return { state: 'closed' };
  return { state, currency, amount };
}
