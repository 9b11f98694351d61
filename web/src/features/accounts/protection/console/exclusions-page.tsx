import { countExclusions, listExclusions } from '@lanna/contract/accounts/protection/ops-exclusion';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandScope } from '../../../../console/brand-scope.ts';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Can } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ExclusionPanel } from './exclusion-panel.tsx';
import { ExclusionState } from './exclusion-state.tsx';
import { ProtectionTabs } from './protection-tabs.tsx';
import { RegistryDialog } from './registry-dialog.tsx';

const by = filtersOf(listExclusions);
const column = columnsOf(listExclusions);

/** Who is out of play: time-outs and self-exclusions, of members and of the registry. */
export function ExclusionsPage() {
  const { t } = useTranslation('protection-console');
  const [adding, setAdding] = useState(false);
  const { brand } = useBrandScope();
  const filter = useListFilter([
    by.search(t('filter.member')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
    by.choice('kind', t('filter.kind'), (kind) => t(`kind.${kind}`)),
    by.choice('origin', t('filter.origin'), (origin) => t(`origin.${origin}`)),
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
        filter={filter}
        notice="protection_changed"
        columns={[
          column.word('kind', t('column.kind'), (kind) => t(`kind.${kind}`), { width: 150 }),
          column.of('state', t('column.state'), ({ state }) => <ExclusionState state={state} />, {
            width: 170,
          }),
          column.of(
            'member',
            t('column.member'),
            ({ member }) => member?.username ?? <span className="text-muted">{t('noMember')}</span>,
            { width: 170 },
          ),
          column.text('accounts', t('column.accounts'), { align: 'end', width: 100 }),
          column.moment('since', t('column.since'), { sort: 'since', width: 150 }),
          column.moment('until', t('column.until'), { never: t('forGood'), width: 150 }),
          column.word('origin', t('column.origin'), (origin) => t(`origin.${origin}`), { width: 190 }),
          column.word('reason', t('column.reason'), (reason) => reason || '–', { width: 260 }),
          column.brand(t('column.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) => row?.member?.username ?? t('exclusion'),
          body: (_, row) => row && <ExclusionPanel exclusion={row} />,
        }}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
      {adding && <RegistryDialog onClose={() => setAdding(false)} />}
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
