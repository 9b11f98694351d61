import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../i18n/format.ts';
import { currentLanguage } from '../../i18n/words.ts';

/** What the brand says about it, and when it means to be back. */
export function MaintenanceFacts({
  notice,
  until,
  timeZone,
}: {
  notice: { TH: string; EN: string };
  until: string | null;
  timeZone: string;
}) {
  const { t } = useTranslation('site-states');
  // The console asks for Thai and English; every other language is shown the English one.
  const thai = currentLanguage() === 'TH';
  const text = thai ? notice.TH : notice.EN;
  return (
    <>
      {text && (
        <p
          lang={thai ? 'th' : 'en'}
          className="mt-5 whitespace-pre-line rounded-medium bg-sunken px-5 py-4 text-left"
        >
          {text}
        </p>
      )}
      {until && (
        <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-sm">
          <CalendarClock className="size-4 text-accent-text" aria-hidden="true" />
          <span className="text-muted">{t('maintenance.until')}</span>
          <time dateTime={until} className="figures font-semibold">
            {displayDateTime(until, timeZone).slice(0, 16)}
          </time>
        </p>
      )}
    </>
  );
}
