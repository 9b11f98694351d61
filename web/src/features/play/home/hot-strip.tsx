import type { Announcement } from '@lanna/contract/content/announcements/announcements';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { homeAnnouncementsQuery, leadsTo, useAnnouncements } from '../../../api/content/announcements.ts';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { classes } from '../../../ui/classes.ts';

const SHOWN = 8;

/** What the brand wants to be noticed today: a row that is swiped on phones, side by side on the desktop. */
export function HotStrip() {
  const { t } = useTranslation('home');
  const { data } = useAnnouncements(homeAnnouncementsQuery);
  const excluded = useIsExcluded();
  const hot = excluded ? [] : (data?.hot ?? []).slice(0, SHOWN);
  if (hot.length === 0) return null;
  return (
    <section aria-labelledby="hot-strip">
      <h2 id="hot-strip" className="sr-only">
        {t('hotStrip')}
      </h2>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 lg:mx-0 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:gap-4 lg:overflow-visible lg:px-0">
        {hot.map((announcement) => (
          <li key={announcement.id} className="w-[17.5rem] shrink-0 snap-start lg:w-auto">
            <Strip announcement={announcement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Strip({ announcement }: { announcement: Announcement }) {
  const href = leadsTo(announcement);
  const inside = <Inside announcement={announcement} leads={href !== undefined} />;
  if (!href) return <div className={Variant}>{inside}</div>;
  return (
    <a
      href={href}
      {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classes(
        Variant,
        'transition-[translate,border-color] hover:-translate-y-0.5 hover:border-accent-text',
      )}
    >
      {inside}
    </a>
  );
}

function Inside({ announcement, leads }: { announcement: Announcement; leads: boolean }) {
  const { title, summary, picture, language } = announcement;
  return (
    <>
      {picture && (
        <img
          src={picture}
          alt=""
          width="320"
          height="240"
          loading="lazy"
          decoding="async"
          className="w-24 shrink-0 self-stretch object-cover lg:w-28"
        />
      )}
      <span
        lang={LANGUAGES[language].tag}
        className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 py-2.5 pr-1 pl-3.5"
      >
        <span className="break-words font-display font-semibold leading-snug">{title}</span>
        {summary && <span className="line-clamp-2 text-muted text-xs leading-snug">{summary}</span>}
      </span>
      {leads && (
        <ArrowRight
          className="mr-3 size-4 shrink-0 self-center text-accent-text transition-transform group-hover:translate-x-0.5"
          aria-hidden="true"
        />
      )}
    </>
  );
}

const Variant = 'group lit flex min-h-24 w-full overflow-hidden rounded-large bg-surface';
