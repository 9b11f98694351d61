import { equalShares } from '@lanna/rules/envelope-split';
import type { OpsAccessRows, OpsFixture } from '../../../platform/ops/test-ops-access.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { postGroup } from '../../books/ledger/post-group.ts';
import { createMember } from '../../people/members/member.factory.ts';

const read = { access: 'envelopes.read' } as const;
const AMOUNT = 1_000_000n;

async function openEnvelope({ db, river, clock }: OpsFixture) {
  const { memberId } = await createMember(db, river, { type: 1 });
  const books = { merchantId: river.id, currency: river.currency };
  const id = newId();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await fundWallet(tx, { ...books, memberId, amount: AMOUNT });
    const legs = [
      {
        from: { kind: 'wallet', memberId },
        to: { kind: 'envelope', agentId: memberId, purpose: id },
        amount: AMOUNT,
        code: 'envelope_filled',
      } as const,
    ];
    await postGroup(tx, { ...books, reference: id, legs, now });
    await tx
      .insertInto('envelopes.envelope')
      .values({
        id,
        merchant_id: river.id,
        agent_id: memberId,
        currency: river.currency,
        amount: AMOUNT,
        shares: 2,
        split: 'equal',
        audience: 'direct',
        given_at: now,
        expires_at: new Date(now.getTime() + 3_600_000),
        return_id: newId(),
      })
      .execute();
    const shares = equalShares({ id, amount: AMOUNT, currency: river.currency, shares: 2 });
    await tx
      .insertInto('envelopes.share')
      .values(shares.map((amount, at) => ({ id: newId(), envelope_id: id, place: at + 1, amount })))
      .execute();
  });
  return { params: { id } };
}

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/envelopes': read,
  'GET /ops/envelopes.csv': read,
  'GET /ops/envelopes/:id': { ...read, input: openEnvelope, foreign: 'not_found' },
  'POST /ops/envelopes/:id/stop': {
    access: 'envelopes.stop',
    input: async (fixture) => ({
      ...(await openEnvelope(fixture)),
      body: { reason: 'what the hostile test says' },
    }),
    foreign: 'not_found',
  },
};
