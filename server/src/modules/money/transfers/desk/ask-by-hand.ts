import type { Value } from '@lanna/contract/endpoint';
import type { askAfterTransfer as endpoint } from '@lanna/contract/money/transfers/ops';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { readTransfer } from '../internal/transfer-rows.ts';
import { orderOf } from '../vendors/order-of.ts';
import { askAfterTransfer, type TransferDeps } from '../vendors/send-transfer.ts';
import { subjectOf } from './decide-transfer.ts';

/** Asks a transfer's vendor now, for an operator. Refuses `not_found`, `transfer_decided`. */
export async function askByHand(
  deps: TransferDeps,
  call: Pick<AnyOpsCall, 'brandIds' | 'record'>,
  id: string,
): Promise<Value<typeof endpoint>> {
  const { db } = deps;
  const before = await readTransfer(db.kysely, id);
  if (!before || !call.brandIds.includes(before.merchantId)) throw new Refusal('not_found');
  const order = before.state === 'sending' ? await orderOf(db.kysely, id) : undefined;
  if (!order) throw new Refusal('transfer_decided');
  const { answer } = await askAfterTransfer(deps, order);
  const after = await readTransfer(db.kysely, id);
  const state = after?.state ?? before.state;
  await db.transaction((tx) =>
    call.record(tx, {
      action: 'transfers.ask',
      brandId: before.merchantId,
      subject: subjectOf(before),
      before: { state: before.state },
      after: { state, answer },
    }),
  );
  return { state, answer };
}
