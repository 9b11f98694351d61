import {
  listApplications,
  type ApplicationRow as ShownRow,
} from '@lanna/contract/rewards/promotions/desk-ops';
import { formatMoney } from '@lanna/rules/money';
import { OPEN_STATES } from '@lanna/rules/rewards/promotions/activity';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { membersNamed } from '../../../people/members/members-named.ts';
import { stateOf } from '../applying/application.ts';

/** Those that no operator has decided about. */
export const WAITING_STATES = ['applying', 'processing'] as const;
const GROUPS = { waiting: WAITING_STATES, undecided: OPEN_STATES } as const;

/** Applications and claims of the brands' members, for the desk. */
export const deskApplications = opsList(listApplications, ({ db }: ListScope) => deskRows(db), {
  brand: 'a.merchant_id',
  where: {
    state: (state, { eb }) =>
      eb('a.state', 'in', state === 'waiting' || state === 'undecided' ? GROUPS[state] : [state]),
    kind: 'a.kind',
    promotion: 'a.promotion_id',
    member: 'a.member_id',
  },
  search: {
    ids: ['a.id', 'a.member_id', 'a.promotion_id'],
    text: (typed, { eb, db, brandIds }) => eb('a.member_id', 'in', membersNamed(db, brandIds, typed)),
  },
  days: 'a.created_at',
  sorts: {
    at: { by: 'a.created_at', type: 'timestamptz' },
    changed: { by: 'a.changed_at', type: 'timestamptz' },
  },
  id: 'a.id',
  row: (record, { brands }) => showDeskRow(record, brands),
  file: {
    name: 'promotion-applications',
    columns: {
      id: 'id',
      at: 'createdAt',
      brand: 'brand',
      kind: 'kind',
      state: 'state',
      promotion: ({ promotion: { title } }) => title.EN ?? title.TH ?? null,
      member: ({ member }) => member.name,
      remark: (_, { remark }) => remark,
      reward: (_, { reward }) => reward,
      currency: 'currency',
      words: (_, { words }) => words,
      handled_by: 'handledBy',
      changed: 'changedAt',
    },
  },
});

function deskRows(db: Queryable) {
  return db
    .selectFrom('promotions.application as a')
    .innerJoin('promotions.promotion as p', 'p.id', 'a.promotion_id')
    .innerJoin('members.account as m', 'm.id', 'a.member_id')
    .selectAll('a')
    .select(['p.title', 'm.username']);
}

export function showDeskRow(
  row: Awaited<ReturnType<ReturnType<typeof deskRows>['executeTakeFirstOrThrow']>>,
  brands: readonly Brand[],
): ShownRow {
  return {
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    kind: row.kind as ShownRow['kind'],
    state: stateOf(row),
    promotion: { id: row.promotion_id, title: row.title },
    member: { id: row.member_id, name: row.username ?? '' },
    pictures: row.pictures.length,
    reward: row.reward === null ? null : formatMoney(row.reward),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    handledBy: row.handled_by,
    version: row.version,
  };
}
