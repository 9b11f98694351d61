import { type GivenRow, listGiven, listSpins, type SpinRow } from '@lanna/contract/rewards/missions/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';

const startsWith = (typed: string) =>
  sql<boolean>`m.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`;

/** Who reached what, and whether it was claimed, the latest first. */
export const opsGiven = opsList(
  listGiven,
  ({ db }: ListScope) =>
    db
      .selectFrom('missions.progress as p')
      .innerJoin('missions.mission as i', 'i.id', 'p.mission_id')
      .innerJoin('members.account as m', 'm.id', 'p.member_id')
      .selectAll('p')
      .select(['m.username', 'i.terms', sql<string>`p.period::text`.as('period_day')])
      .where('p.done_at', 'is not', null)
      .where('p.state', 'in', ['done', 'claimed', 'lapsed'])
      .$narrowType<{ username: string; done_at: Date }>(),
  {
    brand: 'p.merchant_id',
    where: { state: 'p.state', member: 'p.member_id', mission: 'p.mission_id' },
    search: startsWith,
    sorts: { doneAt: { by: 'p.done_at', type: 'timestamptz' } },
    id: 'p.id',
    row: (record, { brands }): GivenRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id), mission: record.mission_id },
      member: { id: record.member_id, name: record.username },
      name: (record.terms as unknown as { name: GivenRow['name'] }).name,
      ...{ step: record.step, period: record.period_day, state: record.state as GivenRow['state'] },
      kind: (record.reward as unknown as GivenRow['reward']).kind,
      reward: record.reward as unknown as GivenRow['reward'],
      doneAt: record.done_at.toISOString(),
      claimedAt: record.claimed_at?.toISOString() ?? null,
    }),
    file: {
      name: 'mission-rewards',
      columns: {
        ...{ id: 'id', brand: 'brand', doneAt: 'doneAt', mission: 'mission', step: 'step', kind: 'kind' },
        member: ({ member }) => member.name,
        ...{ state: 'state' },
        amount: ({ reward }) =>
          'count' in reward ? String(reward.count) : 'amount' in reward ? reward.amount : null,
      },
    },
  },
);

/** Each spin with what it gave, the latest first. */
export const opsSpins = opsList(
  listSpins,
  ({ db }: ListScope) =>
    db
      .selectFrom('missions.spin as s')
      .innerJoin('members.account as m', 'm.id', 's.member_id')
      .selectAll('s')
      .select('m.username')
      .$narrowType<{ username: string }>(),
  {
    brand: 's.merchant_id',
    where: { member: 's.member_id' },
    search: startsWith,
    sorts: { at: { by: 's.at', type: 'timestamptz' } },
    id: 's.id',
    row: (record, { brands }): SpinRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id) },
      member: { id: record.member_id, name: record.username },
      ...{ nonce: record.nonce, version: record.wheel_version, place: record.place },
      prize: record.prize as unknown as SpinRow['prize'],
      ...{ cost: formatMoney(record.cost), at: record.at.toISOString() },
    }),
    file: {
      name: 'wheel-spins',
      columns: {
        ...{ id: 'id', brand: 'brand', at: 'at', version: 'version', nonce: 'nonce' },
        member: ({ member }) => member.name,
        prize: ({ prize }) => prize.kind,
        cost: 'cost',
      },
    },
  },
);
