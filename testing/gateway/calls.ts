import { now } from './clock.ts';
import { transactionOf } from './signed.ts';
import type { Order, Store } from './store.ts';

export type Call = 'payments' | 'payouts' | 'ask' | 'statement' | 'ping';
/** The body of a call; its signature has been checked. */
export type Asked = Record<string, unknown>;

const LINES_A_PAGE = 100;

/** What the gateway answers when it behaves. `refuse`: it takes no order, and never will. */
export function answer(store: Store, call: Call, asked: Asked, origin: string, refuse: boolean): object {
  const { request } = asked;
  if (call === 'ping') return { request, outcome: 'ready' };
  if (call === 'statement') return { request, ...statement(store, asked) };
  if (call === 'ask') return { request, ...ask(store, asked) };
  if (refuse) {
    close(store, String(asked['order']));
    return { request, outcome: 'refused', reason: 'limit_exceeded' };
  }
  return { request, ...take(store, call === 'payments' ? 'payment' : 'payout', asked, origin) };
}

function take(store: Store, way: Order['way'], asked: Asked, origin: string) {
  const id = String(asked['order']);
  if (store.kept.closed.includes(id)) return { outcome: 'refused', reason: 'closed' };
  const order = store.find(id, way) ?? add(store, way, asked);
  if (order.amount !== asked['amount'] || order.currency !== asked['currency'])
    return { outcome: 'refused', reason: 'order_differs' };
  const { transaction } = order;
  if (way === 'payout') return { outcome: 'accepted', transaction };
  return {
    outcome: 'accepted',
    transaction,
    payUrl: `${origin}/pay/${transaction}`,
    qrPayload: `TESTPAY|${transaction}|${order.amount}`,
  };
}

function add(store: Store, way: Order['way'], asked: Asked): Order {
  const order: Order = {
    order: String(asked['order']),
    way,
    merchant: String(asked['merchant']),
    channel: String(asked['channel']),
    amount: String(asked['amount']),
    currency: String(asked['currency']),
    transaction: transactionOf(String(asked['order'])),
    returnUrl: typeof asked['returnUrl'] === 'string' ? asked['returnUrl'] : null,
    state: 'pending',
    happenedAt: now().toISOString(),
  };
  store.kept.orders.push(order);
  store.save();
  return order;
}

function ask(store: Store, asked: Asked) {
  const id = String(asked['order']);
  const order = store.find(id, asked['way'] === 'payout' ? 'payout' : 'payment');
  if (order && (order.state === 'paid' || order.state === 'failed')) {
    const { transaction, state: outcome, amount, currency, happenedAt } = order;
    return { state: 'ended', transaction, outcome, amount, currency, happenedAt };
  }
  // A payout that is under way cannot be called back; a payment that is not made yet can be closed.
  const isUnderWay = order?.state === 'pending' && (order.way === 'payout' || asked['close'] !== true);
  if (isUnderWay) return { state: 'pending', transaction: order.transaction };
  if (asked['close'] === true || order?.state === 'closed') {
    close(store, id);
    return { state: 'closed' };
  }
  return { state: 'unknown' };
}

function close(store: Store, id: string): void {
  const order = store.find(id);
  if (order) order.state = 'closed';
  if (!store.kept.closed.includes(id)) store.kept.closed.push(id);
  store.save();
}

function statement(store: Store, asked: Asked) {
  const [from, to] = [Date.parse(String(asked['from'])), Date.parse(String(asked['to']))];
  const start = Number(asked['after'] ?? 0);
  const all = store.kept.orders.filter(
    ({ merchant, channel, state, happenedAt }) =>
      merchant === asked['merchant'] &&
      channel === asked['channel'] &&
      (state === 'paid' || state === 'failed') &&
      Date.parse(happenedAt) >= from &&
      Date.parse(happenedAt) < to,
  );
  const lines = all
    .slice(start, start + LINES_A_PAGE)
    .map(({ way, channel, order, transaction, state: outcome, amount, currency, happenedAt }) => ({
      ...{ way, channel, order, transaction, outcome, amount, currency, happenedAt },
    }));
  return { lines, next: start + LINES_A_PAGE < all.length ? String(start + LINES_A_PAGE) : null };
}
