import { listBills } from '@lanna/contract/commission/bills/ops';
import { sql } from 'kysely';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { CASES, opsBillRows, showOpsBillRow } from './ops-bill-rows.ts';

/** Bills of the brands' agents, for operators. */
export const opsBills = opsList(listBills, ({ db }: ListScope) => opsBillRows(db), {
  brand: 'b.merchant_id',
  where: {
    state: (state, { eb }) => (state === 'case' ? CASES : eb('b.state', '=', state)),
    kind: 'b.kind',
    payer: 'b.payer',
    member: 'b.member_id',
  },
  search: {
    ids: ['b.id'],
    text: (typed, { eb }) => eb('m.username_key', 'like', likePrefix(typed.toLowerCase())),
  },
  days: ({ from = null, to = null }) =>
    sql<boolean>`b.to_day >= coalesce(${from}::date, '-infinity') and b.from_day <= coalesce(${to}::date, 'infinity')`,
  sorts: { at: { by: 'b.issued_at', type: 'timestamptz' }, amount: { by: 'b.payable', type: 'bigint' } },
  id: 'b.id',
  row: (record, { brands }) => showOpsBillRow(record, brands),
  file: {
    name: 'bills',
    columns: {
      id: 'id',
      issued: 'issuedAt',
      brand: 'brand',
      kind: 'kind',
      from: 'from',
      to: 'to',
      hour: 'hour',
      agent: ({ agent }) => agent.name,
      upline: ({ upline }) => upline?.name ?? '',
      payer: 'payer',
      state: 'state',
      payable: 'payable',
      collected: 'collected',
      missing: 'missing',
      currency: 'currency',
    },
  },
});
