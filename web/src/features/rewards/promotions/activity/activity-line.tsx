import type { PromotionCard } from '@lanna/contract/rewards/promotions/promotions';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import type { Activity } from './activity.ts';
import { ACTIVITY_LOOK, TONES } from './activity-style.tsx';
import { useStateText } from './use-state-text.ts';

/** One line on the card: where it stands, and what comes next. */
export function ActivityLine({
  promotion,
  activity: { state, obstacle, latest },
}: {
  promotion: Pick<PromotionCard, 'wageringMultiplier'>;
  activity: Activity;
}) {
  const { t } = useTranslation('promotions');
  const stateText = useStateText(promotion);
  // Where it is open again, what became of the last time is said beside it.
  const shown = state === 'join' && latest?.state === 'rejected' ? 'rejected' : state;
  if (obstacle) return <p className="text-muted text-sm">{t(`obstacle.${obstacle}`)}</p>;
  if (!shown) return null;
  const { tone, Icon } = ACTIVITY_LOOK[shown];
  return (
    <p
      className={classes(
        'flex items-start gap-1.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        TONES[tone],
      )}
    >
      <Icon aria-hidden="true" />
      <span>
        {shown === state ? (
          <>
            {!ACTIVITY_LOOK[shown].stamp && (
              <span className="font-semibold">{t(`state.${shown}.name`)} · </span>
            )}
            <span className="text-text/85">{stateText(shown)}</span>
          </>
        ) : (
          t('again.afterRejected')
        )}
      </span>
    </p>
  );
}
