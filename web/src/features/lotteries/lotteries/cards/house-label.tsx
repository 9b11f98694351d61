import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { classes } from '../../../../ui/classes.ts';

/** A house edition is never taken for the draw of another organiser: this stands wherever its name does. */
export function HouseLabel({
  source,
  long = false,
  className,
}: {
  source: 'house' | 'feed';
  /** With the brand's name and what it means. */
  long?: boolean;
  className?: string;
}) {
  const { t } = useTranslation('lotteries');
  const brand = useBrandName();
  if (source !== 'house') return null;
  return (
    <span
      className={classes('inline-flex items-center gap-1 text-muted text-xs leading-tight', className)}
      title={t('house.meaning', { brand })}
    >
      <BadgeCheck className="size-3.5 shrink-0 text-accent-text" aria-hidden="true" />
      {long ? t('house.meaning', { brand }) : t('house.label', { brand })}
    </span>
  );
}
