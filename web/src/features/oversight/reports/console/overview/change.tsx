import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../../ui/classes.ts';
import { changeOf, percentText } from '../figures.ts';

/**
 * By how much a figure differs from an earlier one. `good`: more of it is welcome, or less of it is; left out, neither is, and the
 * change has no colour.
 */
export function Change({ now, was, good }: { now: bigint; was: bigint; good?: 'more' | 'less' | undefined }) {
  const { t } = useTranslation('reports-console');
  const percent = changeOf(now, was);
  if (percent === undefined)
    return <span className="text-muted text-xs">{now === 0n ? t('change.same') : t('change.new')}</span>;
  if (Math.abs(percent) < 0.05) return <span className="text-muted text-xs">{t('change.same')}</span>;
  const isMore = percent > 0;
  const Arrow = isMore ? ArrowUp : ArrowDown;
  const isGood = good && (good === 'more') === isMore;
  return (
    <span
      className={classes(
        'inline-flex items-center gap-0.5 whitespace-nowrap text-xs',
        good ? (isGood ? 'text-success' : 'text-danger') : 'text-muted',
      )}
    >
      <Arrow className="size-3" aria-hidden="true" />
      <span className="sr-only">{isMore ? t('change.more') : t('change.less')}</span>
      <span className="figures">{percentText(percent)}</span>
    </span>
  );
}
