import { type Announcement, markAnnouncementSeen } from '@lanna/contract/content/announcements/announcements';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { QueryView } from '../../../query-view.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { useUrlFilter } from '../../../use-url-filter.ts';
import { ListShape } from './lines/list-shape.tsx';
import { announcementsQuery } from './queries.ts';
import { announcementFilter } from './team-filter.ts';

/** What the brand announces to its agents; one is open at a time, and is read from then on. */
export function AnnouncementPage() {
  const { t } = useTranslation('teams');
  const [{ open }, change] = useUrlFilter(announcementFilter);
  const queries = useQueryClient();
  const query = useQuery(announcementsQuery());
  const read = useMutation({
    mutationFn: (id: string) => call(markAnnouncementSeen, { body: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['team', 'announcements'] }),
  });

  function turn(id: string) {
    change({ open: id === open ? '' : id });
    if (id !== open && query.data?.unread.includes(id)) read.mutate(id);
  }

  return (
    <section
      aria-labelledby="announcements-heading"
      className="flex max-w-3xl flex-col gap-4 pt-4 sm:gap-5 sm:pt-1"
    >
      <header>
        <h2 id="announcements-heading" className="font-display font-semibold text-2xl">
          {t('pages.agentAnnouncement')}
        </h2>
        <p className="max-w-prose text-muted text-sm">{t('announcements.lead')}</p>
      </header>
      <QueryView
        query={query}
        label={t('announcements.loading')}
        failed={t('announcements.failed')}
        shape={<ListShape />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={<Megaphone />}
            title={t('announcements.empty')}
            text={t('announcements.emptyText')}
            className="lit rounded-large bg-raised"
          />
        }
      >
        {({ list, unread }) => (
          <ul className="flex flex-col gap-3">
            {list.map((one) => (
              <li key={one.id}>
                <AnnouncementCard
                  announcement={one}
                  isNew={unread.includes(one.id)}
                  isOpen={one.id === open}
                  onTurn={() => turn(one.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function AnnouncementCard({
  announcement,
  isNew,
  isOpen,
  onTurn,
}: {
  announcement: Announcement;
  isNew: boolean;
  isOpen: boolean;
  onTurn: () => void;
}) {
  const { t } = useTranslation('teams');
  const { timeZone } = useBrand();
  const { id, title, summary, content, picture, link, date, language } = announcement;
  const { tag } = LANGUAGES[language];
  return (
    <article className="lit overflow-hidden rounded-large bg-raised">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`announcement-${id}`}
          onClick={onTurn}
          className="flex flex-wrap min-h-18 w-full items-center gap-3.5 px-4 py-3 text-left transition-colors hover:bg-surface focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
        >
          <span
            aria-hidden="true"
            className={classes(
              'flex size-10 shrink-0 items-center justify-center rounded-full',
              isNew ? 'lantern' : 'bg-sunken text-accent-text',
            )}
          >
            <Megaphone className="size-5" />
          </span>
          <span className="row-words">
            <span
              lang={tag}
              className={classes('block leading-snug', isNew ? 'font-semibold' : 'font-medium')}
            >
              {title}
            </span>
            <span className="figures mt-0.5 flex flex-wrap items-center gap-2 text-muted text-xs">
              {displayDateTime(date, timeZone)}
              {isNew && <Badge tone="spark">{t('announcements.new')}</Badge>}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes(
              'size-5 shrink-0 text-muted transition-transform motion-reduce:transition-none',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      {isOpen && (
        <div
          id={`announcement-${id}`}
          lang={tag}
          className="flex flex-col gap-4 border-line border-t px-4 py-4"
        >
          {picture && (
            <img
              src={picture}
              alt=""
              width="1280"
              height="720"
              decoding="async"
              className="aspect-video w-full rounded-medium object-cover"
            />
          )}
          {summary && <p className="text-pretty font-medium leading-relaxed">{summary}</p>}
          {content && <RichText html={content} lang={tag} />}
          {!summary && !content && <p className="text-muted text-sm">{t('announcements.titleOnly')}</p>}
          {link && (
            <div>
              <LinkButton variant="secondary" href={link}>
                {t('announcements.goTo')}
              </LinkButton>
            </div>
          )}
        </div>
      )}
    </article>
  );
}
