import { listEnvelopes, type EnvelopeRow as Shown } from '@lanna/contract/commission/envelopes/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { showEnvelopeRow } from '../giving/envelope.ts';

/** Envelopes of the brands' agents, for operators. */
export const opsEnvelopes = opsList(listEnvelopes, opsEnvelopeRows, {
  brand: 'e.merchant_id',
  where: { state: 'e.state', agent: 'e.agent_id' },
  search: {
    ids: ['e.id'],
    text: (typed, { eb }) => eb('a.username_key', 'like', likePrefix(typed.toLowerCase())),
  },
  days: 'e.given_at',
  sorts: { at: { by: 'e.given_at', type: 'timestamptz' }, amount: { by: 'e.amount', type: 'bigint' } },
  id: 'e.id',
  row: (record, { brands }) => showOpsRow(record, brands),
  file: {
    name: 'envelopes',
    columns: {
      id: 'id',
      given: 'givenAt',
      brand: 'brand',
      agent: ({ agent }) => agent.name,
      state: 'state',
      amount: 'amount',
      shares: 'shares',
      claimed: 'claimed',
      'claimed amount': 'claimedAmount',
      returned: 'returned',
      currency: 'currency',
    },
  },
});

function opsEnvelopeRows({ db }: ListScope) {
  return db
    .selectFrom('envelopes.envelope as e')
    .innerJoin('members.account as a', 'a.id', 'e.agent_id')
    .selectAll('e')
    .select(['a.username', 'a.nickname']);
}

type Row = Awaited<ReturnType<ReturnType<typeof opsEnvelopeRows>['executeTakeFirstOrThrow']>>;

export function showOpsRow(row: Row, brands: readonly Brand[]): Shown {
  return {
    ...showEnvelopeRow(row),
    brand: brandCode(brands, row.merchant_id),
    agent: { id: row.agent_id, name: row.username ?? row.nickname },
  };
}
