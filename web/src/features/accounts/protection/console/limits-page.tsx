import { LIMIT_KINDS } from '@lanna/contract/accounts/protection/limits';
import {
  exportProtections,
  listProtections,
  type ProtectionRow,
} from '@lanna/contract/accounts/protection/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { useLimitWords } from './limit-words.ts';
import { ProtectionTabs } from './protection-tabs.tsx';

const keyOf = (row: ProtectionRow) => row.member.id;
const pageOf = (row: ProtectionRow) => `/members/${row.member.id}?tab=protection`;

/** Members who have set limits of their own. */
export function LimitsPage() {
  const { t } = useTranslation('protection-console');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.member') },
    {
      name: 'kind',
      kind: 'choice',
      label: t('filter.limit'),
      options: ([...LIMIT_KINDS, 'session', 'reality_check'] as const).map((value) => ({
        value,
        label: t(`limit.${value}`),
      })),
    },
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
        csv={exportProtections}
        filter={filter}
        sorted="-changed"
        rowKey={keyOf}
        href={pageOf}
        notice="protection_changed"
        columns={[
          { id: 'member', head: t('column.member'), cell: (row) => row.member.name, width: 170 },
          { id: 'limits', head: t('column.limits'), cell: (row) => <OwnLimits row={row} />, width: 520 },
          {
            id: 'pending',
            head: t('column.pending'),
            align: 'end',
            cell: (row) => row.pending || '–',
            width: 110,
          },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
          {
            id: 'changed',
            head: t('column.changed'),
            cell: (row) => <When at={row.changedAt} brand={row.brand} />,
            sort: 'changed',
            width: 150,
          },
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
