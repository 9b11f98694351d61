import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { EXISTING_NUMBER, existingPayout, existingWithdrawal, uploadedPicture } from './existing.factory.ts';

const read = { access: 'withdrawals.read', secrets: () => ['Jaidee'] } as const;
const decide = {
  access: 'withdrawals.decide',
  foreign: 'not_found',
  secrets: () => ['Jaidee', EXISTING_NUMBER],
} as const;
const settings = { access: 'withdrawals.settings', stepUp: true, foreign: 'not_found' } as const;

async function owner({ db, river, clock }: OpsFixture) {
  return { ...(await createMember(db, river)), now: clock.now() };
}

/** In the hands of who makes the call. */
async function inHand(fixture: OpsFixture) {
  const handledBy = { id: fixture.operatorId || newId(), name: 'Dao' };
  return existingWithdrawal(fixture.db, await owner(fixture), {
    state: 'reviewing',
    handledBy,
    secrets: fixture.secrets,
  });
}

const decided = (body: object, row: Partial<OpsRow> = {}): OpsRow => ({
  ...decide,
  ...row,
  input: async (fixture) => ({ params: { id: (await inHand(fixture)).id }, body: { version: 1, ...body } }),
});

const ofPayout = (
  state: 'ready' | 'sent' | 'paid',
  body: object,
  row: Partial<OpsRow> = {},
  receipt: 'awaited' | 'not_received' = 'awaited',
): OpsRow => ({
  ...decide,
  ...row,
  input: async (fixture) => ({
    params: { id: (await existingPayout(fixture.db, await owner(fixture), state, receipt)).id },
    body: { version: 1, ...body },
  }),
});

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/withdrawals': read,
  'GET /ops/withdrawals.csv': read,
  'GET /ops/withdrawals/:id': {
    ...read,
    foreign: 'not_found',
    input: async (fixture) => ({ params: { id: (await inHand(fixture)).id } }),
  },
  'POST /ops/withdrawals/:id/take': {
    ...decide,
    input: async (fixture) => ({
      params: { id: (await existingWithdrawal(fixture.db, await owner(fixture))).id },
      body: { version: 1 },
    }),
  },
  'POST /ops/withdrawals/:id/put-back': decided({}),
  'POST /ops/withdrawals/:id/approval': decided(
    { words: '', payouts: [{ amount: '1000.00', channelCode: 'SANDBOX' }] },
    { stepUp: true },
  ),
  'POST /ops/withdrawals/:id/rejection': decided({ words: 'The name differs' }),
  'POST /ops/withdrawals/:id/ask': decided({ asks: [{ kind: 'text', words: 'Where do you live?' }] }),
  'POST /ops/withdrawals/:id/bank-account': decided({}),
  'POST /ops/withdrawals/:id/pictures/:picture': {
    ...decide,
    input: async (fixture) => {
      const of = await owner(fixture);
      const { id } = await existingWithdrawal(fixture.db, of);
      const picture = await uploadedPicture(fixture.db, of, id);
      return { params: { id, picture }, body: {} };
    },
  },
  'GET /ops/payouts': read,
  'GET /ops/payouts.csv': read,
  // The brand of the test has no channel by hand.
  'POST /ops/payouts/:id/sending': ofPayout('ready', {}, { receives: 'payout_move_impossible' }),
  'POST /ops/payouts/:id/settlement': ofPayout(
    'ready',
    { bankReference: 'KB123456' },
    { stepUp: true, receives: 'payout_move_impossible' },
  ),
  'POST /ops/payouts/:id/failure': ofPayout(
    'ready',
    { words: 'The account is closed' },
    { stepUp: true, receives: 'payout_move_impossible' },
  ),
  'POST /ops/payouts/:id/dispute': ofPayout(
    'paid',
    { words: 'The bank shows that it arrived' },
    {},
    'not_received',
  ),
  'GET /ops/withdrawal-settings': { access: 'withdrawals.read' },
  'PUT /ops/withdrawal-settings/:code': {
    ...settings,
    input: async ({ db, river }) => {
      const { rows } = await db.pool.query('select version from withdrawals.setting where merchant_id = $1', [
        river.id,
      ]);
      return {
        params: { code: river.code },
        body: {
          automaticLimit: '5000.00',
          coolingHours: 24,
          promisedMinutes: 30,
          receiptMinutes: 60,
          bankAccountsMax: 5,
          smallBalance: '10.00',
          limits: [{ rankLevelMin: 0, min: '100.00', max: '50000.00', dayAmount: '200000.00', dayCount: 5 }],
          version: rows[0]?.version ?? 0,
          reason: 'for the season',
        },
      };
    },
  },
  'PUT /ops/withdrawal-settings/:code/rules/:kind': {
    ...settings,
    input: async ({ db, river }) => {
      const { rows } = await db.pool.query(
        "select coalesce(max(version), 0) as version from withdrawals.risk_rule where merchant_id = $1 and kind = 'velocity'",
        [river.id],
      );
      return {
        params: { code: river.code, kind: 'velocity' },
        body: {
          enabled: true,
          thresholds: { count: 5, hours: 24 },
          version: Number(rows[0].version),
          reason: 'for the season',
        },
      };
    },
  },
  'GET /ops/withdrawal-settings/:code/rules/:kind/versions': {
    access: 'withdrawals.read',
    foreign: 'not_found',
    input: ({ river }) => ({ params: { code: river.code, kind: 'velocity' } }),
  },
  'GET /ops/members/:id/bank-accounts': {
    ...read,
    foreign: 'not_found',
    input: async (fixture) => ({ params: { id: (await owner(fixture)).memberId } }),
  },
  'POST /ops/members/:id/payee-name': {
    ...decide,
    stepUp: true,
    input: async (fixture) => ({
      params: { id: (await owner(fixture)).memberId },
      body: { payeeName: 'Somchai Jaidee', reason: 'as the bank book says' },
    }),
  },
};
