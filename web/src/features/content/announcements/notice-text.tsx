import type { Announcement } from '@lanna/contract/content/announcements/announcements';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { NoticeLink } from './notice-link.tsx';

/** A notice in full; its title stands above, where the page or the dialog has its heading. */
export function NoticeText({ notice }: { notice: Announcement }) {
  const { t } = useTranslation('announcements');
  const timeZone = useTimeZone();
  const { tag } = LANGUAGES[notice.language];
  return (
    <div className="flex flex-col gap-4">
      <p className="figures text-muted text-sm">
        <span className="sr-only">{t('published')} </span>
        <time dateTime={new Date(notice.date).toISOString()}>{displayDateTime(notice.date, timeZone)}</time>
      </p>
      {notice.picture && (
        <img
          src={notice.picture}
          alt=""
          width="1280"
          height="720"
          decoding="async"
          className="aspect-video w-full rounded-large object-cover"
        />
      )}
      {notice.summary && (
        <p lang={tag} className="text-pretty font-medium text-lg leading-relaxed">
          {notice.summary}
        </p>
      )}
      {notice.content && <RichText html={notice.content} lang={tag} />}
      {notice.link && (
        <div>
          <NoticeLink link={notice.link} />
        </div>
      )}
    </div>
  );
}
