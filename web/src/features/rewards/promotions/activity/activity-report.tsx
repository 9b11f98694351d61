import { moneyOf } from '@lanna/contract/money';
import type { PromotionApplication, PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { ApplicationPictures } from '../applying/application-pictures.tsx';
import { Stamp } from '../board/stamp.tsx';
import type { Activity } from './activity.ts';
import { ActivitySteps } from './activity-steps.tsx';
import { ACTIVITY_LOOK } from './activity-style.tsx';
import { useStateText } from './use-state-text.ts';

/** How the reader stands with a promotion: its state in words, the way there, and what the desk wrote. */
export function ActivityReport({
  promotion,
  activity: { state, obstacle, latest },
}: {
  promotion: Pick<PromotionCard, 'wageringMultiplier'>;
  activity: Activity;
}) {
  const { t } = useTranslation('promotions');
  const stateText = useStateText(promotion);
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col items-start gap-2">
        {state && ACTIVITY_LOOK[state].stamp && <Stamp state={state} />}
        {state && <p>{stateText(state)}</p>}
        {obstacle && <p className="text-muted">{t(`obstacle.${obstacle}`)}</p>}
      </div>
      {latest && <Latest application={latest} current={latest.state === state} />}
    </div>
  );
}

function Latest({ application, current }: { application: PromotionApplication; current: boolean }) {
  const { t } = useTranslation('promotions');
  const { currencySymbol } = useBrand();
  const { kind, state, reward, remark, words, pictures } = application;
  return (
    <section aria-label={t('latest.label')} className="flex flex-col gap-3 border-line border-t pt-4 text-sm">
      {!current && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {t('latest.before')}
          <Stamp state={state} size="small" />
        </p>
      )}
      {kind === 'application' && <ActivitySteps application={application} />}
      {kind === 'claim' && <ClaimedAt at={application.createdAt} />}
      {reward !== null && (
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-muted">{t('latest.reward')}</span>
          <MoneyText
            amount={moneyOf(reward)}
            symbol={currencySymbol}
            className="font-display font-semibold text-lg"
          />
        </p>
      )}
      {words && (
        <blockquote className="flex items-start gap-2.5 rounded-medium bg-sunken p-3 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-accent-text">
          <MessageCircle aria-hidden="true" />
          <div className="min-w-0">
            <p className="text-muted text-xs">{t('desk')}</p>
            <p className="whitespace-pre-line break-words">{words}</p>
          </div>
        </blockquote>
      )}
      {remark && (
        <div>
          <p className="text-muted text-xs">{t('latest.remark')}</p>
          <p className="break-words">{remark}</p>
        </div>
      )}
      {pictures.length > 0 && <ApplicationPictures ids={pictures} />}
    </section>
  );
}

function ClaimedAt({ at }: { at: string }) {
  const { t } = useTranslation('promotions');
  const timeZone = useTimeZone();
  return (
    <p className="figures text-muted">{t('latest.claimedAt', { time: displayDateTime(at, timeZone) })}</p>
  );
}
