import type { Announcement, AnnouncementGroups } from '@lanna/contract/content/announcements/announcements';
import { ArrowLeft, BellOff, Megaphone } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesQuery, useAnnouncements } from '../../../api/content/announcements.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { type PageProps, useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Segments } from '../../../ui/fields/segments.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { type NoticeView, readView, viewAddress } from './notice-address.ts';
import { findNotice, listedNotices, NOTICE_KINDS, sheetOf } from './notice-list.ts';
import { NoticeRow } from './notice-row.tsx';
import { NoticeText } from './notice-text.tsx';

/** All notices, nine at a time, and the chosen one in full: beside the list on the desktop, in its place on a phone. */
export function NoticePage({ search }: PageProps) {
  const { t } = useTranslation('announcements');
  const view = readView(search);
  const query = useAnnouncements(noticesQuery);
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-5 px-4 py-6 lg:gap-6 lg:px-6 lg:py-9">
      <header className={classes('items-center gap-4', view.notice ? 'hidden lg:flex' : 'flex')}>
        <span className="lantern flex size-12 shrink-0 items-center justify-center rounded-full lg:size-14">
          <Megaphone className="size-6 lg:size-7" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h1 className="font-display font-semibold text-2xl lg:text-3xl">{t('title')}</h1>
          <p className="text-muted text-sm lg:text-base">{t('text')}</p>
        </div>
      </header>
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<Shape />}
        isEmpty={(groups) => listedNotices(groups, 'all').length === 0 && !view.notice}
        empty={
          <EmptyState
            icon={<BellOff />}
            title={t('empty')}
            text={t('emptyText')}
            action={<LinkButton href={paths.home()}>{t('toHome')}</LinkButton>}
          />
        }
      >
        {(groups) => <Notices groups={groups} view={view} />}
      </QueryView>
    </div>
  );
}

function Notices({ groups, view }: { groups: AnnouncementGroups; view: NoticeView }) {
  const { t } = useTranslation('announcements');
  const listed = listedNotices(groups, view.kind);
  const chosen = view.notice === undefined ? undefined : findNotice(groups, view.notice);
  const { shown } = sheetOf(listed, view.sheet);
  const beside = view.notice === undefined ? shown[0] : chosen;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-8">
      <div className={classes('flex-col gap-4', view.notice ? 'hidden lg:flex' : 'flex')}>
        <List listed={listed} view={view} />
      </div>
      <div className={classes('lg:sticky lg:top-32', !view.notice && 'hidden lg:block')}>
        {view.notice !== undefined && (
          <a
            href={viewAddress({ ...view, notice: undefined })}
            className="mb-3 inline-flex min-h-10 items-center gap-2 text-accent-text text-sm lg:hidden"
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            {t('back')}
          </a>
        )}
        {beside ? <Detail notice={beside} /> : <Gone view={view} />}
      </div>
    </div>
  );
}

function List({ listed, view }: { listed: readonly Announcement[]; view: NoticeView }) {
  const { t } = useTranslation('announcements');
  const go = useGo();
  const top = useRef<HTMLDivElement>(null);
  const { sheet, sheets, shown } = sheetOf(listed, view.sheet);
  return (
    <>
      <Segments
        label={t('kinds')}
        segments={NOTICE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={view.kind}
        onValueChange={(kind) => go(viewAddress({ kind, sheet: 1, notice: undefined }), { replace: true })}
      />
      <div ref={top} className="lit scroll-mt-32 overflow-hidden rounded-large bg-surface">
        {shown.length === 0 ? (
          <EmptyState icon={<BellOff />} title={t('noneOfKind')} />
        ) : (
          <ul className="divide-y divide-line">
            {shown.map((notice) => (
              <li key={notice.id}>
                <NoticeRow
                  notice={notice}
                  href={viewAddress({ ...view, sheet, notice: notice.id })}
                  current={notice.id === view.notice}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Pager
        label={t('sheets')}
        page={sheet}
        pages={sheets}
        top={top}
        onPage={(next) => go(viewAddress({ ...view, sheet: next, notice: undefined }))}
      />
    </>
  );
}

function Detail({ notice }: { notice: Announcement }) {
  return (
    <article className="lit flex flex-col gap-2 rounded-large bg-surface p-5 sm:p-7 lg:p-9">
      <h2
        lang={LANGUAGES[notice.language].tag}
        className="text-balance font-display font-semibold text-2xl leading-snug lg:text-3xl lg:leading-snug"
      >
        {notice.title}
      </h2>
      <NoticeText notice={notice} />
    </article>
  );
}

function Gone({ view }: { view: NoticeView }) {
  const { t } = useTranslation('announcements');
  return (
    <EmptyState
      icon={<BellOff />}
      title={t('gone')}
      text={t('goneText')}
      action={
        <LinkButton href={viewAddress({ ...view, notice: undefined })} variant="secondary">
          {t('back')}
        </LinkButton>
      }
    />
  );
}

function Shape() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-8">
      <div className="flex flex-col gap-3">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-18 rounded-medium" />
        ))}
      </div>
      <Skeleton className="hidden h-96 rounded-large lg:block" />
    </div>
  );
}
