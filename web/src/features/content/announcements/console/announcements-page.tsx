import { type AnnouncementRow, listOpsAnnouncements } from '@lanna/contract/content/announcements/ops';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { STATE_TONES } from './state-tones.ts';
import { useAudienceText } from './use-audience-text.ts';

const by = filtersOf(listOpsAnnouncements);
const column = columnsOf(listOpsAnnouncements);
const pageOf = ({ id }: AnnouncementRow) => `/announcements/${id}`;

/** What the brands announce: running, planned, over and off. */
export function AnnouncementsPage() {
  const { t } = useTranslation('announcements-console');
  const goTo = useGoTo();
  const audienceText = useAudienceText();
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('type', t('field.type'), (type) => t(`type.${type}`)),
    by.choice('state', t('field.state'), (state) => t(`state.${state}`)),
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
        href={pageOf}
        notice="announcements_changed"
        columns={[
          column.badge('state', t('field.state'), STATE_TONES, (state) => t(`state.${state}`), {
            width: 110,
          }),
          column.word('type', t('field.type'), (type) => t(`type.${type}`), { width: 130 }),
          column.of('title', t('field.title'), (row) => <Title of={row} />, { width: 320 }),
          column.brand(t('field.brand'), { width: 110 }),
          column.moment('startsAt', t('field.startsAt'), { sort: 'startsAt', width: 150 }),
          column.moment('endsAt', t('field.endsAt'), { never: t('openEnd'), width: 150 }),
          column.word('audience', t('field.audience'), audienceText, { width: 220 }),
          column.text('position', t('field.position'), { sort: 'position', align: 'end', width: 90 }),
          column.of(
            'changedAt',
            t('field.changed'),
            ({ changedAt, changedBy, brand }) => (
              <>
                <When at={changedAt} brand={brand} /> · {changedBy}
              </>
            ),
            { sort: 'changedAt', width: 190 },
          ),
        ]}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function Title({ of: { title, picture } }: { of: AnnouncementRow }) {
  const text = useContentText();
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {picture && (
        <img src={picture} alt="" loading="lazy" className="h-6 w-11 shrink-0 rounded-small object-cover" />
      )}
      <span className="truncate font-medium">{text(title)}</span>
    </span>
  );
}
