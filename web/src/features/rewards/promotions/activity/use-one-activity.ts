import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { guardRoute } from '../../../../api/route-guard.ts';
import { useSession } from '../../../../api/session.ts';
import { useNow } from '../../../../shared-parts/time/use-now.ts';
import { myActivityQuery, type PromotionDetail } from '../queries.ts';
import { afterEnd, phaseNow, visitorsActivity } from './activity.ts';
import type { Shown } from './use-activities.ts';

export interface ShownOne extends Shown {
  /** It ended while the page was open. */
  justEnded: boolean;
  /** What it is to the member could not be asked. */
  failed: boolean;
  retry: () => void;
}

/** What one promotion is to the page's reader, and that it ended meanwhile. */
export function useOneActivity(promotion: PromotionDetail, fetchedAtMs: number): ShownOne {
  const member = guardRoute('member', useSession()) === undefined;
  const { data: mine, isError, refetch } = useQuery({ ...myActivityQuery(promotion.id), enabled: member });
  const nowMs = useNow();
  const phase = phaseNow(promotion, { fetchedAtMs, nowMs });
  useAskAgain(phase !== promotion.phase);
  const visitors = visitorsActivity({ ...promotion, phase });
  const activity = member ? mine && (phase === 'closed' ? afterEnd(mine, promotion) : mine) : visitors;
  return {
    phase,
    activity,
    justEnded: useWasOpen(promotion.phase !== 'closed') && phase === 'closed',
    failed: member && isError && !mine,
    retry: () => void refetch(),
  };
}

/** A moment of the schedule has passed: what the server says now counts. */
function useAskAgain(passed: boolean) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!passed) return;
    void queries.invalidateQueries({ queryKey: ['promotions'] });
    void queries.invalidateQueries({ queryKey: ['myPromotions'] });
  }, [passed, queries]);
}

/** Whether it was open when the page first showed it. */
function useWasOpen(open: boolean): boolean {
  const [was] = useState(open);
  return was;
}
