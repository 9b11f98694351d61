import { newId } from '../../platform/ids.ts';
import type { OpsAccessRows } from '../../platform/ops/test-ops-access.ts';
import { addPasskeyTo, OPERATOR_PASSWORD, openOperatorSession } from './operator.factory.ts';

const own = { access: 'operator' } as const;
const whileSettingUp = { whileDue: ['second_factor_setup'] } as const;
const wrongFactor = { input: () => ({ body: { factor: '000000' } }), hears: 'second_factor_wrong' } as const;

export const opsAccessRows: OpsAccessRows = {
  'POST /ops/session': {
    access: 'anyone',
    input: () => ({ body: { name: `nobody-${newId()}`, password: 'wrong' } }),
    hears: 'operator_login_wrong',
  },
  'DELETE /ops/session': { ...own, whileDue: true },
  'GET /ops/me': { ...own, whileDue: true },
  'POST /ops/session/factors': { ...own, whileDue: true, input: () => ({ body: {} }) },
  'POST /ops/session/second-factor': { ...own, whileDue: true, ...wrongFactor },
  'POST /ops/session/step-up': {
    ...own,
    whileDue: ['second_factor_setup', 'password'],
    input: () => ({ body: { password: 'wrong' } }),
    hears: 'operator_login_wrong',
  },
  'PUT /ops/me/password': {
    ...own,
    whileDue: ['second_factor_setup', 'password'],
    input: () => ({ body: { current: OPERATOR_PASSWORD, next: 'password1234' } }),
    hears: 'password_breached',
  },
  'GET /ops/me/security': { ...own, ...whileSettingUp },
  'POST /ops/me/totp': { ...own, ...whileSettingUp, stepUp: true, input: () => ({ body: {} }) },
  'PUT /ops/me/totp': {
    ...own,
    ...whileSettingUp,
    input: () => ({ body: { code: '000000' } }),
    hears: 'second_factor_wrong',
  },
  'DELETE /ops/me/totp': { ...own, stepUp: true, hears: 'not_found' },
  'POST /ops/me/passkeys/options': { ...own, ...whileSettingUp, stepUp: true, input: () => ({ body: {} }) },
  'POST /ops/me/passkeys': {
    ...own,
    ...whileSettingUp,
    input: () => ({ body: { name: 'Key', response: {} } }),
    hears: 'second_factor_wrong',
  },
  'PUT /ops/me/passkeys/:id': {
    ...own,
    input: () => ({ params: { id: 'somebody-elses' }, body: { name: 'Mine' } }),
    hears: 'not_found',
    foreign: 'not_found',
  },
  'DELETE /ops/me/passkeys/:id': {
    ...own,
    stepUp: true,
    input: () => ({ params: { id: 'somebody-elses' } }),
    hears: 'not_found',
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
    foreign: 'nobody’s',
  },
  'DELETE /ops/me/sessions': { ...own },
  'GET /ops/search': { ...own, input: () => ({ query: { q: 'lantern' } }) },
};
