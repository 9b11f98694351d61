import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { holdMoney } from '../../books/ledger/hold-money.ts';
import { createWinner, freezeBody } from './freeze.factory.ts';

const read = { access: 'freezes.read' } as const;
const freeze = { access: 'freezes.freeze' } as const;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/freezes': read,
  'GET /ops/freezes.csv': read,
  'POST /ops/freezes': {
    ...freeze,
    input: async ({ db, river, clock }) => ({
      body: freezeBody(river, await createWinner(db, river, { now: clock.now() })),
    }),
    foreign: 'brand_out_of_scope',
  },
  'POST /ops/freezes/:id/release': {
    ...freeze,
    input: async (fixture) => ({
      params: { id: await begun(fixture) },
      body: { version: 1, reason: 'the hands are in order' },
    }),
    foreign: 'not_found',
  },
};

async function begun({ db, river, clock }: OpsFixture): Promise<string> {
  const { memberId } = await createWinner(db, river, { now: clock.now() });
  const id = newId();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const books = { merchantId: river.id, currency: river.currency };
    await holdMoney(tx, {
      ...books,
      reference: id,
      account: { kind: 'wallet', memberId },
      amount: 100_000n,
      now,
    });
    await tx
      .insertInto('freezes.freeze')
      .values({
        ...{ id, merchant_id: river.id, member_id: memberId, currency: river.currency, state: 'begun' },
        ...{ vendor_code: 'WONG', case_number: 'c-1', asked: 100_000n, held: 100_000n, reason: 'a case' },
        ...{
          begun_by: newId(),
          begun_by_name: 'op',
          begun_at: now,
          until: new Date(now.getTime() + 86_400_000),
        },
      })
      .execute();
  });
  return id;
}
