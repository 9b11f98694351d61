import { TRANSFER_PATHS } from '@lanna/contract/money/transfers/vendor-transfer';
import type { VendorClient } from '../modules/money/vendor-wallet/vendor-client.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { VendorMood } from './steps.factory.ts';

interface Body {
  user: string;
  currency: string;
  transaction_uuid: string;
  amount: bigint;
}

/** A vendor with wallets of its own, in this process: it applies each order once, and answers as it is in the mood to. */
export function transferVendorStandIn() {
  const wallets = new Map<string, bigint>();
  const orders = new Map<
    string,
    { amount: bigint; currency: string; state: 'applied' | 'refused' | 'closed' }
  >();
  const state: { mood: VendorMood } = { mood: 'well' };

  function answer(path: string, body: Body): unknown {
    const has = wallets.get(body.user) ?? 0n;
    const { user, currency, transaction_uuid, amount } = body;
    if (path === TRANSFER_PATHS.balance) return { status: 'RS_OK', user, currency, balance: has };
    if (path === TRANSFER_PATHS.status) {
      if (state.mood === 'silent') throw silence();
      const order = orders.get(transaction_uuid);
      if (!order) {
        orders.set(transaction_uuid, { amount: 0n, currency: '', state: 'closed' });
        return { status: 'RS_OK', transaction_uuid, state: 'closed' };
      }
      return {
        status: 'RS_OK',
        transaction_uuid,
        state: order.state,
        currency: order.currency,
        amount: order.amount,
      };
    }
    if (state.mood === 'away') throw silence();
    const known = orders.get(transaction_uuid);
    if (known?.state === 'closed') return { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' };
    const change = path === TRANSFER_PATHS.in ? amount : -amount;
    const isRefused = known ? known.state === 'refused' : has + change < 0n;
    if (!known) {
      orders.set(transaction_uuid, { amount, currency, state: isRefused ? 'refused' : 'applied' });
      if (!isRefused) wallets.set(user, has + change);
    }
    if (state.mood !== 'well') throw silence();
    return isRefused
      ? { status: 'RS_ERROR_NOT_ENOUGH_MONEY' }
      : { status: 'RS_OK', transaction_uuid, currency, amount };
  }

  const client: VendorClient = {
    post: async (call) => {
      const path = new URL(call.url).pathname;
      return call.reply.parse(answer(path, call.body as unknown as Body)) as never;
    },
  };
  return { client, state, there: (user: string) => wallets.get(user) ?? 0n };
}

function silence(): Refusal {
  return new Refusal('vendor_unreachable', { vendor: 'RIVER' });
}
