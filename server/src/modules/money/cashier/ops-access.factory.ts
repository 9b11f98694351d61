import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { waitingDeposit } from './deposit.factory.ts';

async function deposited({ db, river, clock }: OpsFixture, status: 'waiting' | 'review' = 'waiting') {
  const { memberId } = await createMember(db, river);
  return waitingDeposit(db, { merchantId: river.id, memberId, now: clock.now(), status });
}

const read = { access: 'cashier.read' } as const;
const decide = { access: 'cashier.decide' } as const;

function decided(body: object, options: Partial<OpsRow> = {}): OpsRow {
  return {
    ...decide,
    foreign: 'not_found',
    input: async (fixture) => ({ params: { id: await deposited(fixture) }, body: { version: 1, ...body } }),
    ...options,
  };
}

const statement = ({ river }: OpsFixture) => ({
  body: { brand: river.code, channel: 'BANK', csv: 'date,amount\n2026-11-20,100' },
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/deposits': read,
  'GET /ops/deposits.csv': read,
  'GET /ops/deposits/:id': {
    ...read,
    foreign: 'not_found',
    input: async (fixture) => ({ params: { id: await deposited(fixture) } }),
  },
  'POST /ops/deposits/:id/slips/:slip': {
    ...decide,
    foreign: 'not_found',
    receives: 'not_found',
    input: async (fixture) => {
      const id = await deposited(fixture);
      return { params: { id, slip: id }, body: {} };
    },
  },
  'POST /ops/deposits/:id/confirmation': decided(
    { bankReference: 'BANK-1', amount: '100.00', words: '' },
    {
      stepUp: true,
      input: async (fixture) => {
        const id = await deposited(fixture);
        return {
          params: { id },
          body: { version: 1, bankReference: `BANK-${id}`, amount: '100.00', words: '' },
        };
      },
    },
  ),
  'POST /ops/deposits/:id/credit': decided(
    { words: '' },
    { stepUp: true, receives: 'deposit_move_impossible' },
  ),
  'POST /ops/deposits/:id/assignment': decided(
    { paymentId: '01937d5e-0000-7000-8000-000000000001' },
    { stepUp: true, receives: 'not_found' },
  ),
  'POST /ops/deposits/:id/refusal': decided({ words: 'Nothing has come in' }),
  'POST /ops/deposit-statements/preview': {
    ...decide,
    receives: 'not_found',
    foreign: 'not_found',
    input: statement,
  },
  'POST /ops/deposit-statements': {
    ...decide,
    stepUp: true,
    receives: 'not_found',
    foreign: 'not_found',
    input: statement,
  },
};
