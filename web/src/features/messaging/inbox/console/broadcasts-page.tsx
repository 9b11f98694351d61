import { BROADCAST_KINDS, type BroadcastRow, listBroadcasts } from '@lanna/contract/messaging/inbox/ops';
import { BROADCAST_STATES } from '@lanna/rules/messaging/inbox/broadcast';
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
import { displayCount } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { STATE_TONES } from './state-tones.ts';

const keyOf = ({ id }: BroadcastRow) => id;
const pageOf = ({ id }: BroadcastRow) => `/broadcasts/${id}`;

/** What the brands have written to many members. */
export function BroadcastsPage() {
  const { t } = useTranslation('inbox-console');
  const goTo = useGoTo();
  const text = useContentText();
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('field.state'),
      options: BROADCAST_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('field.kind'),
      options: BROADCAST_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
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
        sorted="-changedAt"
        rowKey={keyOf}
        href={pageOf}
        notice="broadcasts_changed"
        columns={[
          {
            id: 'state',
            head: t('field.state'),
            width: 150,
            cell: ({ state }) => <StatusBadge tone={STATE_TONES[state]}>{t(`state.${state}`)}</StatusBadge>,
          },
          {
            id: 'title',
            head: t('field.title'),
            width: 320,
            cell: ({ title }) => <span className="truncate font-medium">{text(title)}</span>,
          },
          { id: 'kind', head: t('field.kind'), width: 110, cell: ({ kind }) => t(`kind.${kind}`) },
          { id: 'brand', head: t('field.brand'), width: 110, cell: ({ brand }) => brand },
          {
            id: 'sendAt',
            head: t('field.sendAt'),
            width: 150,
            sort: 'sendAt',
            cell: ({ sendAt, brand }) => <When at={sendAt} brand={brand} never={t('notYet')} />,
          },
          {
            id: 'recipients',
            head: t('field.recipients'),
            width: 110,
            align: 'end',
            cell: ({ recipients }) => (recipients === null ? '' : displayCount(recipients)),
          },
          {
            id: 'delivered',
            head: t('field.delivered'),
            width: 110,
            align: 'end',
            cell: ({ delivered }) => displayCount(delivered),
          },
          {
            id: 'read',
            head: t('field.read'),
            width: 130,
            align: 'end',
            cell: ({ read, delivered }) => `${displayCount(read)} · ${percentOf(read, delivered)} %`,
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

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
