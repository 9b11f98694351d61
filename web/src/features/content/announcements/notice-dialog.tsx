import type { Announcement, AnnouncementGroups } from '@lanna/contract/content/announcements/announcements';
import { ArrowLeft, BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesQuery, useAnnouncements } from '../../../api/content/announcements.ts';
import type { OverlayProps } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { findNotice, listedNotices, sheetOf } from './notice-list.ts';
import { NoticeRow } from './notice-row.tsx';
import { NoticeText } from './notice-text.tsx';

/** Notices over any page, nine a sheet: `?dialog=notice`; one of them in full: `?dialog=notice&about=<id>`. */
export function NoticeDialog({ open, onClose, page: about }: OverlayProps) {
  const { t } = useTranslation('announcements');
  const query = useAnnouncements(noticesQuery);
  // Stays while one of them is read: back comes to where one was.
  const [sheet, setSheet] = useState(1);
  const notice = query.data && about !== undefined ? findNotice(query.data, about) : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      size="large"
      title={notice?.title ?? t('title')}
      footer={
        about !== undefined && (
          <LinkButton
            href={paths.noticeDialog()}
            variant="secondary"
            icon={<ArrowLeft aria-hidden="true" />}
            className="mr-auto"
          >
            {t('all')}
          </LinkButton>
        )
      }
      flush={about === undefined}
    >
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<Skeleton className="mx-5 h-80 rounded-medium" />}
        isEmpty={(groups) => about === undefined && listedNotices(groups, 'all').length === 0}
        empty={<EmptyState icon={<BellOff />} title={t('empty')} text={t('emptyText')} />}
        className="min-h-full"
      >
        {(groups) =>
          about === undefined ? (
            <Sheets groups={groups} sheet={sheet} onSheet={setSheet} />
          ) : (
            <One notice={findNotice(groups, about)} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

function Sheets({
  groups,
  sheet: wanted,
  onSheet,
}: {
  groups: AnnouncementGroups;
  sheet: number;
  onSheet: (sheet: number) => void;
}) {
  const { t } = useTranslation('announcements');
  const { sheet, sheets, shown } = sheetOf(listedNotices(groups, 'all'), wanted);
  return (
    <div className="flex min-h-full flex-col justify-between gap-3 pb-4">
      <ul className="divide-y divide-line border-line border-y">
        {shown.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} href={paths.noticeDialog(notice.id)} />
          </li>
        ))}
      </ul>
      <Pager label={t('sheets')} page={sheet} pages={sheets} onPage={onSheet} />
    </div>
  );
}

function One({ notice }: { notice: Announcement | undefined }) {
  const { t } = useTranslation('announcements');
  if (!notice) return <EmptyState icon={<BellOff />} title={t('gone')} text={t('goneText')} />;
  return <NoticeText notice={notice} />;
}
