import { sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { checkHistory } from './desk/check-history.ts';
import { correctProposal } from './desk/correct-identity.ts';
import { undecidedIdentities } from './desk/open-work.ts';
import { kycOps } from './desk/ops-routes.ts';
import { approvedDocuments } from './documents/approved-documents.ts';
import type { KycDeps } from './documents/deps.ts';
import { kycJobs } from './documents/jobs.ts';
import { SEALED_PERSONS } from './documents/person.ts';
import { IDENTITY_PICTURES, STORED_PICTURES } from './documents/pictures.ts';
import { kycRoutes } from './documents/routes.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    kyc: NoParts;
  }
}

/** The identity check: documents of members, the desk that looks at them, and what waits until they are approved. */
export const topic = defineTopic('kyc', {
  uses: ['brands', 'audit', 'members', 'authentication', 'protection', 'files', 'catalogue', 'inbox'],
  secrets: [...SEALED_PERSONS, IDENTITY_PICTURES],
  stores: [STORED_PICTURES],
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
      ops: kycOps({ ...deps, storedFiles: parts.storedFiles }),
      jobs: kycJobs(deps),
      contributes: {
        memberHistory: [checkHistory],
        'protection.documents': approvedDocuments(secrets),
        proposalKinds: [correctProposal(secrets)],
        openWork: [undecidedIdentities(db.kysely)],
      },
    };
  },
});
