import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { Infinity as Endless, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import type { Activity } from '../activity/activity.ts';
import { Countdown } from './countdown.tsx';

const LINE = 'inline-flex items-center gap-1.5 text-muted text-sm [&_svg]:size-4 [&_svg]:shrink-0';

/** The one moment that matters now: when it begins, ends, can be had again, or that it is over. */
export function ScheduleLine({
  promotion: { startsAt, endsAt },
  activity: { state, nextAt },
  phase,
}: {
  promotion: Pick<PromotionCard, 'startsAt' | 'endsAt'>;
  activity: Pick<Activity, 'state' | 'nextAt'>;
  phase: PromotionCard['phase'];
}) {
  const { t } = useTranslation('promotions');
  const timeZone = useTimeZone();
  if (phase === 'coming_soon') return <Countdown to="starts" at={startsAt} />;
  if (phase === 'closed')
    return (
      <span className={LINE}>
        <History aria-hidden="true" />
        {t('countdown.ended', { date: displayDate(endsAt ?? startsAt, timeZone) })}
      </span>
    );
  if (state === 'claimed' && nextAt) return <Countdown to="again" at={nextAt} />;
  if (endsAt) return <Countdown to="ends" at={endsAt} />;
  return (
    <span className={LINE}>
      <Endless aria-hidden="true" />
      {t('countdown.endless')}
    </span>
  );
}
