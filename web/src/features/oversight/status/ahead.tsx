import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandText } from '../../../api/content/brand-text.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import type { Health } from './queries.ts';

/** Maintenance that was announced, until it is over. */
export function Ahead({ planned }: { planned: Health['maintenance'] }) {
  const { t } = useTranslation('status');
  const timeZone = useTimeZone();
  const inBrandsWords = useBrandText();
  if (planned.length === 0) return null;
  return (
    <section aria-labelledby="status-ahead" className="flex flex-col gap-3">
      <h2 id="status-ahead" className="font-display font-semibold text-xl">
        {t('ahead')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {planned.map(({ id, beginsAt, endsAt, words }) => (
          <li key={id} className="flex gap-4 rounded-large border border-accent/40 bg-surface p-5">
            <CalendarClock className="mt-0.5 size-6 shrink-0 text-accent-text" aria-hidden="true" />
            <div className="min-w-0">
              <p className="figures font-semibold text-sm">
                <time dateTime={beginsAt}>{displayDateTime(beginsAt, timeZone)}</time>
                {' – '}
                <time dateTime={endsAt}>{displayDateTime(endsAt, timeZone)}</time>
              </p>
              <p className="mt-1.5 whitespace-pre-line">{inBrandsWords(words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
