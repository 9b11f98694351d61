import { type BonusCaseRow, listBonusCases } from '@lanna/contract/rewards/bonuses/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';

type Other = BonusCaseRow['others'][number];

/** Bonuses that look like abuse, the last found first. */
export const bonusCases = opsList(
  listBonusCases,
  ({ db }: ListScope) =>
    db
      .selectFrom('bonuses.abuse_case as c')
      .innerJoin('bonuses.bonus as b', 'b.id', 'c.bonus_id')
      .innerJoin('members.account as m', 'm.id', 'c.member_id')
      .selectAll('c')
      .select([
        'm.username',
        'b.terms',
        'b.state as bonus_state',
        sql<
          Other[]
        >`coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.username) order by o.username) from members.account o where o.id = any(c.others)), '[]')`.as(
          'other_names',
        ),
      ])
      .$narrowType<{ username: string }>(),
  {
    brand: 'c.merchant_id',
    where: { state: 'c.state' },
    search: (typed, { eb }) => eb('m.username_key', '=', typed.toLowerCase()),
    sorts: { at: { by: 'c.found_at', type: 'timestamptz' } },
    id: 'c.bonus_id',
    row: (record, { brands }): BonusCaseRow => ({
      id: record.bonus_id,
      brand: brandCode(brands, record.merchant_id),
      member: { id: record.member_id, name: record.username },
      name: (record.terms as { name: BonusCaseRow['name'] }).name,
      bonusState: record.bonus_state as BonusCaseRow['bonusState'],
      signals: record.signals as BonusCaseRow['signals'],
      others: record.other_names,
      oppositeBets: record.opposite_bets,
      coveredBets: record.covered_bets,
      foundAt: record.found_at.toISOString(),
      lastAt: record.last_at.toISOString(),
      state: record.state as BonusCaseRow['state'],
      reason: record.reason,
      decidedBy: record.decided_by,
      decidedAt: record.decided_at?.toISOString() ?? null,
      version: record.version,
    }),
  },
);
