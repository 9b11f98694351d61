import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { shareOfChange, spanOf } from './share-of-change.ts';

/** By how much a figure has grown or shrunk since the period before. Nothing where there was nothing to compare with. */
export function Change({
  now,
  earlier,
  isWanted,
  period,
}: {
  now: string | number | null;
  earlier: string | number | null;
  /** More of it is good: growth is drawn so. */
  isWanted: boolean;
  period: { from: string; to: string };
}) {
  const { t } = useTranslation('teams');
  const percent = shareOfChange(now, earlier);
  if (percent === undefined) return null;
  const grown = percent >= 0;
  const Icon = grown ? ArrowUpRight : ArrowDownRight;
  const days = spanOf(period);
  return (
    <span
      title={days}
      className={classes(
        'figures flex items-center gap-0.5 text-xs',
        !isWanted || percent === 0 ? 'text-muted' : grown ? 'text-success' : 'text-danger',
      )}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      <span aria-hidden="true">{`${Math.abs(percent)}%`}</span>
      <span className="sr-only">{t(grown ? 'grown' : 'shrunk', { percent: Math.abs(percent), days })}</span>
    </span>
  );
}
