import { language } from '@lanna/contract/language';
import type { ApplicationPage, DeskMove } from '@lanna/contract/rewards/promotions/desk-ops';
import { formatMoney } from '@lanna/rules/money';
import { type KeptState, mayDecide } from '@lanna/rules/rewards/promotions/activity';
import { sql } from 'kysely';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { budgetLeft } from '../applying/spend-budget.ts';
import { rewardOf } from '../editing/promotion.ts';
import { brandDay } from '../reading/brand-day.ts';
import { readParticipant } from '../reading/read-participant.ts';
import { decidedLately } from './decided-alone.ts';
import { ISSUE_KIND } from './issue-proposal.ts';
import { deskApplications, showDeskRow } from './list-desk.ts';

/** What each of the desk's moves makes of an application. `issue` may make it signed first. */
const MOVES = {
  review: 'processing',
  join: 'joined',
  issue: 'issued',
  reject: 'rejected',
  close: 'closed',
} as const satisfies Record<DeskMove, KeptState>;

/** One application for the desk. Refuses with `not_found`. */
export async function showDeskApplication(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'mustBeProposed'>,
  id: string,
  now: Date,
): Promise<ApplicationPage> {
  const record = await deskApplications.found({ ...call, db }, id);
  const row = showDeskRow(record, call.brands);
  const { merchant_id: merchantId, member_id: memberId } = record;
  const promotion = await db
    .selectFrom('promotions.promotion as p')
    .leftJoin('promotions.spending as s', 's.promotion_id', 'p.id')
    .selectAll('p')
    .select(['s.total', 's.day', 's.on_day'])
    .where('p.id', '=', record.promotion_id)
    .executeTakeFirstOrThrow();
  const reward = rewardOf(promotion);
  const timeZone = call.brands.find((brand) => brand.id === merchantId)?.timeZone ?? 'UTC';
  const { total, day, on_day } = promotion;
  const left = budgetLeft(
    promotion,
    { total: total ?? 0n, day, on_day: on_day ?? 0n },
    brandDay(now, timeZone).today,
  );
  const alone = { what: 'issue', subjectId: id, operatorId: call.operator.id, merchantId, memberId } as const;
  const lately = await decidedLately(db, alone, now);
  return {
    row,
    remark: record.remark,
    language: language.parse(record.language),
    words: record.words,
    pictureIds: await existingPictures(db, id, record.pictures),
    reward: reward && { kind: reward.kind, amount: formatMoney(reward.amount) },
    budgetLeft: left && formatMoney(left.amount),
    moves: movesOf(row.state),
    needsSecondOperator:
      reward !== null && (await call.mustBeProposed(db, ISSUE_KIND, reward.amount + lately)),
    proposalId: record.proposal_id,
    member: { ...(await factsOf(db, { merchantId, memberId })), name: row.member.name },
    history: await historyOf(db, id),
  };
}

/** From signed only a second operator moves it. */
function movesOf(state: KeptState): DeskMove[] {
  if (state === 'signed') return [];
  return (Object.keys(MOVES) as DeskMove[]).filter((move) => mayDecide(state, MOVES[move]));
}

async function existingPictures(db: Queryable, id: string, pictures: readonly string[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  const status = await db
    .selectFrom('promotions.uploaded_picture')
    .select('picture_id')
    .where('application_id', '=', id)
    .execute();
  return pictures.filter((picture) => status.some(({ picture_id }) => picture_id === picture));
}

async function factsOf(db: Queryable, of: { merchantId: string; memberId: string }) {
  const member = await readParticipant(db, of);
  const count = (...states: KeptState[]) =>
    sql<bigint>`count(*) filter (where state = any (${states}::text[]))`;
  const counted = await db
    .selectFrom('promotions.application')
    .where('member_id', '=', of.memberId)
    .where('merchant_id', '=', of.merchantId)
    .select([
      sql<bigint>`count(*) filter (where kind = 'application')`.as('applications'),
      count('issued').as('issued'),
      count('rejected').as('rejected'),
      sql<bigint>`coalesce(sum(reward) filter (where state in ('issued', 'claimed')), 0)::bigint`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
  return {
    id: of.memberId,
    status: member.status,
    rankLevel: member.rank_level,
    registeredAt: member.registered_at.toISOString(),
    applications: Number(counted.applications),
    issued: Number(counted.issued),
    rejected: Number(counted.rejected),
    paid: formatMoney(counted.paid),
  };
}

async function historyOf(db: Queryable, id: string): Promise<ApplicationPage['history']> {
  const rows = await db
    .selectFrom('promotions.move')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    from: row.from_state as KeptState | null,
    to: row.to_state as KeptState,
    operator: row.operator_name,
    words: row.words,
    reward: row.reward === null ? null : formatMoney(row.reward),
    at: row.at.toISOString(),
  }));
}
