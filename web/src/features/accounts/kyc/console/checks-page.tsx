import { type IdentityRow, listIdentityChecks } from '@lanna/contract/accounts/kyc/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useMay } from '../../../../console/operator.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { FlagBadges } from './flag-badges.tsx';
import { IDENTITY_TONES } from './tones.ts';

const by = filtersOf(listIdentityChecks);
const column = columnsOf(listIdentityChecks);
const pageOf = (row: IdentityRow) => `/identity-checks/${row.id}`;
const STATES = ['undecided', 'submitted', 'reviewing', 'approved', 'rejected', 'expired'] as const;

/** The queue of documents, the oldest first: what members have sent, what the portal found, and who has it. */
export function ChecksPage() {
  const { t } = useTranslation('kyc-console');
  const mayDecide = useMay()('kyc.decide');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`), STATES),
    by.choice('kind', t('filter.kind'), (kind) => t(`kind.${kind}`)),
    by.choice('flag', t('filter.flag'), (flag) => t(`flag.${flag}`)),
    by.choice('mine', t('filter.whose'), () => t('filter.mine')),
    by.days('at', t('filter.days')),
  ]);
  return (
    <ConsolePage fill title={t('desk.title')} description={t('desk.text')}>
      <DataTable
        name="identity-checks"
        caption={t('desk.title')}
        list={listIdentityChecks}
        filter={filter}
        sorted="at"
        {...(mayDecide && { href: pageOf })}
        notice="identity_changed"
        columns={[
          column.badge('state', t('column.state'), IDENTITY_TONES, (state) => t(`state.${state}`), {
            width: 150,
          }),
          column.moment('sentAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.member(t('column.member'), { width: 180 }),
          column.of('kind', t('column.kind'), (row) => `${t(`kind.${row.kind}`)} ${row.numberMasked}`, {
            width: 260,
          }),
          column.text('attempt', t('column.attempt'), { align: 'end', width: 80 }),
          column.of('flags', t('column.flags'), (row) => <FlagBadges flags={row.flags} />, { width: 320 }),
          column.text('handledBy', t('column.handledBy'), { none: '–', width: 120 }),
          column.of(
            'reasons',
            t('column.reasons'),
            (row) => row.reasons.map((reason) => t(`reason.${reason}`)).join(', ') || '–',
            { width: 220 },
          ),
          column.brand(t('column.brand'), { width: 110 }),
          column.moment('changedAt', t('column.changed'), {
            id: 'changed',
            sort: 'changed',
            width: 150,
            hidden: true,
          }),
        ]}
        empty={{ title: t('desk.empty'), text: t('desk.emptyText') }}
      />
    </ConsolePage>
  );
}
