import type { MyActivity } from '@lanna/contract/rewards/promotions/promotions';
import { showActivity } from '@lanna/rules/rewards/promotions/show-activity';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { type ApplicationRow, applicationRows, showApplication, stateOf } from '../applying/application.ts';
import { budgetLeft, type Spending } from '../applying/spend-budget.ts';
import {
  frequencyOf,
  isFor,
  kindOf,
  type Participant,
  type PromotionRow,
  phaseOf,
} from '../editing/promotion.ts';
import { brandDay } from './brand-day.ts';
import type { PageReader } from './promotion-card.ts';

/** What each of these promotions is to one member now. */
export async function readActivities(
  db: Queryable,
  promotions: readonly PromotionRow[],
  { member, ...reader }: PageReader & { member: Participant },
  now: Date,
): Promise<Map<string, MyActivity>> {
  const ids = promotions.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const latest = await applicationRows(db)
    .innerJoin('promotions.participation as o', 'o.latest_id', 'a.id')
    .where('o.member_id', '=', member.id)
    .where('o.promotion_id', 'in', ids)
    .select('o.applications')
    .execute();
  const spending = await db
    .selectFrom('promotions.spending')
    .select(['promotion_id', 'total', 'day', 'on_day'])
    .where('promotion_id', 'in', ids)
    .execute();
  const latestOf = new Map(latest.map((row) => [row.promotion_id, row]));
  const spentOf = new Map(spending.map((row) => [row.promotion_id, row]));
  const day = brandDay(now, reader.brand.timeZone);
  return new Map(
    promotions.map((promotion) => {
      const last = latestOf.get(promotion.id);
      const counted = countedOf(promotion, last, day.today);
      const activity = showActivity({
        kind: kindOf(promotion),
        phase: publicPhase(promotion, now),
        applicationsMax: promotion.applications_max,
        applications: counted,
        latest: last ? stateOf(last) : null,
        budget: budgetOf(promotion, spentOf.get(promotion.id), day.today),
      });
      const isAudience = isFor(promotion, member, now);
      const mayEnter = activity.state === 'join' || activity.state === 'claim';
      return [
        promotion.id,
        {
          promotionId: promotion.id,
          ...(mayEnter && !isAudience
            ? { state: 'closed' as const, obstacle: 'not_for_you' as const }
            : activity),
          nextAt:
            activity.state === 'claimed' && nextDayIsOpen(promotion, day.nextAt)
              ? day.nextAt.toISOString()
              : null,
          latest: last ? showApplication(last, reader) : null,
        },
      ];
    }),
  );
}

/** A daily claim can be made again when the next day begins, if the promotion runs by then. */
export function nextDayIsOpen(promotion: PromotionRow, nextAt: Date): boolean {
  if (frequencyOf(promotion) !== 'daily' || promotion.state !== 'published') return false;
  return promotion.ends_at === null || promotion.ends_at > nextAt;
}

/** Of a daily claim only today's counts. */
function countedOf(
  promotion: PromotionRow,
  last: (ApplicationRow & { applications: number }) | undefined,
  today: string,
): number {
  if (!last) return 0;
  if (promotion.kind !== 'claim') return last.applications;
  return last.claimed_for === claimedForOf(promotion, today) ? 1 : 0;
}

/** What a claim counts for: the brand's day, or `once`. */
export function claimedForOf(promotion: PromotionRow, today: string): string {
  return frequencyOf(promotion) === 'daily' ? today : 'once';
}

function budgetOf(promotion: PromotionRow, spent: Spending | undefined, today: string) {
  const left = budgetLeft(promotion, spent, today);
  if (!left || promotion.reward_amount === null || left.amount >= promotion.reward_amount) return 'enough';
  return left.today ? 'spent_today' : 'spent';
}

function publicPhase(promotion: PromotionRow, now: Date) {
  const phase = phaseOf(promotion, now);
  if (phase === 'hidden') throw new Error('this promotion is still hidden');
  return phase;
}
