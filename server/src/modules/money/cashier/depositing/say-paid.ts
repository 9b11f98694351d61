import type { DepositShown } from '@lanna/contract/money/cashier/cashier';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Gateways } from '../../payments/gateway-orders.ts';
import { lockOwnDeposit, readOwnDeposit, showDeposit, stateAt } from '../record/deposit.ts';
import { depositDesk } from '../record/move-deposit.ts';
import { type Notices, notifyOfDeposit } from '../record/notify-deposit.ts';
import type { DepositOwner } from './list-deposits.ts';
import { orderByGateway } from './order-by-gateway.ts';

interface Deps {
  db: Database;
  clock: Clock;
  notices: Notices;
  gateways: Gateways;
}

/**
 * Notes that the member says to have paid: the desk sees it, and a gateway is asked; one that has not answered yet is sent the order
 * again. No money moves by it. Refuses with `deposit_unknown`.
 */
export async function sayPaid(
  deps: Deps,
  { memberId, origin, ...reader }: DepositOwner & { origin: string },
  id: string,
): Promise<DepositShown> {
  const { db, clock, notices, gateways } = deps;
  const owner = { id, memberId, merchantId: reader.brand.id };
  const now = clock.now();
  const held = await db.transaction(async (tx) => {
    const deposit = await lockOwnDeposit(tx, owner);
    if (deposit.status === 'waiting' && deposit.paid_said_at === null) {
      await tx
        .updateTable('cashier.deposit')
        .set({ paid_said_at: now, version: deposit.version + 1 })
        .where('id', '=', id)
        .execute();
      await notifyOfDeposit(tx, owner, notices);
    }
    return deposit;
  });
  if (held.kind === 'gateway' && held.status === 'waiting') await gateways.askAfter(id);
  if (held.status === 'created') await orderByGateway(deps, held, { language: reader.language, origin });
  return showDeposit(await readOwnDeposit(db.kysely, owner), reader, clock.now());
}

/** Cancels what is not paid. Refuses with `deposit_unknown`, `deposit_move_impossible`. */
export async function cancelDeposit(
  { db, clock, notices }: Pick<Deps, 'db' | 'clock' | 'notices'>,
  { memberId, ...reader }: DepositOwner,
  id: string,
): Promise<DepositShown> {
  const owner = { id, memberId, merchantId: reader.brand.id };
  const now = clock.now();
  await db.transaction(async (tx) => {
    const deposit = await lockOwnDeposit(tx, owner);
    // Pressed twice, or too late: it is what the member wanted.
    if (['failed', 'expired'].includes(stateAt(deposit, now))) return;
    await depositDesk.move(tx, deposit, { to: 'failed', by: null, cause: 'cancelled', now });
    await notifyOfDeposit(tx, owner, notices);
  });
  return showDeposit(await readOwnDeposit(db.kysely, owner), reader, now);
}
