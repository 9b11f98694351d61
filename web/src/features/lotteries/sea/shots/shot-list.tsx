import { Crosshair } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { classes } from '../../../../ui/classes.ts';
import { EmptyState } from '../../../../ui/state.tsx';
import type { Shots } from '../queries.ts';

/** The newest shots first; own ones are marked, other names are masked. */
export function ShotList({ shots }: { shots: Shots }) {
  const { t } = useTranslation('sea');
  const timeZone = useTimeZone();
  if (shots.newest.length === 0)
    return (
      <EmptyState
        icon={<Crosshair />}
        title={t('shots.none.title')}
        text={t('shots.none.text')}
        className="py-6"
      />
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section aria-label={t('shots.list')} tabIndex={0} className="max-h-112 overflow-y-auto">
      <ol className="flex flex-col">
        {shots.newest.map((shot) => (
          <li
            key={shot.number}
            className={classes(
              'grid grid-cols-[2.75rem_5.5rem_minmax(0,1fr)_auto] items-center gap-2 border-line/60 border-b px-2 py-1.5 text-sm last:border-b-0',
              shot.isOwn && 'rounded-small bg-raised',
            )}
          >
            <span className="figures text-muted">{shot.number}</span>
            <span className="figures font-display font-semibold text-lg tracking-wider">{shot.shot}</span>
            <span className="flex min-w-0 items-center gap-2">
              <span className="truncate">{shot.by}</span>
              {shot.isOwn && <Badge tone="accent">{t('shots.own')}</Badge>}
              {shot.number === shots.sixteenth?.number && <Badge>{t('shots.isSixteenth')}</Badge>}
            </span>
            <time dateTime={shot.at} className="figures text-muted text-xs">
              {secondsOf(shot.at, timeZone)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function secondsOf(at: string, timeZone: string): string {
  return displayDateTime(at, timeZone).slice(11);
}
