import { listMembers, MEMBER_TYPES, type MemberRow } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { MemberStatusBadge, MemberType } from './member-status.tsx';

const by = filtersOf(listMembers);
const column = columnsOf(listMembers);

/** Looks for members: one field finds by whatever is known of a member. */
export function MembersPage() {
  const { t } = useTranslation('members-console');
  const filter = useListFilter([
    by.search(t('filter.search'), t('filter.searchHint')),
    by.choice('status', t('filter.status'), (status) => t(`status.${status}`)),
    by.choiceOf(
      'type',
      t('filter.type'),
      MEMBER_TYPES.map((type) => ({ value: String(type), label: t(`type.${type}`) })),
    ),
    by.days('registered', t('filter.registered')),
    by.choice('hasBalance', t('filter.balance'), (has) =>
      has === 'yes' ? t('filter.hasMoney') : t('filter.hasNone'),
    ),
    { name: 'seen', kind: 'days', label: t('filter.seen'), names: ['seenSince', 'seenUntil'] },
    by.member('agent', t('filter.agent'), true),
    by.text('label', t('filter.label'), t('filter.labelHint')),
    by.choice('duplicates', t('filter.duplicates'), () => t('filter.toDecide')),
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="members"
        caption={t('title')}
        list={listMembers}
        filter={filter}
        notice="members_changed"
        href={pageOf}
        columns={[
          column.of('username', t('column.username'), (row) => <MemberName of={row} />, {
            sort: 'name',
            width: 180,
          }),
          column.of('status', t('column.status'), ({ status }) => <MemberStatusBadge status={status} />, {
            width: 120,
          }),
          column.of(
            'type',
            t('column.type'),
            ({ type, demoPlayer }) => <MemberType type={type} demoPlayer={demoPlayer} />,
            { width: 130 },
          ),
          column.brand(t('column.brand'), { width: 110 }),
          column.text('mobileMasked', t('column.mobile'), { id: 'mobile', width: 135 }),
          column.text('emailMasked', t('column.email'), { id: 'email', width: 170, hidden: true }),
          column.of('agent', t('column.agent'), (row) => row.agent?.username, { width: 140 }),
          column.text('rankLevel', t('column.rank'), { id: 'rank', width: 80, hidden: true, align: 'end' }),
          column.of('labels', t('column.labels'), (row) => row.labels.join(', '), {
            width: 150,
            hidden: true,
          }),
          column.money('balance', t('column.balance'), { width: 115 }),
          column.moment('seenAt', t('column.seen'), { id: 'seen', sort: 'seen', width: 145 }),
          column.moment('registeredAt', t('column.registered'), {
            id: 'registered',
            sort: 'registered',
            variant: 'day',
            width: 110,
          }),
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
    </ConsolePage>
  );
}

function MemberName({ of: { username, nickname } }: { of: MemberRow }) {
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <span className="truncate font-medium">{username}</span>
      {nickname !== username && <span className="truncate text-muted text-xs">{nickname}</span>}
    </span>
  );
}

const pageOf = ({ id }: MemberRow) => `/members/${id}`;
