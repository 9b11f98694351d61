import { defineTopic } from '../../../platform/topic.ts';
import { channelOps } from './channels/channel-ops.ts';
import { channelPoints } from './channels/opening-points.ts';
import { paymentProposals } from './channels/payment-proposals.ts';
import { channelSitePoints } from './channels/site-points.ts';
import { confirmationOps } from './confirmations/confirmation-ops.ts';
import { alertsToSee, confirmationsToMatch } from './confirmations/open-work.ts';
import { gatewayRecords } from './gateway.ts';
import type { Gateways } from './gateway-orders.ts';
import { askJob } from './gateways/ask-after-orders.ts';
import { forgetGatewayCalls } from './gateways/forget-calls.ts';
import { gatewayOps } from './gateways/gateway-ops.ts';
import { orderGateways } from './gateways/order-gateways.ts';
import { gatewayClient } from './internal/gateway-client.ts';
import { countRefusedWebhooks } from './internal/refused-webhooks.ts';
import { gatewayWebhooks } from './webhook-routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    payments: { gateways: Gateways };
  }
}

/** Payments: channels of money in and out, what banks and gateways confirm, and the gateways themselves. */
export const topic = defineTopic('payments', {
  uses: ['brands', 'ledger', 'members'],
  permissions: ['read', 'change'],
  start: (parts) => {
    const { db, clock, log, config } = parts;
    const records = gatewayRecords(db.kysely);
    const client = gatewayClient({ ...parts, db: db.kysely, privateGateways: config.reach.privateToo });
    const deps = { db, clock, client, gateways: records, topics: () => parts.contributed('payments.apply') };
    const refused = countRefusedWebhooks({ db: db.kysely, clock, log });
    return {
      provides: { gateways: orderGateways(deps) },
      ops: [
        ...channelOps({ ...deps, segments: () => parts.contributed('segments')[0] }),
        ...gatewayOps({ ...deps, privateGateways: config.reach.privateToo }),
        ...confirmationOps(deps),
      ],
      contributes: {
        'brands.openingChecks': channelPoints,
        'brands.siteChecks': channelSitePoints,
        openWork: [confirmationsToMatch(db.kysely, clock), alertsToSee(db.kysely)],
        proposalKinds: paymentProposals({ privateGateways: config.reach.privateToo }),
      },
      jobs: [
        askJob({ ...deps, log }),
        {
          name: 'payments-forget-calls',
          cron: '57 21 * * *',
          run: () => forgetGatewayCalls(db.kysely, clock),
        },
      ],
      mount: (app) => gatewayWebhooks(app, { ...deps, refused, log }),
      stop: () => refused.stop(),
    };
  },
});
