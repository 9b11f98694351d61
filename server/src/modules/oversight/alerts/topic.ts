import { siteOrigin } from '../../../platform/http/files/site-address.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { browserPush } from '../../messaging/web-push/push-to-browser.ts';
import { operatorMail } from '../../people/operators/operator-mail.ts';
import { destinationProposals } from './desk/destinations/destination-proposals.ts';
import { nearMatches, openAlerts } from './desk/open-work.ts';
import { alertOps } from './desk/ops-routes.ts';
import { forgetOld } from './forget-old.ts';
import { mailReports } from './mailing/mail-reports.ts';
import { askVendors } from './measuring/ask-vendors.ts';
import { matchesNearLimits } from './measuring/near-matches.ts';
import { runRules } from './measuring/run-rules.ts';
import { deliverDue } from './sending/deliver-due.ts';
import { DESTINATION_SECRETS, OUTSIDE } from './sending/destination-secret.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    alerts: NoParts;
  }
}

const LINE = 'https://api.line.me';
const TELEGRAM = 'https://api.telegram.org';

/** What calls operators who look at no page: rules over what waits, plays and fails, sent where they have said. */
export const topic = defineTopic('alerts', {
  uses: [
    'brands',
    'ledger',
    'operators',
    'web-push',
    'bets',
    'draws',
    'feeds',
    'lottery',
    'payments',
    'reports',
    'vendor-wallet',
  ],
  secrets: [DESTINATION_SECRETS],
  permissions: ['read', 'handle', 'change'],
  start: (parts) => {
    const { db, clock, config } = parts;
    const push = browserPush(parts);
    const openWork = () => parts.contributed('openWork').flat();
    const delivering = {
      ...parts,
      push,
      mailer: () => operatorMail(parts),
      places: { line: LINE, telegram: TELEGRAM, reach: OUTSIDE },
      consoleOrigin: siteOrigin(config.consoleHosts[0] ?? '', config.publicUrl),
    };
    return {
      ops: alertOps({ ...parts, openWork, push }),
      ticks: [
        { name: 'alerts-measure', everyMs: 5000, run: (signal) => runRules({ ...parts, openWork }, signal) },
        {
          name: 'alerts-ask-vendors',
          everyMs: 10_000,
          run: (signal) => askVendors({ ...parts, client: parts.vendorClient }, signal),
        },
        { name: 'alerts-deliver', everyMs: 2000, run: (signal) => deliverDue(delivering, signal) },
      ],
      jobs: [
        { name: 'alerts-forget', cron: '11 20 * * *', run: () => forgetOld(db.kysely, clock.now()) },
        { name: 'alerts-mail-reports', cron: '* * * * *', run: (signal) => mailReports(delivering, signal) },
      ],
      contributes: {
        openWork: [openAlerts(db.kysely), nearMatches(db.kysely, clock)],
        nearLimits: matchesNearLimits(db.kysely, clock),
        proposalKinds: destinationProposals(parts.secrets),
      },
    };
  },
});
