import { defineTopic } from '../../../platform/topic.ts';
import { statusOps } from './desk/ops-routes.ts';
import { askOwnSite } from './measuring/ask-own-site.ts';
import { forgetOld } from './measuring/forget-old.ts';
import { httpMeter } from './measuring/http-meter.ts';
import { measureBrands } from './measuring/measure-brands.ts';
import { meterCalls } from './measuring/meter-calls.ts';
import { statusRoutes } from './page/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    status: NoParts;
  }
}

/** The status page: what works and what does not, measured every minute, with a history and what operators say of incidents. */
export const topic = defineTopic('status', {
  uses: ['brands', 'ledger', 'members', 'catalogue', 'cashier', 'payments', 'withdrawals', 'web-push'],
  notices: { status_changed: { visitors: true } },
  permissions: ['read', 'write'],
  start: (parts) => {
    const { db, clock, log, config } = parts;
    const meter = httpMeter({ db: db.kysely, clock, log });
    const deps = { ...parts, askOwnSite: askOwnSite(config.publicUrl) };
    return {
      routes: statusRoutes(parts),
      ops: statusOps(parts),
      jobs: [
        { name: 'status-measure', cron: '* * * * *', run: () => measureBrands(deps) },
        { name: 'status-forget', cron: '19 20 * * *', run: () => forgetOld(db.kysely, clock.now()) },
      ],
      mount: (app) => meterCalls(app, meter),
      stop: () => meter.flush(),
    };
  },
});
