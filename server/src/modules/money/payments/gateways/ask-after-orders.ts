import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Log } from '../../../../platform/process/log.ts';
import { raisePaymentAlert } from '../raise-payment-alert.ts';
import { askAfterOrder, type GatewayDeps } from './order-gateways.ts';

const ORDERS_PER_ROUND = 200;
/** After so many questions, about a day, a person has to look. */
export const ASKS_MAX = 30;
/** An order that was never answered and is unknown this often is closed. */
const UNKNOWN_BEFORE_CLOSING = 2;
const MINUTE_MS = 60_000;
const LONGEST_MINUTES = 60;

export interface AskedRound {
  asked: number;
  ended: number;
  unclear: number;
}

/**
 * Asks gateways about orders whose end is not known: 1, 2, 4 … minutes apart, an hour at most. What has an end is applied by its owner;
 * what has none after the last question is put before a person. Safe to run twice at once.
 */
export async function askAfterOrders(deps: GatewayDeps, signal?: AbortSignal): Promise<AskedRound> {
  const due = await claimDue(deps);
  const round: AskedRound = { asked: 0, ended: 0, unclear: 0 };
  /** Gateways that have just not answered: the rest of their orders would only wait for nothing. */
  const silent = new Set<string>();
  for (const order of due) {
    if (signal?.aborted) break;
    const { outcome } = silent.has(order.gateway_id)
      ? { outcome: 'unanswered' as const }
      : await askAfterOrder(deps, order.id, { close: order.to_close });
    round.asked += 1;
    if (outcome === 'unanswered') silent.add(order.gateway_id);
    if (outcome === 'ended') round.ended += 1;
    else if (order.asks >= ASKS_MAX && (await giveToPerson(deps, order.id, outcome))) round.unclear += 1;
  }
  return round;
}

export function askJob(deps: GatewayDeps & { log: Pick<Log, 'warn'> }) {
  return {
    name: 'payments-ask-after-orders',
    cron: '* * * * *',
    run: async (signal?: AbortSignal) => {
      const round = await askAfterOrders(deps, signal);
      if (round.unclear > 0)
        deps.log.warn(round, 'orders at payment gateways are unclear and wait for a person');
    },
  };
}

interface DueOrder {
  id: string;
  gateway_id: string;
  /** This question included. */
  asks: number;
  to_close: boolean;
}

/** Due orders with the time of their next question written down before they are asked: another process leaves them alone. */
async function claimDue({ db, clock }: GatewayDeps): Promise<DueOrder[]> {
  const now = clock.now();
  const { rows } = await sql<DueOrder>`
    update payments.gateway_order o set asks = o.asks + 1, ask_at = case
      when o.closes_at > ${now} then least(n.next, o.closes_at) else n.next end
    from (
      select id, ${now}::timestamptz
        + make_interval(secs => least(${LONGEST_MINUTES}, power(2, least(asks + 1, 10))) * ${MINUTE_MS / 1000}) as next
      from payments.gateway_order where ask_at <= ${now} order by ask_at limit ${ORDERS_PER_ROUND} for update skip locked) n
    where o.id = n.id
    returning o.id, o.gateway_id, o.asks,
      coalesce(o.closes_at <= ${now}, false) or (o.state = 'planned' and o.asks > ${UNKNOWN_BEFORE_CLOSING}) as to_close`.execute(
    db.kysely,
  );
  return rows;
}

async function giveToPerson({ db, clock }: GatewayDeps, id: string, answer: string): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const order = await tx
      .updateTable('payments.gateway_order')
      .set({ state: 'unclear', ask_at: null, changed_at: now })
      .where('id', '=', id)
      .where('state', 'in', ['planned', 'accepted'])
      .returningAll()
      .executeTakeFirst();
    if (!order) return false;
    const {
      gateway_id: gatewayId,
      merchant_id: merchantId,
      asks,
      channel_code: channel,
      way,
      currency,
    } = order;
    const facts = { answer, asks, channel, way, currency, amount: formatMoney(order.amount) };
    await raisePaymentAlert(tx, { kind: 'order_unclear', gatewayId, merchantId, subject: id, facts, now });
    return true;
  });
}
