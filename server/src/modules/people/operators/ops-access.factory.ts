import type { OpsAccessRows, OpsFixture, OpsInput } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { readConsoleSettings } from './house/console-settings.ts';
import { addPasskeyTo, createOperator, OPERATOR_PASSWORD, openOperatorSession } from './operator.factory.ts';
import { recordOwnAction } from './record/record-action.ts';

const own = { access: 'operator' } as const;
const read = { access: 'operators.read' } as const;
const change = { access: 'operators.change' } as const;
const grant = { access: 'operators.grant' } as const;
const approve = { access: 'operators.approve' } as const;
const reason = 'The hostile test asks for it';
const whileSettingUp = { whileDue: ['second_factor_setup'] } as const;
const wrongFactor = {
  input: () => ({ body: { factor: '000000' } }),
  receives: 'second_factor_wrong',
} as const;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/views': { ...own, input: () => ({ query: { list: 'members' } }) },
  'POST /ops/views': {
    ...own,
    input: () => ({ body: { list: 'members', name: 'Mine', search: '', columns: {}, sharedWith: null } }),
  },
  // Of another operator, whichever brands both work in.
  'DELETE /ops/views/:id': {
    ...own,
    input: () => ({ params: { id: newId() } }),
    receives: 'not_found',
    foreign: 'unowned',
  },
  'POST /ops/session': {
    access: 'anyone',
    input: () => ({ body: { name: `unknown-${newId()}`, password: 'wrong' } }),
    receives: 'operator_login_wrong',
  },
  'POST /ops/password-link': {
    access: 'anyone',
    input: () => ({ body: { token: 'x'.repeat(43), next: 'a boat of eleven lamps' } }),
    receives: 'link_invalid',
  },
  'DELETE /ops/session': { ...own, whileDue: true },
  'GET /ops/me': { ...own, whileDue: true },
  'POST /ops/session/factors': { ...own, whileDue: true, input: () => ({ body: {} }) },
  'POST /ops/session/second-factor': { ...own, whileDue: true, ...wrongFactor },
  'POST /ops/session/step-up': {
    ...own,
    whileDue: ['second_factor_setup', 'password'],
    input: () => ({ body: { password: 'wrong' } }),
    receives: 'operator_login_wrong',
  },
  'PUT /ops/me/password': {
    ...own,
    whileDue: ['second_factor_setup', 'password'],
    input: () => ({ body: { current: OPERATOR_PASSWORD, next: 'password1234' } }),
    receives: 'password_breached',
  },
  'PUT /ops/me/email': {
    ...own,
    stepUp: true,
    input: () => ({ body: { email: `${newId()}@house.test` } }),
  },
  'GET /ops/me/security': { ...own, ...whileSettingUp },
  'POST /ops/me/totp': { ...own, ...whileSettingUp, stepUp: true, input: () => ({ body: {} }) },
  'PUT /ops/me/totp': {
    ...own,
    ...whileSettingUp,
    input: () => ({ body: { code: '000000' } }),
    receives: 'second_factor_wrong',
  },
  'DELETE /ops/me/totp': { ...own, stepUp: true, receives: 'not_found' },
  'POST /ops/me/passkeys/options': { ...own, ...whileSettingUp, stepUp: true, input: () => ({ body: {} }) },
  'POST /ops/me/passkeys': {
    ...own,
    ...whileSettingUp,
    input: () => ({ body: { name: 'Key', response: {} } }),
    receives: 'second_factor_wrong',
  },
  'PUT /ops/me/passkeys/:id': {
    ...own,
    input: () => ({ params: { id: 'another-ones' }, body: { name: 'Mine' } }),
    receives: 'not_found',
    foreign: 'not_found',
  },
  'DELETE /ops/me/passkeys/:id': {
    ...own,
    stepUp: true,
    input: () => ({ params: { id: 'another-ones' } }),
    receives: 'not_found',
    foreign: 'not_found',
  },
  'POST /ops/me/recovery-codes': {
    ...own,
    stepUp: true,
    input: async ({ db, clock, operatorId }) => {
      await addPasskeyTo(db, operatorId, clock.now());
      return { body: {} };
    },
  },
  'DELETE /ops/me/sessions/:id': {
    ...own,
    input: async ({ db, clock, operatorId }) => {
      await openOperatorSession(db, operatorId, clock.now());
      const { id } = await db.kysely
        .selectFrom('operators.session')
        .select('id')
        .where('operator_id', '=', operatorId)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return { params: { id } };
    },
    foreign: 'unowned',
  },
  'DELETE /ops/me/sessions': { ...own },
  'GET /ops/search': { ...own, input: () => ({ query: { q: 'lantern' } }) },
  'GET /ops/operators': { ...read },
  'GET /ops/operators.csv': { ...read },
  'GET /ops/operators/:id': { ...read, ...ofOperator() },
  'POST /ops/operators': {
    ...change,
    stepUp: true,
    input: () => ({
      body: {
        name: `n${newId()}`.slice(0, 30),
        displayName: 'New',
        email: `n${newId()}@house.test`,
        roles: [{ role: 'content', brand: 'RIVER' }],
        reason,
      },
    }),
    foreign: 'beyond_own_rights',
  },
  'PUT /ops/operators/:id': { ...change, ...ofOperator({ displayName: 'Another', version: 1 }) },
  'PUT /ops/operators/:id/status': {
    ...change,
    ...ofOperator({ status: 'locked', version: 1, reason }),
  },
  'POST /ops/operators/:id/second-factor/reset': { ...change, stepUp: true, ...ofOperator({ reason }) },
  'PUT /ops/operators/:id/email': {
    ...change,
    stepUp: true,
    input: async (fixture) => {
      const { params } = await ofOperator().input(fixture);
      return { params: params ?? {}, body: { email: `${newId()}@house.test`, version: 1, reason } };
    },
    foreign: 'not_found',
  },
  'POST /ops/operators/:id/password': { ...change, stepUp: true, ...ofOperator({ reason }) },
  'POST /ops/operators/:id/roles/give': {
    ...grant,
    stepUp: true,
    ...ofOperator({ role: 'content', brand: 'RIVER', reason }),
  },
  'POST /ops/operators/:id/roles/take': {
    ...grant,
    stepUp: true,
    ...ofOperator({ role: 'content', brand: 'RIVER', reason }),
  },
  'GET /ops/roles': { ...read },
  'POST /ops/roles': {
    ...grant,
    house: true,
    stepUp: true,
    input: () => ({ body: { code: newRoleCode(), lines: ['*.read'], reason } }),
  },
  'PUT /ops/roles/:code': {
    ...grant,
    house: true,
    stepUp: true,
    input: async ({ db }) => ({
      params: { code: await addRole(db) },
      body: { lines: ['*.read'], version: 1, reason },
    }),
    foreign: 'unowned',
  },
  'DELETE /ops/roles/:code': {
    ...grant,
    house: true,
    stepUp: true,
    input: async ({ db }) => ({ params: { code: await addRole(db) } }),
    foreign: 'unowned',
  },
  'GET /ops/settings': { access: 'operators.settings', house: true },
  'PUT /ops/settings': {
    access: 'operators.settings',
    house: true,
    stepUp: true,
    input: async ({ db }) => {
      const { version, ...settings } = await readConsoleSettings(db.kysely);
      return { body: { settings, version, reason } };
    },
  },
  'GET /ops/proposals': { ...own },
  'GET /ops/proposals.csv': { ...own },
  'GET /ops/proposals/:id': {
    ...own,
    ...ofProposal(),
    receives: (may) => (may('operators.approve') || may('operators.read') ? 'ok' : 'not_found'),
  },
  // Who approves needs the permission of the kind as well.
  'POST /ops/proposals/:id/approve': {
    ...approve,
    stepUp: true,
    ...ofProposal({}),
    receives: (may) => (may('operators.grant') ? 'ok' : 'forbidden'),
  },
  'POST /ops/proposals/:id/refuse': {
    ...approve,
    ...ofProposal({ reason }),
    receives: (may) => (may('operators.grant') ? 'ok' : 'forbidden'),
  },
  'POST /ops/proposals/:id/withdraw': { ...own, ...ofProposal({}), receives: 'not_found' },
  'GET /ops/actions': { ...read },
  'GET /ops/actions.csv': { ...read },
  'GET /ops/actions/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: await addAction(fixture) } }),
    foreign: 'not_found',
  },
};

/** Sent about an operator who has a role in the river brand. */
function ofOperator(body?: Record<string, unknown>) {
  return {
    input: async ({ db, clock, river }: OpsFixture): Promise<OpsInput> => {
      const { id } = await createOperator(db, {
        role: 'content',
        scope: { merchantId: river.id },
        now: clock.now(),
      });
      return { params: { id }, ...(body ? { body } : {}) };
    },
    foreign: 'not_found',
  } as const;
}

/** Sent about a role in the river brand that another operator has proposed. */
function ofProposal(body?: Record<string, unknown>) {
  return {
    input: async ({ db, clock, river }: OpsFixture): Promise<OpsInput> => {
      const scope = { merchantId: river.id };
      const now = clock.now();
      const proposer = await createOperator(db, { scope, now });
      const person = await createOperator(db, { role: 'content', scope, now });
      const id = newId();
      await db.kysely
        .insertInto('operators.proposal')
        .values({
          id,
          kind: 'operators.grant-role',
          merchant_id: river.id,
          subject_kind: 'operator',
          subject_id: person.id,
          payload: { operatorId: person.id, role: 'support', merchantId: river.id, give: true },
          reason,
          proposed_by: proposer.id,
          proposed_at: now,
          expires_at: new Date(now.getTime() + 3_600_000),
        })
        .execute();
      return { params: { id }, ...(body ? { body } : {}) };
    },
    foreign: 'not_found',
  } as const;
}

/** Letters alone. */
function newRoleCode(): string {
  return `role-${newId()
    .replace(/[^0-9a-f]/g, '')
    .slice(-20)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
}

async function addRole(db: OpsFixture['db']): Promise<string> {
  const code = newRoleCode();
  await db.kysely
    .insertInto('operators.role')
    .values({ code, permissions: ['operators.read'] })
    .execute();
  return code;
}

async function addAction({ db, clock, river }: OpsFixture): Promise<string> {
  const subject = { kind: 'lamp', id: newId() };
  await recordOwnAction(db.kysely, { action: 'lamps.light', brandId: river.id, subject }, clock.now());
  const { id } = await db.kysely
    .selectFrom('operators.action')
    .select('id')
    .where('subject_id', '=', subject.id)
    .executeTakeFirstOrThrow();
  return id;
}
