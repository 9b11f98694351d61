import type { OpsAccessRows, OpsFixture, OpsRow } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { fundWallet } from './ledger.factory.ts';
import { openWallet } from './open-wallet.ts';
import { askForVerification } from './verification/ask-for-verification.ts';

/** A member with a wallet at the stage's brand: this topic knows members by no more. */
const ofMember: OpsRow = {
  access: 'ledger.statements',
  input: async ({ db, river }) => {
    const id = newId();
    const { id: merchantId, currency } = river;
    await db.transaction((tx) => openWallet(tx, { merchantId, currency, memberId: id }));
    return { params: { id } };
  },
  foreign: 'not_found',
};

const read = { access: 'ledger.read' } as const;
const ofChain = { ...read, house: true } as const;
const verify = { access: 'ledger.verify', house: true } as const;
const operator = { id: newId(), name: 'person' };

/** One that waits; what another caller has left is out of its way. */
async function waiting({ db, clock }: OpsFixture) {
  await noneAtWork({ db });
  const now = clock.now();
  return db.transaction((tx) => askForVerification(tx, { steps: ['chain'], operator, now }));
}

async function noneAtWork({ db }: Pick<OpsFixture, 'db'>) {
  await db.kysely
    .updateTable('ledger.verification')
    .set({ state: 'cancelled', ended_at: new Date() })
    .where('ended_at', 'is', null)
    .execute();
}

/** A wallet of the stage's brand with one deposit on it. */
async function deposited({ db, river }: OpsFixture) {
  const books = { merchantId: river.id, currency: river.currency, memberId: newId() };
  const reference = crypto.randomUUID();
  const account = await db.transaction(async (tx) => {
    const opened = await openWallet(tx, books);
    await fundWallet(tx, { ...books, amount: 100_000n, reference });
    return opened;
  });
  const { id } = await db.kysely
    .selectFrom('ledger.transfer')
    .select('id')
    .where('group_id', '=', reference)
    .executeTakeFirstOrThrow();
  return { account: String(account), transfer: String(id) };
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/ledger/accounts': read,
  'GET /ops/ledger/accounts.csv': read,
  'GET /ops/ledger/accounts/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: (await deposited(fixture)).account } }),
    foreign: 'not_found',
  },
  'GET /ops/ledger/kinds': read,
  'GET /ops/ledger/transfers': read,
  'GET /ops/ledger/transfers.csv': read,
  'GET /ops/ledger/transfers/:id': {
    ...read,
    input: async (fixture) => ({ params: { id: (await deposited(fixture)).transfer } }),
    foreign: 'not_found',
  },
  'GET /ops/ledger/blocks': ofChain,
  'GET /ops/ledger/blocks/:number': {
    ...ofChain,
    input: async () => ({ params: { number: '999999999' } }),
    receives: 'not_found',
    foreign: 'forbidden',
  },
  'GET /ops/ledger/verifications': ofChain,
  'GET /ops/ledger/verifications/:id': {
    ...ofChain,
    input: async (fixture) => ({ params: { id: await waiting(fixture) } }),
    foreign: 'forbidden',
  },
  'POST /ops/ledger/verifications': {
    ...verify,
    input: async (fixture) => {
      await noneAtWork(fixture);
      return { body: {} };
    },
  },
  'POST /ops/ledger/verifications/:id/cancellation': {
    ...verify,
    input: async (fixture) => ({ params: { id: await waiting(fixture) }, body: {} }),
    foreign: 'forbidden',
  },
  'GET /ops/members/:id/accounts': ofMember,
  'GET /ops/members/:id/statement': ofMember,
  'GET /ops/members/:id/statement.csv': ofMember,
};
