import { type GrantedFreeBets, listFreeBets } from '@lanna/contract/money/vendor-wallet/free-bets-ops';
import { formatMoney } from '@lanna/rules/money';
import { type Selectable, sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Tables } from '../../../../platform/tables.ts';

interface Scope extends ListScope {
  now: Date;
}

const stateAt = (now: Date) => sql<GrantedFreeBets['state']>`case
  when r.cancelled_at is not null then 'cancelled' when r.used = r.bet_count then 'used' when r.ends_at <= ${now} then 'ended'
  when r.refusal is not null then 'refused' else 'active' end`;

export const grantedFreeBetsList = opsList(
  listFreeBets,
  ({ db, now }: At<Scope>) => rewardRows(db).select(stateAt(now).as('state')),
  {
    brand: 'r.merchant_id',
    where: {
      state: (state, { now }) => sql<boolean>`${stateAt(now)} = ${state}`,
      vendor: 'v.code',
      member: 'r.member_id',
    },
    search: {
      ids: ['r.id', 'r.member_id'],
      text: (typed, { eb }) => eb('m.username', '=', typed.toLowerCase()),
    },
    sorts: { at: { by: 'r.granted_at', type: 'timestamptz' } },
    id: 'r.id',
    row: show,
    file: {
      name: 'free-bets',
      columns: {
        id: 'id',
        brand: 'brand',
        member: ({ member }) => member.name,
        vendor: 'vendor',
        game: 'game',
        count: 'count',
        used: 'used',
        value: 'value',
        currency: 'currency',
        state: 'state',
        granted_at: 'grantedAt',
        ends_at: 'endsAt',
        granted_by: 'grantedBy',
        reason: 'reason',
        cancelled_by: ({ cancelled }) => cancelled?.by ?? null,
        cancel_reason: ({ cancelled }) => cancelled?.reason ?? null,
      },
    },
  },
);

function rewardRows(db: Queryable) {
  return db
    .selectFrom('vendor_wallet.reward as r')
    .innerJoin('brands.brand as b', 'b.id', 'r.merchant_id')
    .innerJoin('catalogue.vendor_record as v', 'v.id', 'r.vendor_id')
    .innerJoin('members.account as m', 'm.id', 'r.member_id')
    .selectAll('r')
    .select(['b.code as brand', 'v.code as vendor', 'm.username'])
    .$narrowType<{ brand: string; vendor: string; username: string }>();
}

type Row = Selectable<Tables['vendor_wallet.reward']> & {
  brand: string;
  vendor: string;
  username: string;
  state: GrantedFreeBets['state'];
};

function show(row: Row): GrantedFreeBets {
  return {
    id: row.id,
    brand: row.brand,
    member: { id: row.member_id, name: row.username },
    vendor: row.vendor,
    game: row.game,
    count: row.bet_count,
    used: row.used,
    value: formatMoney(row.bet_value),
    currency: row.currency,
    state: row.state,
    grantedAt: row.granted_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    grantedBy: row.granted_by_name,
    reason: row.reason,
    isConfirmed: (row.cancelled_at ? row.cancelled_at_vendor : row.created_at_vendor) !== null,
    cancelled: row.cancelled_at && {
      at: row.cancelled_at.toISOString(),
      by: row.cancelled_by_name ?? '',
      reason: row.cancel_reason ?? '',
    },
  };
}
