import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkEnvelopeInvariants, ENVELOPE_STEPS } from './check-envelope-invariants.ts';
import { envelopeOps } from './desk/ops-routes.ts';
import { envelopeJobs } from './giving/jobs.ts';
import { openEnvelopes } from './pages/open-envelopes.ts';
import { envelopeRoutes } from './pages/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    envelopes: NoParts;
  }
}

/** Red envelopes: what agents give to their own line, in equal shares or in shares that can be computed again. */
export const topic = defineTopic('envelopes', {
  uses: [
    'brands',
    'ledger',
    'members',
    'bets',
    'protection',
    'authentication',
    'security',
    'agents',
    'cashier',
    'inbox',
    'withdrawals',
    'transfers',
    'reward-centre',
  ],
  notices: { envelopes_changed: {} },
  permissions: ['read', 'stop'],
  start: (parts) => ({
    routes: envelopeRoutes({
      ...parts.authentication,
      db: parts.db,
      clock: parts.clock,
      brands: parts.brands,
      countryOf: parts.countryOf,
      elsewhere: () => parts.contributed('withdrawals.kept-elsewhere'),
    }),
    ops: envelopeOps(parts),
    jobs: envelopeJobs(parts),
    contributes: {
      'reward-centre.open': openEnvelopes,
      'ledger.verifier': [rulesPart('envelopes', ENVELOPE_STEPS, checkEnvelopeInvariants)],
    },
  }),
});
