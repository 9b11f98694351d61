import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import { type Language, type LocalText, languageOfLocalText, localText } from '@lanna/rules/local-text';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { currentLanguage } from '../../../i18n/words.ts';

/** The brand's notice of the maintenance, and when it is expected to end. */
export function MaintenanceFacts({
  notice,
  until,
  timeZone,
  brandsLanguage,
}: {
  notice: LocalText | null;
  until: string | null;
  timeZone: string;
  brandsLanguage: Language;
}) {
  const { t } = useTranslation('site-states');
  return (
    <>
      {notice && (
        <p
          lang={LANGUAGE_TAGS[languageOfLocalText(notice, currentLanguage(), brandsLanguage)]}
          className="mt-5 whitespace-pre-line rounded-medium bg-sunken px-5 py-4 text-left"
        >
          {localText(notice, currentLanguage(), brandsLanguage)}
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
