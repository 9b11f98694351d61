import { type BroadcastRow, listBroadcasts } from '@lanna/contract/messaging/inbox/ops';
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
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { STATE_TONES } from './state-tones.ts';

const by = filtersOf(listBroadcasts);
const column = columnsOf(listBroadcasts);
const pageOf = ({ id }: BroadcastRow) => `/broadcasts/${id}`;

/** What the brands have written to many members. */
export function BroadcastsPage() {
  const { t } = useTranslation('inbox-console');
  const goTo = useGoTo();
  const text = useContentText();
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('field.state'), (state) => t(`state.${state}`)),
    by.choice('kind', t('field.kind'), (kind) => t(`kind.${kind}`)),
  ]);
  return (
    <ConsolePage
      fill
      title={t('title')}
      description={t('text')}
      actions={
        <Can permission="inbox.write">
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => goTo('/new-broadcast')}>
            {t('add')}
          </Button>
        </Can>
      }
    >
      <DataTable
        name="broadcasts"
        caption={t('title')}
        list={listBroadcasts}
        filter={filter}
        href={pageOf}
        notice="broadcasts_changed"
        columns={[
          column.badge('state', t('field.state'), STATE_TONES, (state) => t(`state.${state}`), {
            width: 150,
          }),
          column.of(
            'title',
            t('field.title'),
            ({ title }) => <span className="truncate font-medium">{text(title)}</span>,
            { width: 320 },
          ),
          column.word('kind', t('field.kind'), (kind) => t(`kind.${kind}`), { width: 110 }),
          column.brand(t('field.brand'), { width: 110 }),
          column.moment('sendAt', t('field.sendAt'), { never: t('notYet'), sort: 'sendAt', width: 150 }),
          column.word(
            'recipients',
            t('field.recipients'),
            (recipients) => (recipients === null ? '' : displayCount(recipients)),
            { align: 'end', width: 110 },
          ),
          column.word('delivered', t('field.delivered'), displayCount, { align: 'end', width: 110 }),
          column.of(
            'read',
            t('field.read'),
            ({ read, delivered }) => `${displayCount(read)} · ${percentOf(read, delivered)} %`,
            { align: 'end', width: 130 },
          ),
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

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
