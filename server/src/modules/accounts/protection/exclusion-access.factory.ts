import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { exclusionDepsOf } from './exclusion.factory.ts';
import { beginExclusion } from './exclusions/begin-exclusion.ts';

const PASSWORD = 'a guess of mine';

export const exclusionAccessRows: AccessRows = {
  'POST /wps/protection/time-out': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { hours: 5, password: PASSWORD } }),
    receives: 'exclusion_not_offered',
  },
  'POST /wps/protection/self-exclusion': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { months: 7, password: PASSWORD } }),
    receives: 'exclusion_not_offered',
  },
  'POST /wps/protection/self-exclusion/end': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { password: PASSWORD } }),
    receives: 'exclusion_missing',
  },
  'POST /wps/protection/self-exclusion/keep': {
    ...player,
    needsTerms: false,
    input: () => ({ body: {} }),
    receives: 'exclusion_missing',
  },
  'PUT /wps/protection/marketing': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { wanted: true } }),
  },
};

const REASON = 'asked for by telephone';
const exclude = { access: 'protection.exclude' } as const;

export const exclusionOpsAccessRows: OpsAccessRows = {
  'GET /ops/protection/exclusions': { access: 'protection.read', secrets: () => [REASON] },
  'GET /ops/protection/exclusions.csv': { access: 'protection.read', secrets: () => [REASON] },
  'GET /ops/protection/exclusions/counts': { access: 'protection.read' },
  'GET /ops/members/:id/exclusions': {
    access: 'protection.read',
    input: async ({ db, river }) => ({ params: { id: (await createMember(db, river)).memberId } }),
    foreign: 'not_found',
  },
  'POST /ops/members/:id/exclusions': {
    ...exclude,
    input: async ({ db, river }) => ({
      params: { id: (await createMember(db, river)).memberId },
      body: { kind: 'time_out', hours: 24, reason: REASON },
    }),
    foreign: 'not_found',
  },
  'POST /ops/protection/registry': {
    ...exclude,
    stepUp: true,
    input: ({ river }) => ({
      body: { brand: river.code, email: `${newId()}@example.test`, months: 6, reason: REASON },
    }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/protection/exclusions/:id/confirmation': {
    ...exclude,
    input: async ({ db, river, clock }) => {
      const [excluded, alike] = [await createMember(db, river), await createMember(db, river)];
      const now = clock.now();
      const { id } = await db.transaction((tx) =>
        beginExclusion(tx, exclusionDepsOf({ db, clock }), {
          ...{ kind: 'self_exclusion', ...excluded, until: null, origin: 'operator', operatorName: 'Dao' },
          ...{ reason: REASON, now },
        }),
      );
      await db.kysely
        .insertInto('protection.excluded_account')
        .values({
          ...{ exclusion_id: id, member_id: alike.memberId, merchant_id: alike.merchantId },
          ...{ found_by: 'email', suspected: true, since: now },
        })
        .execute();
      return { params: { id }, body: { memberId: alike.memberId, reason: REASON } };
    },
    foreign: 'not_found',
  },
  'POST /ops/protection/exclusions/:id/correction': {
    access: 'protection.correct',
    stepUp: true,
    input: async ({ db, river, clock }) => {
      const { memberId, merchantId } = await createMember(db, river);
      const { id } = await db.transaction((tx) =>
        beginExclusion(tx, exclusionDepsOf({ db, clock }), {
          kind: 'time_out',
          merchantId,
          memberId,
          until: new Date(clock.now().getTime() + 3_600_000),
          origin: 'operator',
          operatorName: 'Dao',
          reason: REASON,
          now: clock.now(),
        }),
      );
      return { params: { id }, body: { reason: REASON } };
    },
    foreign: 'not_found',
  },
};
