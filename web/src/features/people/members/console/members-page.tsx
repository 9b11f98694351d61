import {
  exportMembers,
  listMembers,
  MEMBER_STATUSES,
  MEMBER_TYPES,
  type MemberRow,
} from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { MemberStatusBadge, MemberType } from './member-status.tsx';

/** Looks for members: one field finds by whatever is known of a member. */
export function MembersPage() {
  const { t } = useTranslation('members-console');
  const filter = useListFilter([
    {
      name: 'search',
      kind: 'text',
      label: t('filter.search'),
      placeholder: t('filter.searchHint'),
    },
    {
      name: 'status',
      kind: 'choice',
      label: t('filter.status'),
      options: MEMBER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'type',
      kind: 'choice',
      label: t('filter.type'),
      options: MEMBER_TYPES.map((value) => ({ value: String(value), label: t(`type.${value}`) })),
    },
    { name: 'registered', kind: 'days', label: t('filter.registered') },
    {
      name: 'hasBalance',
      kind: 'choice',
      label: t('filter.balance'),
      options: [
        { value: 'yes', label: t('filter.hasMoney') },
        { value: 'no', label: t('filter.hasNone') },
      ],
    },
    { name: 'seen', kind: 'days', label: t('filter.seen'), names: ['seenSince', 'seenUntil'] },
    { name: 'agent', kind: 'text', label: t('filter.agent'), placeholder: t('filter.agentHint') },
    { name: 'label', kind: 'text', label: t('filter.label'), placeholder: t('filter.labelHint') },
    {
      name: 'duplicates',
      kind: 'choice',
      label: t('filter.duplicates'),
      options: [{ value: 'open', label: t('filter.toDecide') }],
    },
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="members"
        caption={t('title')}
        list={listMembers}
        csv={exportMembers}
        filter={filter}
        sorted="-registered"
        rowKey={idOf}
        notice="members_changed"
        href={pageOf}
        columns={[
          {
            id: 'username',
            head: t('column.username'),
            width: 180,
            sort: 'name',
            cell: (row) => (
              <span className="flex min-w-0 items-baseline gap-2">
                <span className="truncate font-medium">{row.username}</span>
                {row.nickname !== row.username && (
                  <span className="truncate text-muted text-xs">{row.nickname}</span>
                )}
              </span>
            ),
          },
          {
            id: 'status',
            head: t('column.status'),
            width: 120,
            cell: (row) => <MemberStatusBadge status={row.status} />,
          },
          {
            id: 'type',
            head: t('column.type'),
            width: 130,
            cell: (row) => <MemberType type={row.type} demoPlayer={row.demoPlayer} />,
          },
          { id: 'brand', head: t('column.brand'), width: 110, cell: (row) => row.brand },
          { id: 'mobile', head: t('column.mobile'), width: 135, cell: (row) => row.mobileMasked },
          { id: 'email', head: t('column.email'), width: 170, hidden: true, cell: (row) => row.emailMasked },
          { id: 'agent', head: t('column.agent'), width: 140, cell: (row) => row.agent?.username },
          {
            id: 'rank',
            head: t('column.rank'),
            width: 80,
            hidden: true,
            align: 'end',
            cell: (row) => row.rankLevel,
          },
          {
            id: 'labels',
            head: t('column.labels'),
            width: 150,
            hidden: true,
            cell: (row) => row.labels.join(', '),
          },
          {
            id: 'balance',
            head: t('column.balance'),
            width: 115,
            align: 'end',
            cell: (row) => <Money amount={row.balance} brand={row.brand} />,
          },
          {
            id: 'seen',
            head: t('column.seen'),
            width: 145,
            sort: 'seen',
            cell: (row) => <When at={row.seenAt} brand={row.brand} />,
          },
          {
            id: 'registered',
            head: t('column.registered'),
            width: 110,
            sort: 'registered',
            cell: (row) => <When at={row.registeredAt} brand={row.brand} variant="day" />,
          },
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
    </ConsolePage>
  );
}

const idOf = ({ id }: MemberRow) => id;
const pageOf = ({ id }: MemberRow) => `/members/${id}`;
