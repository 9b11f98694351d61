import {
  ANNOUNCEMENT_STATES,
  type AnnouncementRow,
  listOpsAnnouncements,
  WRITTEN_TYPES,
} from '@lanna/contract/content/announcements/ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { STATE_TONES } from './state-tones.ts';
import { useAudienceText } from './use-audience-text.ts';

const keyOf = ({ id }: AnnouncementRow) => id;
const pageOf = ({ id }: AnnouncementRow) => `/announcements/${id}`;

/** What the brands announce: running, planned, over and off. */
export function AnnouncementsPage() {
  const { t } = useTranslation('announcements-console');
  const goTo = useGoTo();
  const text = useContentText();
  const audienceText = useAudienceText();
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'type',
      kind: 'choice',
      label: t('field.type'),
      options: WRITTEN_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      name: 'state',
      kind: 'choice',
      label: t('field.state'),
      options: ANNOUNCEMENT_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]);
  return (
    <ConsolePage
      fill
      title={t('title')}
      description={t('text')}
      actions={
        <Can permission="announcements.change">
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => goTo('/new-announcement')}>
            {t('add')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="announcements"
        caption={t('title')}
        list={listOpsAnnouncements}
        filter={filter}
        sorted="-startsAt"
        rowKey={keyOf}
        href={pageOf}
        notice="announcements_changed"
        columns={[
          {
            id: 'state',
            head: t('field.state'),
            width: 110,
            cell: ({ state }) => <StatusBadge tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
          },
          { id: 'type', head: t('field.type'), width: 130, cell: ({ type }) => t(`type.${type}`) },
          {
            id: 'title',
            head: t('field.title'),
            width: 320,
            cell: ({ title, picture }) => (
              <span className="flex min-w-0 items-center gap-2.5">
                {picture && (
                  <img
                    src={picture}
                    alt=""
                    loading="lazy"
                    className="h-6 w-11 shrink-0 rounded-small object-cover"
                  />
                )}
                <span className="truncate font-medium">{text(title)}</span>
              </span>
            ),
          },
          { id: 'brand', head: t('field.brand'), width: 110, cell: ({ brand }) => brand },
          {
            id: 'startsAt',
            head: t('field.startsAt'),
            width: 150,
            sort: 'startsAt',
            cell: ({ startsAt, brand }) => <When at={startsAt} brand={brand} />,
          },
          {
            id: 'endsAt',
            head: t('field.endsAt'),
            width: 150,
            cell: ({ endsAt, brand }) => <When at={endsAt} brand={brand} never={t('openEnd')} />,
          },
          {
            id: 'audience',
            head: t('field.audience'),
            width: 220,
            cell: ({ audience }) => audienceText(audience),
          },
          {
            id: 'position',
            head: t('field.position'),
            width: 90,
            align: 'end',
            sort: 'position',
            cell: ({ position }) => position,
          },
          {
            id: 'changedAt',
            head: t('field.changed'),
            width: 190,
            sort: 'changedAt',
            cell: ({ changedAt, changedBy, brand }) => (
              <>
                <When at={changedAt} brand={brand} /> · {changedBy}
              </>
            ),
          },
        ]}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}
