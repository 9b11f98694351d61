import { type AlertRow, listAlerts } from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { AlertPanel } from './alert-panel.tsx';
import { AlertsHelp } from './alerts-help.tsx';
import { useFoundText } from './found-text.ts';
import { STATE_TONES } from './state-tones.ts';

const by = filtersOf(listAlerts);
const column = columnsOf(listAlerts);

/** What rules have found: under way, in whose hands, and what was before. */
export function AlertsPage() {
  const { t } = useTranslation('alerts-console');
  const foundText = useFoundText();
  const filter = useListFilter([
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
    by.choice('kind', t('filter.kind'), (kind) => t(`kind.${kind}`)),
  ]);
  const found = (row: AlertRow) => <span className="line-clamp-2">{foundText(row)}</span>;
  return (
    <ConsolePage
      fill
      title={t('title')}
      description={t('text')}
      actions={
        <LinkButton href="/alert-rules" size="small" variant="secondary">
          {t('rules.title')}
        </LinkButton>
      }
    >
      <DataTable
        name="alerts"
        caption={t('title')}
        list={listAlerts}
        filter={filter}
        notice="alerts_changed"
        columns={[
          column.badge('state', t('filter.state'), STATE_TONES, (state) => t(`state.${state}`), {
            width: 130,
          }),
          column.of('rule', t('column.rule'), (row) => row.rule.name, { width: 200 }),
          column.of('found', t('column.found'), found, { width: 420 }),
          column.text('times', t('column.times'), { align: 'end', width: 90 }),
          column.moment('since', t('column.since'), { sort: 'since', width: 150 }),
          column.moment('lastSeenAt', t('column.lastSeen'), { width: 150 }),
          column.text('handler', t('column.handler'), { width: 140 }),
          column.text('brand', t('column.brand'), { none: t('house'), width: 110 }),
        ]}
        panel={{
          title: (_, row) => row?.rule.name ?? t('title'),
          body: (id) => <AlertPanel key={id} id={id} />,
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      <AlertsHelp />
    </ConsolePage>
  );
}
