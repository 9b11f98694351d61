import type { ActivityState } from '@lanna/rules/rewards/promotions/activity';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { ACTIVITY_LOOK, TONES } from '../activity/activity-style.tsx';

/** What has become of it, stamped askew as by a hand. */
export function Stamp({
  state,
  size = 'medium',
  className,
}: {
  state: ActivityState;
  size?: 'small' | 'medium';
  className?: string;
}) {
  const { t } = useTranslation('promotions');
  const { tone, Icon } = ACTIVITY_LOOK[state];
  return (
    <span
      className={classes(
        'inline-flex -rotate-6 rounded-medium border-2 border-current bg-surface/92 p-[3px] shadow-near',
        TONES[tone],
        className,
      )}
    >
      <span
        className={classes(
          'inline-flex items-center gap-1.5 rounded-small border border-current/60 border-dashed font-display font-semibold leading-none',
          size === 'small'
            ? 'px-2 py-1 text-xs [&_svg]:size-3.5'
            : 'px-2.5 py-1.5 text-base [&_svg]:size-4.5',
        )}
      >
        <Icon aria-hidden="true" />
        {t(`state.${state}.name`)}
      </span>
    </span>
  );
}
