import { listMemberAccounts, listMemberStatement } from '@lanna/contract/books/ledger/member-ops';
import { listAdjustments, type MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { useAccountKind } from '../../../../console/names/account-kind.ts';
import { TRANSFER_CODES, useCodeName } from '../../../../console/names/transfer-code.ts';
import { Panel } from '../../../../console/panel.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { MovementName } from './movement-name.tsx';

const by = filtersOf(listMemberStatement);
const column = columnsOf(listMemberStatement);

/** A member's accounts, what moved on them with the account on the other side, and what was done by hand. */
export function MoneyTab({ member }: { member: MemberPage }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Accounts member={member} />
        <Adjustments member={member} />
      </div>
      <Statement member={member} />
    </div>
  );
}

function Accounts({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const kindName = useAccountKind();
  const accounts = useOps(listMemberAccounts, { params: { id: member.id } });
  return (
    <Panel title={t('money.accounts')} flush>
      <QueryView
        query={accounts}
        label={t('money.accounts')}
        failed={t('last.failed')}
        shape={<Skeleton className="h-16" />}
      >
        {({ rows }) => (
          <ul className="divide-y divide-line/70">
            {rows.map((row) => (
              <li
                key={row.id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 text-sm"
              >
                <span>
                  {kindName(row.kind)} <span className="text-muted">{row.purpose}</span>
                </span>
                <span className="flex items-baseline gap-3">
                  {row.held !== '0.00' && (
                    <span className="text-muted text-xs">
                      {t('glance.held')}{' '}
                      <Money amount={row.held} brand={member.brand} currency={row.currency} />
                    </span>
                  )}
                  <Money
                    amount={row.balance}
                    brand={member.brand}
                    currency={row.currency}
                    className="font-medium"
                  />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}

function Adjustments({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const adjustments = useOps(listAdjustments, { params: { id: member.id } });
  return (
    <Panel title={t('money.byHand')} flush>
      <QueryView
        query={adjustments}
        label={t('money.byHand')}
        failed={t('last.failed')}
        shape={<Skeleton className="h-16" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="px-4 py-4 text-muted text-sm">{t('money.noneByHand')}</p>}
      >
        {({ rows }) => (
          <ul className="max-h-64 divide-y divide-line/70 overflow-y-auto">
            {rows.map((row) => (
              <li key={row.id} className="flex flex-col gap-1 px-4 py-2 text-sm">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <Money amount={row.amount} brand={member.brand} signed className="font-medium" />
                  <StatusBadge tone={row.postedAt ? 'success' : 'warning'}>
                    {t(row.postedAt ? 'money.posted' : 'money.waits')}
                  </StatusBadge>
                </span>
                <span>{row.reason}</span>
                <span className="text-muted text-xs">
                  <When at={row.askedAt} brand={member.brand} /> · {row.operator}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  );
}

function Statement({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const codeName = useCodeName();
  const kindName = useAccountKind();
  const { brand } = member;
  const filter = useListFilter([
    by.days('days', t('money.days')),
    by.choiceOf(
      'code',
      t('money.code'),
      TRANSFER_CODES.map((value) => ({ value, label: codeName(value) })),
    ),
    by.choice('way', t('money.way'), (way) => t(`money.${way}`)),
  ]);
  return (
    <Panel title={t('money.statement')}>
      <DataTable
        name="member-statement"
        caption={t('money.statement')}
        list={listMemberStatement}
        params={{ id: member.id }}
        filter={filter}
        height="content"
        rowKey={movementKey}
        columns={[
          column.of('at', t('column.time'), ({ at }) => <When at={at} brand={brand} />, {
            sort: 'at',
            width: 150,
          }),
          column.of('code', t('money.code'), (row) => <MovementName {...row} />, { width: 210 }),
          column.word('kind', t('money.account'), kindName, { id: 'account', width: 140 }),
          column.of(
            'other',
            t('money.other'),
            ({ other }) => (
              <span className="truncate">
                {kindName(other.kind)} <span className="text-muted">{other.purpose}</span>
              </span>
            ),
            { width: 190 },
          ),
          column.of(
            'change',
            t('money.change'),
            ({ change, currency }) => <Money amount={change} brand={brand} currency={currency} signed />,
            { width: 130, align: 'end' },
          ),
          column.of(
            'balance',
            t('money.after'),
            ({ balance, currency }) =>
              balance !== null && <Money amount={balance} brand={brand} currency={currency} />,
            { width: 130, align: 'end' },
          ),
          column.of(
            'reference',
            t('money.reference'),
            ({ reference }) => <code className="text-xs">{reference}</code>,
            { width: 290, hidden: true },
          ),
        ]}
        empty={{ title: t('last.noMoney') }}
      />
    </Panel>
  );
}

const movementKey = (row: { transfer: string; account: string }) => `${row.transfer}-${row.account}`;
