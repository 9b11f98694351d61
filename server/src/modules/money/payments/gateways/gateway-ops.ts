import * as contract from '@lanna/contract/money/payments/gateway-ops';
import { pingAnswer } from '@lanna/contract/money/payments/gateway-protocol';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { addGateway, changeGateway, switchGateway } from './change-gateway.ts';
import { gateways } from './list-gateways.ts';
import { askAfterOrder, type GatewayDeps, noteCall } from './order-gateways.ts';
import { showGateway } from './show-gateway.ts';

/** Payment gateways as operators see and change them. */
export function gatewayOps(deps: GatewayDeps & { privateGateways: boolean }): OpsRoute[] {
  const { db, clock, privateGateways } = deps;
  return [
    ...gateways.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(contract.oneGateway, (call) => showGateway(db.kysely, call.params.code, call.brandIds)),
    opsChange(db, contract.addGateway, (tx, call) =>
      addGateway(tx, call, call.body, { privateGateways, now: clock.now() }),
    ),
    opsChange(db, contract.changeGateway, (tx, call) =>
      changeGateway(tx, call, { code: call.params.code, ...call.body }, { privateGateways }),
    ),
    opsChange(db, contract.switchGateway, (tx, call) =>
      switchGateway(tx, call, { code: call.params.code, ...call.body }),
    ),
    opsRoute(contract.testGateway, (call) => callOnce(deps, call)),
    opsRoute(contract.askGateway, async (call) => {
      const { id } = call.params;
      const order = await db.kysely
        .selectFrom('payments.gateway_order')
        .select(['merchant_id', 'channel_code'])
        .where('id', '=', id)
        .where('merchant_id', 'in', call.brandIds)
        .executeTakeFirst();
      if (!order) throw new Refusal('not_found');
      const { outcome } = await askAfterOrder(deps, id, { close: false });
      await call.record(db.kysely, {
        action: 'payments.ask-gateway',
        brandId: order.merchant_id,
        subject: { kind: 'payment-order', id, name: order.channel_code },
        after: { outcome },
      });
      return { outcome };
    }),
  ];
}

type TestCall = Parameters<Parameters<typeof opsRoute<typeof contract.testGateway>>[1]>[0];

/** Signed by the brand that is named: each brand has a key of its own. */
async function callOnce(deps: GatewayDeps, call: TestCall): Promise<{ why: string | null; tookMs: number }> {
  const { code } = call.params;
  deps.gateways.forget();
  const gateway = await deps.gateways.find(code);
  if (!gateway) throw new Refusal('not_found');
  const brand = brandOf(call.brands, call.body.brand);
  const answer = await deps.client.call({
    gateway,
    merchantId: brand.id,
    what: 'ping',
    body: { merchant: brand.code },
    reply: pingAnswer,
  });
  await noteCall(deps, gateway.id, 'ping', answer);
  const why = answer.outcome === 'answered' ? null : answer.why;
  await call.record(deps.db.kysely, {
    action: 'payments.test-gateway',
    brandId: null,
    subject: { kind: 'gateway', id: code },
    after: { brand: brand.code, outcome: why ?? 'answered' },
  });
  return { why, tookMs: answer.tookMs };
}
