import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';
import { createMember } from '../../people/members/member.factory.ts';

const change = { ...player, needsTerms: false } as const;
const waiting = { kind: 'stake', period: 'month' };

export const limitAccessRows: AccessRows = {
  'GET /wps/protection': player,
  'PUT /wps/protection/limit': {
    ...change,
    input: () => ({ body: { kind: 'loss', period: 'day', amount: '100000.00' } }),
  },
  'PUT /wps/protection/session-limit': { ...change, input: () => ({ body: { minutesPerDay: 600 } }) },
  'PUT /wps/protection/reality-check': { ...change, input: () => ({ body: { minutes: 30 } }) },
  'POST /wps/protection/limit/confirm': {
    ...change,
    input: () => ({ body: waiting }),
    receives: 'limit_raise_unknown',
  },
  'POST /wps/protection/limit/keep': {
    ...change,
    input: () => ({ body: waiting }),
    receives: 'limit_raise_unknown',
  },
  'POST /wps/protection/deposit-limit/decline': { ...change, input: () => ({ body: {} }) },
  'GET /wps/protection/play': player,
  'POST /wps/protection/reality-check/acknowledge': { ...change, input: () => ({ body: {} }) },
};

export const limitOpsAccessRows: OpsAccessRows = {
  'GET /ops/protection': { access: 'protection.read' },
  'GET /ops/protection.csv': { access: 'protection.read' },
  'GET /ops/members/:id/protection': {
    access: 'protection.read',
    input: async ({ db, river }) => ({ params: { id: (await createMember(db, river)).memberId } }),
    foreign: 'not_found',
  },
  'PUT /ops/members/:id/protection/limit': {
    access: 'protection.set',
    input: async ({ db, river }) => ({
      params: { id: (await createMember(db, river)).memberId },
      body: { kind: 'loss', period: 'day', amount: '500.00', reason: 'asked for by telephone' },
    }),
    foreign: 'not_found',
  },
};
