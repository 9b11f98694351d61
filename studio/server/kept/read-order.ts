import type { Money } from '@lanna/rules/money';
import type { Tx } from '../platform/database.ts';

export type OrderState =
  | { state: 'applied' | 'refused'; currency: string; amount: Money }
  | { state: 'closed' | 'unknown' };

/** What has become of an order. With `close` one that never came is closed: should it come still, it is refused. */
export async function readOrder(
  tx: Tx,
  { vendor, operatorId, id, close }: { vendor: string; operatorId: string; id: string; close: boolean },
  now: Date,
): Promise<OrderState> {
  if (close)
    await tx.query(
      `insert into studio.kept_order (vendor, operator_id, id, state, at) values ($1, $2, $3, 'closed', $4)
       on conflict do nothing`,
      [vendor, operatorId, id, now],
    );
  const { rows } = await tx.query<{
    state: 'applied' | 'refused' | 'closed';
    currency: string | null;
    amount: bigint | null;
  }>(
    'select state, currency, amount from studio.kept_order where vendor = $1 and operator_id = $2 and id = $3',
    [vendor, operatorId, id],
  );
  const [order] = rows;
  if (!order) return { state: 'unknown' };
  const { state, currency, amount } = order;
  if (state === 'closed' || currency === null || amount === null) return { state: 'closed' };
  return { state, currency, amount };
}
