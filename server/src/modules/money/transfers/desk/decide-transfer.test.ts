import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { checkTransferInvariants } from '../check-transfer-invariants.ts';
import { transferFixture } from '../transfer.factory.ts';
import { askByHand } from './ask-by-hand.ts';
import { decideTransfer, transferProposal } from './decide-transfer.ts';

const { db } = await testDatabase();
const { brand, river, deps, player } = await transferFixture(db);
const recorded: string[] = [];
const PROPOSAL = '01a20000-0000-7000-8000-000000000001';

function call(second: boolean, brandIds: string[] = [brand.id]) {
  return {
    operator: { id: PROPOSAL, name: 'Narong', sessionId: PROPOSAL },
    brandIds,
    record: async (_: unknown, { action }: { action: string }) => void recorded.push(action),
    mustBeProposed: async () => second,
    propose: async () => PROPOSAL,
  };
}
const decide = (id: string, decision: 'done' | 'never', version = 1, by = call(false)) =>
  decideTransfer(db, by, id, { decision, version, reason: 'the vendor has written so' }, deps.clock.now());

/** A transfer to the vendor that it leaves open: of 50.00, 20.00 are on their way. */
async function leftOpen() {
  const one = await player('50.00');
  await river.behave({ path: 'in', act: 'lost' }, { path: 'status', act: 'broken' });
  const { transfer } = await one.move('in', '20.00');
  expect(transfer.state).toBe('sending');
  return { one, id: transfer.id };
}

test('an operator ends what a vendor leaves open, either way, once', async () => {
  for (const [decision, main] of [
    ['done', '30.00'],
    ['never', '50.00'],
  ] as const) {
    const { one, id } = await leftOpen();
    expect(await decide(id, decision)).toEqual({ outcome: 'decided', proposalId: null });
    expect([await one.main(), await one.held()]).toEqual([main, '0.00']);
    await expect(decide(id, 'done', 2)).rejects.toMatchObject({ code: 'transfer_decided' });
  }
  expect(recorded).toContain('transfers.decide');
});

test('with a second operator nothing moves until the proposal is approved, and an outdated one moves nothing', async () => {
  const { one, id } = await leftOpen();
  expect(await decide(id, 'never', 1, call(true))).toEqual({ outcome: 'proposed', proposalId: PROPOSAL });
  expect(await one.held()).toBe('20.00');
  const approve = () =>
    db.transaction((tx) =>
      transferProposal.carryOut(
        tx,
        { id, decision: 'never' },
        {
          proposalId: PROPOSAL,
          brandId: brand.id,
          reason: 'the vendor has written so',
          proposer: 'Narong',
          approver: { id: PROPOSAL, name: 'Malee', sessionId: PROPOSAL },
          now: deps.clock.now(),
        },
      ),
    );
  expect(await approve()).toMatchObject({ after: { state: 'refused', proposer: 'Narong' } });
  expect([await one.main(), await one.held()]).toEqual(['50.00', '0.00']);
  await expect(approve()).rejects.toMatchObject({ code: 'proposal_outdated' });
});

test('no transfer is decided before the vendor was asked, on old figures, or by an operator of another brand', async () => {
  const { id } = await leftOpen();
  await expect(decide(id, 'never', 7)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await expect(decide(id, 'never', 1, call(false, []))).rejects.toMatchObject({ code: 'not_found' });
  await db.kysely.updateTable('transfers.transfer').set({ asks: 0 }).where('id', '=', id).execute();
  await expect(decide(id, 'never')).rejects.toMatchObject({ code: 'transfer_not_asked' });
});

test('asked by hand, a transfer ends by what the vendor says', async () => {
  const { one, id } = await leftOpen();
  expect(await askByHand(deps, call(false), id)).toEqual({ state: 'refused', answer: 'closed' });
  expect(await one.main()).toBe('50.00');
  await expect(askByHand(deps, call(false), id)).rejects.toMatchObject({ code: 'transfer_decided' });
});

test('the invariants hold at the end of this file', async () => {
  expect(await checkTransferInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
