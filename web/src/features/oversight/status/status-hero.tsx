import { type ComponentState, graver } from '@lanna/rules/oversight/status/component-state';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../ui/classes.ts';
import type { Health } from './queries.ts';
import { STATE_ICONS, STATE_INKS } from './state-style.ts';

/** The answer to the one question most come with: does it work? */
export function StatusHero({ health }: { health: Health }) {
  const { t } = useTranslation('status');
  const timeZone = useTimeZone();
  const overall = overallOf(health.components.map(({ state }) => state));
  const off = health.components.filter(({ state }) => state !== 'works' && state !== 'stopped').length;
  const Icon = STATE_ICONS[overall];
  return (
    <header className="lit flex flex-col gap-5 rounded-large bg-no-repeat bg-origin-border bg-radial-[120%_140%_at_12%_-20%] from-glow to-65% to-transparent bg-surface p-6 sm:flex-row sm:items-center sm:gap-7 sm:p-9">
      <span
        aria-hidden="true"
        className={classes(
          'flex size-16 shrink-0 items-center justify-center rounded-full bg-sunken sm:size-20',
          STATE_INKS[overall],
        )}
      >
        <Icon className="size-8 sm:size-10" strokeWidth={1.7} />
      </span>
      <div className="min-w-0">
        <p className="text-muted text-sm">{t('title')}</p>
        <h1 className="mt-1 text-balance font-display font-semibold text-2xl leading-tight sm:text-4xl">
          {t(`overall.${overall}.title`)}
        </h1>
        <p className="mt-2 max-w-xl text-muted" role="status">
          {t(`overall.${overall}.text`, { count: off })}
        </p>
        {health.measuredAt && (
          <p className="mt-3 text-muted text-sm">
            {t('measured')}{' '}
            <time dateTime={health.measuredAt} className="figures">
              {displayDateTime(health.measuredAt, timeZone)}
            </time>
          </p>
        )}
      </div>
    </header>
  );
}

/** What is stopped on purpose makes the whole no worse, unless everything is. */
function overallOf(states: readonly ComponentState[]): ComponentState {
  if (states.length > 0 && states.every((state) => state === 'stopped')) return 'stopped';
  return states.filter((state) => state !== 'stopped').reduce(graver, 'works');
}
