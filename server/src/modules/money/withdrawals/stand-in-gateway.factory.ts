import type { Gateways, PayoutAnswer, PayoutOrder } from '../payments/gateway-orders.ts';

/** A gateway that answers as the test has set it to. */
export function standInGateway() {
  const state: {
    answer: PayoutAnswer;
    asks: 'ended' | 'pending' | 'unknown' | 'unanswered';
    ordered: PayoutOrder[];
    asked: string[];
    planned: string[];
  } = {
    answer: { outcome: 'accepted', transaction: 'T1' },
    asks: 'unknown',
    ordered: [],
    asked: [],
    planned: [],
  };
  const gateways: Gateways = {
    plan: async (_tx, _channel, order) => void state.planned.push(order.id),
    payOrder: async () => ({ outcome: 'unanswered' }),
    payoutOrder: async (_channel, order) => {
      state.ordered.push(order);
      return state.answer;
    },
    askAfter: async (id) => {
      state.asked.push(id);
      return { outcome: state.asks };
    },
    statement: async () => ({ outcome: 'unanswered' }),
  };
  return { state, gateways };
}
