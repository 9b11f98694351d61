import { listRedemptions, type RedemptionRow as Shown } from '@lanna/contract/rewards/points/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { giftOf } from '../spending/redemption.ts';

const WAITING = ['processing', 'signed', 'approved'];

export const opsRedemptions = opsList(
  listRedemptions,
  ({ db }: ListScope) =>
    db
      .selectFrom('points.redemption as r')
      .innerJoin('members.account as m', 'm.id', 'r.member_id')
      .selectAll('r')
      .select('m.username')
      .$narrowType<{ username: string }>(),
  {
    brand: 'r.merchant_id',
    where: {
      state: (state, { eb }) => eb('r.state', 'in', state === 'waiting' ? WAITING : [state]),
      member: 'r.member_id',
      good: 'r.good_id',
    },
    search: (typed) => sql<boolean>`m.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`,
    days: 'r.created_at',
    sorts: {
      at: { by: 'r.created_at', type: 'timestamptz' },
      changed: { by: 'r.changed_at', type: 'timestamptz' },
    },
    id: 'r.id',
    row: (row, { brands }): Shown => ({
      id: row.id,
      brand: brandCode(brands, row.merchant_id),
      member: { id: row.member_id, name: row.username },
      good: { id: row.good_id, title: row.title },
      gives: giftOf(row),
      points: formatMoney(row.points),
      worth: formatMoney(row.worth),
      currency: brands.find(({ id }) => id === row.merchant_id)?.currency ?? '',
      state: row.state as Shown['state'],
      hasAddress: row.address_sealed !== null,
      tracking: row.tracking,
      words: row.words,
      proposal: row.proposal_id,
      createdAt: row.created_at.toISOString(),
      changedAt: row.changed_at.toISOString(),
      handledBy: row.handled_by,
      version: row.version,
    }),
    file: {
      name: 'point-redemptions',
      columns: {
        id: 'id',
        brand: 'brand',
        at: 'createdAt',
        member: ({ member }) => member.name,
        good: ({ good }) => good.title.EN ?? good.title.TH ?? null,
        points: (_, { points }) => points,
        state: 'state',
      },
    },
  },
);
