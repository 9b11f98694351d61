import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { BRAND_ENVELOPE_STEPS, checkBrandEnvelopeInvariants } from './check-brand-envelope-invariants.ts';
import { brandEnvelopeOps } from './desk/ops-routes.ts';
import { publishProposal } from './desk/publish-envelope.ts';
import { runEnvelopes } from './opening/run-envelopes.ts';
import { openBrandEnvelopes } from './reading/open-rewards.ts';
import { envelopeRoutes } from './reading/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    'brand-envelopes': NoParts;
  }
}

/** Red envelopes of the brand: rain at set times and personal ones, from a pool, in shares that can be computed again. */
export const topic = defineTopic('brand-envelopes', {
  uses: ['brands', 'ledger', 'members', 'authentication', 'protection', 'inbox', 'chat', 'reward-centre'],
  notices: { brand_envelopes_changed: {} },
  permissions: ['read', 'change'],
  start: (parts) => ({
    routes: envelopeRoutes(parts),
    ops: brandEnvelopeOps(parts),
    ticks: [{ name: 'brand-envelopes', everyMs: 1000, run: () => runEnvelopes(parts) }],
    contributes: {
      proposalKinds: [publishProposal],
      'reward-centre.open': openBrandEnvelopes,
      'ledger.verifier': [rulesPart('brand-envelopes', BRAND_ENVELOPE_STEPS, checkBrandEnvelopeInvariants)],
    },
  }),
});
