import {
  listRankCases,
  listRankMembers,
  listRankMoves,
  type RankCase,
  type RankMember,
  type RankMove,
} from '@lanna/contract/rewards/ranks/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { shownAsked } from './change-levels.ts';

const named = (typed: string) =>
  sql<boolean>`m.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`;

/** Members by rank, the highest first. */
export const opsRankMembers = opsList(
  listRankMembers,
  ({ db }: ListScope) =>
    db
      .selectFrom('members.account as m')
      .leftJoin('ranks.standing as s', 's.member_id', 'm.id')
      .where(({ or, eb }) => or([eb('m.rank_level', '>', 0), eb('s.member_id', 'is not', null)]))
      .select([
        'm.id',
        'm.merchant_id',
        'm.username',
        'm.rank_level',
        's.deposits',
        's.turnover',
        sql<string | null>`s.moved_on::text`.as('moved_on'),
        sql<string | null>`s.held_until::text`.as('held_until'),
        sql<string | null>`s.reviewed_on::text`.as('reviewed_on'),
      ])
      .$narrowType<{ id: string; merchant_id: string; username: string; rank_level: number }>(),
  {
    brand: 'm.merchant_id',
    where: { level: 'm.rank_level', member: 'm.id' },
    search: named,
    sorts: {
      level: { by: 'm.rank_level', type: 'integer' },
      moved: { by: sql`coalesce(s.moved_on, '-infinity'::date)`, type: 'date' },
    },
    id: 'm.id',
    row: (row, { brands }): RankMember => ({
      id: row.id,
      brand: brandCode(brands, row.merchant_id),
      member: { id: row.id, name: row.username },
      level: row.rank_level,
      movedOn: row.moved_on,
      heldUntil: row.held_until,
      reviewedOn: row.reviewed_on,
      figures:
        row.deposits === null || row.turnover === null
          ? null
          : shownAsked({ deposits: row.deposits, turnover: row.turnover }),
    }),
    file: {
      name: 'rank-members',
      columns: {
        id: 'id',
        brand: 'brand',
        member: ({ member }) => member.name,
        level: 'level',
        movedOn: 'movedOn',
        heldUntil: 'heldUntil',
        deposits: ({ figures }) => figures?.deposits ?? null,
        turnover: ({ figures }) => figures?.turnover ?? null,
      },
    },
  },
);

/** What became of ranks, the latest first. */
export const opsRankMoves = opsList(
  listRankMoves,
  ({ db }: ListScope) =>
    db
      .selectFrom('ranks.move as r')
      .innerJoin('members.account as m', 'm.id', 'r.member_id')
      .select([
        'r.id',
        'r.merchant_id',
        'r.member_id',
        'm.username',
        'r.at',
        'r.from_level',
        'r.to_level',
        'r.cause',
        'r.deposits',
        'r.turnover',
        'r.operator_name',
        'r.reason',
        sql<string | null>`r.held_until::text`.as('held_until'),
      ])
      .$narrowType<{ username: string }>(),
  {
    brand: 'r.merchant_id',
    where: { cause: 'r.cause', member: 'r.member_id' },
    search: named,
    days: ({ from = null, to = null }) =>
      sql<boolean>`r.day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`,
    sorts: { at: { by: 'r.at', type: 'timestamptz' } },
    id: 'r.id',
    row: (row, { brands }): RankMove => ({
      id: row.id,
      brand: brandCode(brands, row.merchant_id),
      member: { id: row.member_id, name: row.username },
      at: row.at.toISOString(),
      from: row.from_level,
      to: row.to_level,
      cause: row.cause as RankMove['cause'],
      figures:
        row.deposits === null || row.turnover === null
          ? null
          : shownAsked({ deposits: row.deposits, turnover: row.turnover }),
      heldUntil: row.held_until,
      by: row.operator_name,
      reason: row.reason,
    }),
    file: {
      name: 'rank-moves',
      columns: {
        id: 'id',
        brand: 'brand',
        at: 'at',
        member: ({ member }) => member.name,
        from: 'from',
        to: 'to',
        cause: 'cause',
        deposits: ({ figures }) => figures?.deposits ?? null,
        turnover: ({ figures }) => figures?.turnover ?? null,
        heldUntil: 'heldUntil',
        by: 'by',
        reason: 'reason',
      },
    },
  },
);

/** Rises that wait, the latest first. */
export const opsRankCases = opsList(
  listRankCases,
  ({ db }: ListScope) =>
    db
      .selectFrom('ranks.hold_case as c')
      .innerJoin('members.account as m', 'm.id', 'c.member_id')
      .select([
        'c.id',
        'c.merchant_id',
        'c.member_id',
        'm.username',
        'c.opened_at',
        'c.level',
        'c.to_level',
        'c.why',
        'c.state',
        'c.deposits',
        'c.turnover',
        'c.decided_by',
        'c.reason',
        'c.version',
      ])
      .$narrowType<{ username: string }>(),
  {
    brand: 'c.merchant_id',
    where: { state: 'c.state', member: 'c.member_id' },
    search: named,
    sorts: { opened: { by: 'c.opened_at', type: 'timestamptz' } },
    id: 'c.id',
    row: (row, { brands }): RankCase => ({
      id: row.id,
      brand: brandCode(brands, row.merchant_id),
      member: { id: row.member_id, name: row.username },
      openedAt: row.opened_at.toISOString(),
      level: row.level,
      to: row.to_level,
      why: row.why as RankCase['why'],
      state: row.state as RankCase['state'],
      figures: shownAsked(row),
      decidedBy: row.decided_by,
      reason: row.reason,
      version: row.version,
    }),
  },
);
