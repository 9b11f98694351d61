import { type BonusCaseRow, listBonusCases } from '@lanna/contract/rewards/bonuses/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import type { Tone } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { CasePanel } from './case-panel.tsx';

const TONES = { open: 'warning', cleared: 'quiet', confirmed: 'danger' } as const satisfies Record<
  BonusCaseRow['state'],
  Tone
>;
const by = filtersOf(listBonusCases);
const column = columnsOf(listBonusCases);

/** Bonuses that look as if one person had taken more than one, or had risked nothing. */
export function CasesPage() {
  const { t } = useTranslation('bonuses-console');
  const content = useContentText();
  const filter = useListFilter([
    by.search(t('cases.search')),
    by.choice('state', t('field.state'), (state) => t(`caseState.${state}`)),
  ]);
  return (
    <ConsolePage fill title={t('cases.title')} description={t('cases.text')}>
      <DataTable
        name="bonus-cases"
        caption={t('cases.title')}
        list={listBonusCases}
        filter={filter}
        notice="bonus_cases_changed"
        columns={[
          column.badge('state', t('field.state'), TONES, (state) => t(`caseState.${state}`), { width: 120 }),
          column.member(t('field.member'), { width: 150 }),
          column.of('name', t('field.name'), ({ name }) => content(name), { width: 200 }),
          column.of(
            'signals',
            t('cases.signals'),
            ({ signals }) => signals.map((signal) => t(`signal.${signal}`)).join(' · '),
            { width: 260 },
          ),
          column.of('others', t('cases.others'), ({ others }) => others.map(({ name }) => name).join(', '), {
            width: 200,
          }),
          column.moment('foundAt', t('cases.foundAt'), { id: 'at', sort: 'at', width: 150 }),
          column.brand(t('field.brand'), { width: 110 }),
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('cases.title'),
          body: (_, row) => (row ? <CasePanel key={row.id} row={row} /> : <p>{t('cases.gone')}</p>),
        }}
        empty={{ title: t('cases.empty'), text: t('cases.emptyText') }}
      />
    </ConsolePage>
  );
}
