import { sharedSecret } from '../../platform/captcha/shared-secret.ts';
import { defineTopic } from '../../platform/topic.ts';
import { approvedDocuments } from './approved-documents.ts';
import { correctProposal } from './correct-identity.ts';
import type { KycDeps } from './deps.ts';
import { kycJobs } from './jobs.ts';
import { undecidedIdentities } from './open-work.ts';
import { kycOps } from './ops-routes.ts';
import { SEALED_PERSONS } from './person.ts';
import { IDENTITY_PICTURES } from './pictures.ts';
import { kycRoutes } from './routes.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    kyc: NoParts;
  }
}

/** The identity check: documents of members, the desk that looks at them, and what waits until they are approved. */
export const topic = defineTopic('kyc', {
  uses: ['brands', 'audit', 'members', 'authentication', 'protection', 'files', 'catalogue', 'inbox'],
  secrets: [...SEALED_PERSONS, IDENTITY_PICTURES],
  notices: { identity_changed: {} },
  permissions: ['read', 'decide', 'reveal', 'correct', 'settings'],
  start: (parts) => {
    const { db, clock, secrets } = parts;
    const deps: KycDeps = {
      db,
      clock,
      secrets,
      documentMarkSecret: sharedSecret(parts, 'identity-document-mark'),
      identityMarkSecret: parts.authentication.identityMarkSecret,
      exclusions: parts.exclusions,
    };
    return {
      routes: kycRoutes({ ...parts, ...deps }),
      ops: kycOps(deps),
      jobs: kycJobs(deps),
      contributes: {
        'protection.documents': approvedDocuments(secrets),
        proposalKinds: [correctProposal(secrets)],
        openWork: [undecidedIdentities(db.kysely)],
      },
    };
  },
});
