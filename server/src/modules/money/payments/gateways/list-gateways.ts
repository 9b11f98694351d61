import { type GatewayRow, listGateways } from '@lanna/contract/money/payments/gateway-ops';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

const HOUR_MS = 3_600_000;

export const gateways = opsList(
  listGateways,
  ({ db, now }: ListScope & { now: Date }) => {
    const since = new Date(now.getTime() - HOUR_MS);
    return db
      .selectFrom('payments.gateway as g')
      .select(['g.code', 'g.name', 'g.base_url as baseUrl', 'g.enabled'])
      .select([
        channelsOf().as('channels'),
        callsSince(since, 'out', true).as('calls'),
        callsSince(since, 'out', false).as('unanswered'),
        callsSince(since, 'in', true).as('refused'),
        sql<number>`(select count(*)::integer from payments.webhook_event e
          where e.gateway_id = g.id and e.received_at >= ${since})`.as('events'),
        ordersIn(['planned', 'accepted']).as('open'),
        ordersIn(['unclear']).as('unclear'),
      ]);
  },
  {
    // Gateways are the house's.
    brand: null,
    where: {},
    sorts: { code: { by: 'g.code', type: 'text' } },
    id: 'g.id',
    row: (record) => record,
  },
);

/** Of a gateway `g`. */
export function channelsOf() {
  return sql<GatewayRow['channels']>`coalesce((
    select jsonb_agg(jsonb_build_object('brand', b.code, 'way', c.way, 'code', c.code, 'enabled', c.enabled) order by b.code, c.way)
    from payments.channel c join brands.brand b on b.id = c.merchant_id where c.gateway_id = g.id), '[]'::jsonb)`;
}

/** An answer is one of the protocol's; any other word says why there was none. */
const ANSWERS = ['ok', 'accepted', 'refused', 'ended', 'pending', 'unknown', 'closed', 'ready'];

function callsSince(since: Date, direction: 'in' | 'out', all: boolean) {
  return sql<number>`(select coalesce(sum(k.times), 0)::integer from payments.gateway_call k
    where k.gateway_id = g.id and k.direction = ${direction} and k.at >= ${since}
      and (${all} or k.outcome <> all (${ANSWERS}::text[])))`;
}

function ordersIn(states: string[]) {
  return sql<number>`(select count(*)::integer from payments.gateway_order o
    where o.gateway_id = g.id and o.state = any (${states}::text[]))`;
}
