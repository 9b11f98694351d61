import {
  countExclusions,
  EXCLUSION_ORIGINS,
  EXCLUSION_STATES,
  type ExclusionRow,
  exportExclusions,
  listExclusions,
} from '@lanna/contract/accounts/protection/ops-exclusion';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ExclusionPanel } from './exclusion-panel.tsx';
import { ExclusionState } from './exclusion-state.tsx';
import { ProtectionTabs } from './protection-tabs.tsx';
import { RegistryDialog } from './registry-dialog.tsx';

const keyOf = (row: ExclusionRow) => row.id;

/** Who is out of play: time-outs and self-exclusions, of members and of the registry. */
export function ExclusionsPage() {
  const { t } = useTranslation('protection-console');
  const [adding, setAdding] = useState(false);
  const { brand } = useBrandScope();
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.member') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: (['in_force', ...EXCLUSION_STATES, 'suspected'] as const).map((value) => ({
        value,
        label: t(`state.${value}`),
      })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('filter.kind'),
      options: (['time_out', 'self_exclusion'] as const).map((value) => ({
        value,
        label: t(`kind.${value}`),
      })),
    },
    {
      name: 'origin',
      kind: 'choice',
      label: t('filter.origin'),
      options: EXCLUSION_ORIGINS.map((value) => ({ value, label: t(`origin.${value}`) })),
    },
  ]);
  return (
    <ConsolePage
      fill
      title={t('title')}
      description={t('text')}
      actions={
        <>
          {brand && (
            <Can permission="brands.read" brand={brand}>
              <ConsoleLink href={`/brands/${brand}`}>{t('toSettings')}</ConsoleLink>
            </Can>
          )}
          <Can permission="protection.exclude">
            <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t('registry.add')}
            </Button>
          </Can>
        </>
      }
    >
      <ProtectionTabs />
      <Counts />
      <DataTable
        name="exclusions"
        caption={t('title')}
        list={listExclusions}
        csv={exportExclusions}
        filter={filter}
        sorted="-since"
        rowKey={keyOf}
        notice="protection_changed"
        columns={[
          { id: 'kind', head: t('column.kind'), cell: (row) => t(`kind.${row.kind}`), width: 150 },
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => <ExclusionState state={row.state} />,
            width: 170,
          },
          {
            id: 'member',
            head: t('column.member'),
            cell: (row) => row.member?.username ?? <span className="text-muted">{t('noMember')}</span>,
            width: 170,
          },
          {
            id: 'accounts',
            head: t('column.accounts'),
            align: 'end',
            cell: (row) => row.accounts,
            width: 100,
          },
          {
            id: 'since',
            head: t('column.since'),
            cell: (row) => <When at={row.since} brand={row.brand} />,
            sort: 'since',
            width: 150,
          },
          {
            id: 'until',
            head: t('column.until'),
            cell: (row) => <When at={row.until} brand={row.brand} never={t('forGood')} />,
            width: 150,
          },
          { id: 'origin', head: t('column.origin'), cell: (row) => t(`origin.${row.origin}`), width: 190 },
          { id: 'reason', head: t('column.reason'), cell: (row) => row.reason || '–', width: 260 },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
        ]}
        panel={{
          title: (_, row) => row?.member?.username ?? t('exclusion'),
          body: (_, row) => row && <ExclusionPanel exclusion={row} />,
        }}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
      <RegistryDialog open={adding} onClose={() => setAdding(false)} />
    </ConsolePage>
  );
}

const COUNTS = ['timeOuts', 'selfExclusions', 'forGood', 'ending', 'overdue', 'registry'] as const;

/** How many of each hold now. Without an answer there is nothing to say: the list below says what is wrong. */
function Counts() {
  const { t } = useTranslation('protection-console');
  const { brand } = useBrandScope();
  const { data } = useOps(countExclusions, { query: { brand } });
  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-medium border border-line bg-line lg:grid-cols-6">
      {COUNTS.map((name) => (
        <div key={name} className="bg-surface px-4 py-2.5">
          <dt className="truncate text-muted text-xs">{t(`count.${name}`)}</dt>
          <dd className="figures font-semibold text-lg">{data ? data[name] : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
