import type { Announcement } from '@lanna/contract/content/announcements/announcements';
import { ChevronRight, Gift, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { Path } from '../../../paths.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../ui/classes.ts';

/** One notice of a list: what it is, its title, and when it was published. */
export function NoticeRow({
  notice,
  href,
  current = false,
}: {
  notice: Announcement;
  href: Path;
  current?: boolean;
}) {
  const { t } = useTranslation('announcements');
  const timeZone = useTimeZone();
  const isPromotion = notice.type === 'PR';
  const Icon = isPromotion ? Gift : Megaphone;
  return (
    <a
      href={href}
      aria-current={current ? 'true' : undefined}
      className={classes(
        'group flex min-h-18 items-center gap-3.5 px-4 py-3 transition-colors hover:bg-raised',
        'aria-[current=true]:bg-raised aria-[current=true]:shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span
        className={classes(
          'flex size-10 shrink-0 items-center justify-center rounded-full [&_svg]:size-5',
          isPromotion ? 'lantern' : 'bg-raised text-accent-text group-hover:bg-surface',
        )}
      >
        <Icon aria-hidden="true" />
        <span className="sr-only">{t(isPromotion ? 'kind.promotion' : 'kind.news')}</span>
      </span>
      <span className="min-w-0 flex-1" lang={LANGUAGES[notice.language].tag}>
        <span className="line-clamp-2 font-medium leading-snug group-aria-[current=true]:text-accent-text">
          {notice.title}
        </span>
        <time
          dateTime={new Date(notice.date).toISOString()}
          className="figures mt-0.5 block text-muted text-xs"
        >
          {displayDateTime(notice.date, timeZone)}
        </time>
      </span>
      <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
    </a>
  );
}
