import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import type { Database, Tx } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { findChannel } from './channel.ts';
import {
  type Applied,
  type ApplyConfirmation,
  type Confirmation,
  matchConfirmation,
} from './confirmation.ts';
import { gatewayRecords } from './gateway.ts';
import type { GatewayChannel } from './gateway-orders.ts';
import { orderGateways } from './gateways/order-gateways.ts';
import { gatewayClient } from './internal/gateway-client.ts';
import { countRefusedWebhooks } from './internal/refused-webhooks.ts';
import { gatewayWebhooks } from './webhook-routes.ts';

/** A deposit as far as these tests need one: who is credited, with how much. */
export interface ExpectedPayment {
  id: string;
  memberId: string;
  amount: bigint;
}

/** Credits what it expects under the order's id, as a topic that owns deposits would; what differs waits with its reason. */
export function expectPayments(brand: BrandProfile) {
  const expected = new Map<string, ExpectedPayment>();
  const failed: string[] = [];
  const apply = async (tx: Tx, said: Confirmation, now: Date): Promise<Applied> => {
    const payment = expected.get(said.reference ?? '');
    if (!payment) return 'waiting';
    if (said.outcome === 'failed') {
      failed.push(payment.id);
      await matchConfirmation(tx, said.id, payment.id, now);
      return 'matched';
    }
    if (said.currency !== brand.currency) return { waitsFor: 'currency' };
    if (said.amount !== payment.amount) return { waitsFor: 'amount' };
    const { outcome } = await postGroup(tx, {
      merchantId: brand.id,
      currency: brand.currency,
      reference: payment.id,
      legs: [
        {
          from: { kind: 'clearing', methodCode: said.channelCode },
          to: { kind: 'wallet', memberId: payment.memberId },
          amount: said.amount,
          code: 'deposit',
        },
      ],
      now,
    });
    if (outcome === 'repeated') return { waitsFor: 'state' };
    if (outcome !== 'posted') throw new Error(`not posted: ${outcome}`);
    await matchConfirmation(tx, said.id, payment.id, now);
    return 'matched';
  };
  const topics: ApplyConfirmation[] = [{ way: 'in', apply }];
  return { expected, failed, topics };
}

/** The webhook listening on a port of its own, and the gateways as topics above use them. */
export async function paymentsFixture(db: Database, brand: BrandProfile) {
  const clock = fixedClock();
  const log = openLog('silent');
  const payments = expectPayments(brand);
  const client = gatewayClient({ db: db.kysely, secrets: testSecrets(), log, privateGateways: true });
  const deps = { db, clock, client, gateways: gatewayRecords(db.kysely), topics: () => payments.topics };
  const refused = countRefusedWebhooks({ db: db.kysely, clock, log });
  const app = Fastify();
  await gatewayWebhooks(app, { ...deps, refused, log });
  afterAll(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...payments,
    deps,
    clock,
    origin,
    refused,
    gateways: orderGateways(deps),
    channel: async (code: string, way: 'in' | 'out' = 'in'): Promise<GatewayChannel> => {
      const channel = await findChannel(db.kysely, { merchantId: brand.id, way, code });
      if (channel?.kind !== 'gateway') throw new Error(`no gateway behind ${code}`);
      return channel;
    },
    /** How many transfers of the ledger there are, of all brands. */
    transfers: async () => {
      const { rows } = await sql<{
        count: bigint;
      }>`select count(*) as count from ledger.transfer_line`.execute(db.kysely);
      return rows[0]?.count;
    },
  };
}
