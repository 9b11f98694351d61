import { sharedSecret } from '../../../platform/captcha/shared-secret.ts';
import { defineTopic } from '../../../platform/topic.ts';
import type { Deposited } from './deposited.ts';
import { exclusionOps } from './desk/exclusion-ops-routes.ts';
import { limitHistory } from './desk/limit-history.ts';
import { suspectedAccounts } from './desk/open-work.ts';
import type { BankAccountsOfPerson, DocumentsOfPerson, ExclusionDeps } from './exclusion-deps.ts';
import { correctionProposal } from './exclusions/correct-exclusion.ts';
import { exclusionJobs } from './exclusions/exclusion-jobs.ts';
import { exclusionRoutes } from './exclusions/exclusion-routes.ts';
import { noMarketing } from './exclusions/no-marketing.ts';
import { type Exclusions, exclusionsOf } from './exclusions.ts';
import { limitOps } from './limits/limit-ops-routes.ts';
import { limitRoutes } from './limits/limit-routes.ts';
import { noticeChangedPersons } from './persons/notice-changed-persons.ts';
import { readExclusion } from './read-exclusion.ts';
import { type FindSamePerson, findSamePerson } from './same-person.ts';
import { type SharedMarks, sharedMarks } from './shared-marks.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    protection: { exclusions: Exclusions; findSamePerson: FindSamePerson; sharedMarks: SharedMarks };
  }
  interface Contributions {
    'protection.bankAccounts': BankAccountsOfPerson;
    'protection.documents': DocumentsOfPerson;
    /** Of the topic that takes deposits. */
    'protection.deposited': Deposited;
  }
}

/** Player protection: limits, reality checks, time-outs and self-exclusion, for every source of bets and for deposits. */
export const topic = defineTopic('protection', {
  uses: [
    'brands',
    'ledger',
    'audit',
    'members',
    'authentication',
    'bets',
    'web-push',
    'inbox',
    'line-limits',
  ],
  notices: { protection_changed: {} },
  permissions: ['read', 'set', 'exclude', 'correct'],
  start: (parts) => {
    const deps: ExclusionDeps = {
      ...parts,
      personMarkSecret: sharedSecret(parts, 'person-mark'),
      bankAccounts: () => parts.contributed('protection.bankAccounts'),
      documents: () => parts.contributed('protection.documents'),
    };
    const limits = { ...parts, deposited: () => onlyOne(parts.contributed('protection.deposited')) };
    const exclusions = exclusionsOf(deps);
    return {
      provides: { exclusions, findSamePerson: findSamePerson(deps), sharedMarks: sharedMarks(deps) },
      routes: [...limitRoutes(limits), ...exclusionRoutes({ ...parts, ...parts.authentication, ...deps })],
      ops: [...limitOps(limits), ...exclusionOps({ ...parts, ...deps })],
      jobs: exclusionJobs(parts),
      ticks: [
        {
          name: 'protection-persons',
          everyMs: NOTICE_MS,
          run: (signal) => noticeChangedPersons({ ...parts, exclusions }, signal),
        },
      ],
      contributes: {
        memberHistory: [limitHistory],
        'members.exclusion': readExclusion,
        'inbox.unwilling': noMarketing,
        openWork: [suspectedAccounts(parts.db.kysely)],
        proposalKinds: [correctionProposal(parts.clock)],
      },
    };
  },
});

/** How long an account plays on after something has changed that its person is known by. */
const NOTICE_MS = 1000;

function onlyOne([deposited, ...more]: readonly Deposited[]): Deposited {
  if (!deposited || more.length > 0) throw new Error('exactly one topic takes deposits');
  return deposited;
}
