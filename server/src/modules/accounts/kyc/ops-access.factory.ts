import type { IdentityState } from '@lanna/rules/accounts/kyc/identity-states';
import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { EXISTING_PERSON, existingCheck } from './existing.factory.ts';

const hidden = () => [EXISTING_PERSON.name, EXISTING_PERSON.number, 'AAAA'];
const read = { access: 'kyc.read', secrets: hidden } as const;
const decide = { access: 'kyc.decide', foreign: 'not_found', secrets: hidden } as const;
const reveal = { access: 'kyc.reveal', foreign: 'not_found', secrets: hidden } as const;

async function status(fixture: OpsFixture, state: Exclude<IdentityState, 'none'> = 'reviewing') {
  const member = await createMember(fixture.db, fixture.river);
  const made = await existingCheck(
    fixture.db,
    { ...member, now: fixture.clock.now() },
    {
      state,
      secrets: fixture.secrets,
      // In the hands of who makes the call.
      ...(state === 'reviewing' ? { handledBy: { id: fixture.operatorId || newId(), name: 'Dao' } } : {}),
    },
  );
  return { ...made, memberId: member.memberId };
}

const decided = (
  body: object,
  row: Partial<OpsRow> = {},
  state: Exclude<IdentityState, 'none'> = 'reviewing',
): OpsRow => ({
  ...decide,
  ...row,
  input: async (fixture) => ({
    params: { id: (await status(fixture, state)).id },
    body: { version: 1, ...body },
  }),
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/identity-checks': read,
  'GET /ops/identity-checks.csv': read,
  'GET /ops/identity-checks/:id': {
    ...decide,
    input: async (fixture) => ({ params: { id: (await status(fixture)).id } }),
  },
  'POST /ops/identity-checks/:id/take': decided({}, {}, 'submitted'),
  'POST /ops/identity-checks/:id/put-back': decided({}),
  'POST /ops/identity-checks/:id/approval': decided(
    { checks: ['readable', 'same_data', 'same_person', 'genuine'], reason: '' },
    { stepUp: true },
  ),
  'POST /ops/identity-checks/:id/rejection': decided({ reasons: ['unreadable'], words: '' }),
  'POST /ops/identity-checks/:id/ask-again': decided(
    { reasons: ['document_expired'], words: '' },
    {},
    'approved',
  ),
  'POST /ops/identity-checks/:id/pictures/:picture': {
    ...reveal,
    input: async (fixture) => {
      const { id, pictureId } = await status(fixture);
      return { params: { id, picture: pictureId }, body: {} };
    },
  },
  'POST /ops/identity-checks/:id/number': {
    ...reveal,
    input: async (fixture) => ({ params: { id: (await status(fixture)).id }, body: {} }),
  },
  'GET /ops/members/:id/identity': {
    ...read,
    foreign: 'not_found',
    input: async (fixture) => ({ params: { id: (await status(fixture, 'approved')).memberId } }),
  },
  'POST /ops/members/:id/identity/reveal': {
    ...reveal,
    input: async (fixture) => ({ params: { id: (await status(fixture, 'approved')).memberId }, body: {} }),
  },
  'POST /ops/members/:id/identity': {
    access: 'kyc.correct',
    foreign: 'not_found',
    secrets: hidden,
    stepUp: true,
    input: async (fixture) => ({
      params: { id: (await status(fixture, 'approved')).memberId },
      body: { version: 1, ...EXISTING_PERSON, kind: 'passport', reason: 'as the passport says' },
    }),
  },
  'GET /ops/identity-settings': { access: 'kyc.read' },
  'PUT /ops/identity-settings/:code': {
    access: 'kyc.settings',
    stepUp: true,
    foreign: 'not_found',
    input: async ({ db, river }) => {
      const { rows } = await db.pool.query('select version from kyc.setting where merchant_id = $1', [
        river.id,
      ]);
      return {
        params: { code: river.code },
        body: {
          withdrawals: 'none',
          withdrawalAbove: null,
          depositAbove: null,
          depositTotalAbove: null,
          kinds: ['thai_id', 'passport'],
          addressProof: 'optional',
          triesADay: 3,
          keptDays: 90,
          version: rows[0]?.version ?? 0,
          reason: 'for the season',
        },
      };
    },
  },
};
