import { type MemberRow, memberRow } from '@lanna/contract/people/members/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { maskEmail, maskMobile } from '../mask.ts';
import type { foundMembers } from './found-members.ts';

/** Found members with what a list shows of them. */
export function withRow(found: ReturnType<typeof foundMembers>) {
  return found.select([
    'm.id',
    'm.merchant_id',
    'm.username',
    'm.nickname',
    'm.type',
    'm.status',
    'm.mobile',
    'm.email',
    'm.agent_id',
    'm.rank_level',
    'm.labels',
    'm.registered_at',
    'm.currency',
    'a.seen_at',
    sql<boolean>`exists (select from members.demo_player d where d.member_id = m.id)`.as('demo_player'),
    sql<string | null>`(select agent.username from members.member agent where agent.id = m.agent_id)`.as(
      'agent_name',
    ),
    sql<bigint | null>`(
      select w.available from ledger.available_balance w
      where w.is_wallet and w.merchant_id = m.merchant_id and w.currency = m.currency and w.owner_id = m.id)`.as(
      'available',
    ),
  ]);
}

export type FoundRow = Awaited<ReturnType<ReturnType<typeof withRow>['executeTakeFirstOrThrow']>>;

/** As a list shows a member: personal data masked. */
export function showRow(row: FoundRow, brands: readonly Brand[]): MemberRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? '',
    username: row.username,
    nickname: row.nickname,
    type: memberRow.shape.type.parse(row.type),
    status: memberRow.shape.status.parse(row.status),
    mobileMasked: row.mobile === null ? null : maskMobile(row.mobile),
    emailMasked: row.email === null ? null : maskEmail(row.email),
    agent: row.agent_id === null ? null : { id: row.agent_id, username: row.agent_name ?? '' },
    rankLevel: row.rank_level,
    labels: row.labels,
    demoPlayer: row.demo_player,
    registeredAt: row.registered_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    balance: formatMoney(row.available ?? 0n),
    currency: row.currency,
  };
}
