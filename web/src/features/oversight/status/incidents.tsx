import type { StatusIncident } from '@lanna/contract/oversight/status/status';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandText } from '../../../api/content/brand-text.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { useComponentName } from './component-groups.tsx';
import { STATE_ICONS, STATE_INKS } from './state-style.ts';

/** What has not worked, the newest first: opened and closed by what was measured, with what the house has said of it. */
export function Incidents({ incidents }: { incidents: readonly StatusIncident[] }) {
  const { t } = useTranslation('status');
  return (
    <section aria-labelledby="status-incidents" className="flex flex-col gap-3">
      <h2 id="status-incidents" className="font-display font-semibold text-xl">
        {t('incidents.title')}
      </h2>
      {incidents.length === 0 ? (
        <div className="lit rounded-large bg-surface">
          <EmptyState icon={<ShieldCheck />} title={t('incidents.none')} text={t('incidents.noneText')} />
        </div>
      ) : (
        <ul className="flex flex-col gap-3">
          {incidents.map((incident) => (
            <Incident key={incident.id} incident={incident} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Incident({ incident }: { incident: StatusIncident }) {
  const { t } = useTranslation('status');
  const timeZone = useTimeZone();
  const inBrandsWords = useBrandText();
  const name = useComponentName()(incident);
  const { state, openedAt, closedAt, notes } = incident;
  const Icon = STATE_ICONS[state];
  return (
    <li
      className={classes(
        'rounded-large border bg-surface p-5',
        closedAt ? 'border-line' : 'border-warning/60 shadow-near',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 className="flex items-center gap-2.5 font-semibold">
          <Icon className={classes('size-5 shrink-0', STATE_INKS[state])} aria-hidden="true" />
          {name}
          <span className={classes('font-normal text-sm', STATE_INKS[state])}>{t(`state.${state}`)}</span>
        </h3>
        <p className="figures text-muted text-sm">
          <time dateTime={openedAt}>{displayDateTime(openedAt, timeZone)}</time>
          {' – '}
          {closedAt ? (
            <time dateTime={closedAt}>{displayDateTime(closedAt, timeZone)}</time>
          ) : (
            <strong className="font-semibold text-warning">{t('incidents.now')}</strong>
          )}
        </p>
      </div>
      {notes.length > 0 && (
        <ol className="mt-4 flex flex-col gap-3 border-line border-l-2 pl-4">
          {notes.map(({ at, words }) => (
            <li key={at}>
              <p className="figures text-muted text-xs">
                <time dateTime={at}>{displayDateTime(at, timeZone)}</time>
              </p>
              <p className="mt-0.5 whitespace-pre-line">{inBrandsWords(words)}</p>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
