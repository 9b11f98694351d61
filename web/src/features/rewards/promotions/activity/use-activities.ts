import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { useQuery } from '@tanstack/react-query';
import { myPromotionsQuery } from '../../../../api/content/promotions.ts';
import { isMember } from '../../../../api/route-guard.ts';
import { useSession } from '../../../../api/session.ts';
import { useNow } from '../../../../shared-parts/time/use-now.ts';
import { type Activity, afterEnd, membersActivity, phaseNow, visitorsActivity } from './activity.ts';

export interface Shown {
  phase: PromotionCard['phase'];
  /** Undefined while it is not known what the promotion is to the member. */
  activity: Activity | undefined;
}

/** What each promotion of the board is to the page's reader; `fetchedAtMs` says how old the board is. */
export function useActivities(fetchedAtMs: number): (promotion: PromotionCard) => Shown {
  const member = isMember(useSession());
  const { data: mine, isError } = useQuery({ ...myPromotionsQuery(), enabled: member });
  const nowMs = useNow();
  const states = new Map(mine?.list.map((own) => [own.id, own.mine]));
  return (promotion) => {
    const phase = phaseNow(promotion, { fetchedAtMs, nowMs });
    const shown = { ...promotion, phase };
    // Without an answer about the member the board is still worth reading; its buttons then say what the server says.
    if (!member || (isError && !mine)) return { phase, activity: visitorsActivity(shown) };
    if (!mine) return { phase, activity: undefined };
    const activity = membersActivity(shown, states.get(promotion.id));
    return { phase, activity: phase === 'closed' ? afterEnd(activity, promotion) : activity };
  };
}
