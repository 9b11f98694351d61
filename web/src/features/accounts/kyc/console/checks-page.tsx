import {
  exportIdentityChecks,
  IDENTITY_FLAGS,
  type IdentityRow,
  listIdentityChecks,
} from '@lanna/contract/accounts/kyc/ops';
import { IDENTITY_DOCUMENTS } from '@lanna/rules/accounts/kyc/identity-documents';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { FlagBadges } from './flag-badges.tsx';
import { IDENTITY_TONES } from './tones.ts';

const keyOf = (row: IdentityRow) => row.id;
const pageOf = (row: IdentityRow) => `/identity-checks/${row.id}`;
const STATES = ['undecided', 'submitted', 'reviewing', 'approved', 'rejected', 'expired'] as const;

/** The queue of documents, the oldest first: what members have sent, what the portal found, and who has it. */
export function ChecksPage() {
  const { t } = useTranslation('kyc-console');
  const mayDecide = useMay()('kyc.decide');
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'kind',
      kind: 'choice',
      label: t('filter.kind'),
      options: IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    {
      name: 'flag',
      kind: 'choice',
      label: t('filter.flag'),
      options: IDENTITY_FLAGS.map((value) => ({ value, label: t(`flag.${value}`) })),
    },
    {
      name: 'mine',
      kind: 'choice',
      label: t('filter.whose'),
      options: [{ value: 'true', label: t('filter.mine') }],
    },
    { name: 'at', kind: 'days', label: t('filter.days') },
  ]);
  return (
    <ConsolePage fill title={t('desk.title')} description={t('desk.text')}>
      <DataTable
        name="identity-checks"
        caption={t('desk.title')}
        list={listIdentityChecks}
        csv={exportIdentityChecks}
        filter={filter}
        sorted="at"
        rowKey={keyOf}
        {...(mayDecide && { href: pageOf })}
        notice="identity_changed"
        columns={[
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => (
              <StatusBadge tone={IDENTITY_TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
            ),
            width: 150,
          },
          {
            id: 'at',
            head: t('column.at'),
            cell: (row) => <When at={row.sentAt} brand={row.brand} />,
            sort: 'at',
            width: 150,
          },
          {
            id: 'member',
            head: t('column.member'),
            cell: (row) => row.member.name,
            width: 180,
          },
          {
            id: 'kind',
            head: t('column.kind'),
            cell: (row) => `${t(`kind.${row.kind}`)} ${row.numberMasked}`,
            width: 260,
          },
          { id: 'attempt', head: t('column.attempt'), align: 'end', cell: (row) => row.attempt, width: 80 },
          {
            id: 'flags',
            head: t('column.flags'),
            cell: (row) => <FlagBadges flags={row.flags} />,
            width: 320,
          },
          { id: 'handledBy', head: t('column.handledBy'), cell: (row) => row.handledBy ?? '–', width: 120 },
          {
            id: 'reasons',
            head: t('column.reasons'),
            cell: (row) => row.reasons.map((reason) => t(`reason.${reason}`)).join(', ') || '–',
            width: 220,
          },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
          {
            id: 'changed',
            head: t('column.changed'),
            cell: (row) => <When at={row.changedAt} brand={row.brand} />,
            sort: 'changed',
            width: 150,
            hidden: true,
          },
        ]}
        empty={{ title: t('desk.empty'), text: t('desk.emptyText') }}
      />
    </ConsolePage>
  );
}
