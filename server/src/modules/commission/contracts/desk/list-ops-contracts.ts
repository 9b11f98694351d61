import { type ContractRow, listContracts } from '@lanna/contract/commission/contracts/ops';
import { bestRateOf } from '@lanna/rules/commission/contracts/terms';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { contractOf, contractRows } from '../pages/contract-row.ts';

/** Contracts of the brands' agents, for operators. */
export const opsContracts = opsList(listContracts, ({ db }: ListScope) => opsContractRows(db), {
  brand: 'c.merchant_id',
  where: {
    state: 'c.state',
    kind: 'c.kind',
    payer: 'c.payer',
    member: (id, { eb }) => eb.or([eb('c.member_id', '=', id), eb('c.upline_id', '=', id)]),
  },
  search: {
    ids: ['c.id'],
    text: (typed, { eb }) => {
      const prefix = likePrefix(typed.toLowerCase());
      return eb.or([eb('m.username_key', 'like', prefix), eb('u.username_key', 'like', prefix)]);
    },
  },
  sorts: { at: { by: 'c.proposed_at', type: 'timestamptz' } },
  id: 'c.id',
  row: (record, { brands }) => showContractRow(record, brands),
});

/** Contracts of all brands, with the names of their parties. */
export function opsContractRows(db: Queryable) {
  return contractRows(db)
    .innerJoin('members.account as m', 'm.id', 'c.member_id')
    .leftJoin('members.account as u', 'u.id', 'c.upline_id')
    .select(['m.username as member_name', 'u.username as upline_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof opsContractRows>['executeTakeFirstOrThrow']>>;

export function showContractRow(row: Row, brands: readonly Brand[]): ContractRow {
  const contract = contractOf(row);
  return {
    id: contract.id,
    brand: brandCode(brands, contract.merchantId),
    kind: contract.kind,
    member: { id: contract.memberId, name: row.member_name ?? '' },
    upline: contract.uplineId === null ? null : { id: contract.uplineId, name: row.upline_name ?? '' },
    payer: contract.payer,
    state: contract.state,
    bestRate: bestRateOf(contract.terms),
    proposedAt: contract.proposedAt.toISOString(),
    fromDay: contract.fromDay,
    lastDay: contract.lastDay,
  };
}
