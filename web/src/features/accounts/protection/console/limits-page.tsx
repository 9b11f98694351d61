import { listProtections, type ProtectionRow } from '@lanna/contract/accounts/protection/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useLimitWords } from './limit-words.ts';
import { ProtectionTabs } from './protection-tabs.tsx';

const by = filtersOf(listProtections);
const column = columnsOf(listProtections);
const keyOf = (row: ProtectionRow) => row.member.id;
const pageOf = (row: ProtectionRow) => `/members/${row.member.id}?tab=protection`;

/** Members who have set limits of their own. */
export function LimitsPage() {
  const { t } = useTranslation('protection-console');
  const filter = useListFilter([
    by.search(t('filter.member')),
    by.choice('kind', t('filter.limit'), (kind) => t(`limit.${kind}`)),
    {
      name: 'pending',
      kind: 'flag',
      label: t('filter.pending'),
      yes: t('filter.waits'),
      no: t('filter.waitsNot'),
    },
  ]);
  return (
    <ConsolePage fill title={t('limits.title')} description={t('limits.text')}>
      <ProtectionTabs />
      <DataTable
        name="protections"
        caption={t('limits.title')}
        list={listProtections}
        filter={filter}
        rowKey={keyOf}
        href={pageOf}
        notice="protection_changed"
        columns={[
          column.member(t('column.member'), { width: 170 }),
          column.of('limits', t('column.limits'), (row) => <OwnLimits row={row} />, { width: 520 }),
          column.of('pending', t('column.pending'), (row) => row.pending || '–', {
            align: 'end',
            width: 110,
          }),
          column.brand(t('column.brand'), { width: 110 }),
          column.moment('changedAt', t('column.changed'), { id: 'changed', sort: 'changed', width: 150 }),
        ]}
        empty={{ title: t('limits.empty'), text: t('limits.emptyText') }}
      />
    </ConsolePage>
  );
}

function OwnLimits({ row }: { row: ProtectionRow }) {
  const words = useLimitWords(row.brand);
  return (
    <span className="figures">
      {row.limits.map((limit) => `${words.name(limit)} ${words.value(limit.kind, limit.value)}`).join(', ')}
    </span>
  );
}
