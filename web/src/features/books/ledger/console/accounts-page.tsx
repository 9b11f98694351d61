import { listAccounts, showAccount, showKinds } from '@lanna/contract/books/ledger/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { Money } from '../../../../console/money.tsx';
import { useAccountKind } from '../../../../console/names/account-kind.ts';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AccountText } from './account-text.tsx';

const by = filtersOf(listAccounts);
const column = columnsOf(listAccounts);

/** Every account of the brands: what is owed to whom, and what the house has. */
export function AccountsPage() {
  const { t } = useTranslation('ledger-console');
  const kindName = useAccountKind();
  const kinds = useOps(showKinds);
  const filter = useListFilter([
    by.search(t('field.account'), t('search.account')),
    by.choiceOf(
      'kind',
      t('field.kind'),
      (kinds.data?.accounts ?? []).map((value) => ({ value, label: kindName(value) })),
    ),
    by.choice('state', t('field.state'), (state) => t(`state.${state}`)),
  ]);
  return (
    <ConsolePage fill title={t('accounts.title')} description={t('accounts.text')}>
      <DataTable
        name="accounts"
        caption={t('accounts.title')}
        list={listAccounts}
        filter={filter}
        columns={[
          column.of('account', t('field.account'), (row) => <AccountText account={row} inRow />, {
            width: 280,
          }),
          column.money('balance', t('field.balance'), { signed: true, sort: 'balance', width: 140 }),
          column.money('held', t('field.held'), { width: 120 }),
          column.text('transfers', t('field.transfers'), { align: 'end', width: 100 }),
          column.brand(t('field.brand'), { width: 90 }),
          column.of('id', t('field.number'), ({ id }) => <span className="figures">{id}</span>, {
            sort: 'at',
            width: 90,
          }),
          column.moment('openedAt', t('field.opened'), { id: 'opened', width: 150 }),
        ]}
        panel={{
          title: (id) => t('accounts.one', { id }),
          body: (id) => <Account id={id} />,
        }}
        empty={{ title: t('accounts.empty'), text: t('accounts.emptyText') }}
      />
    </ConsolePage>
  );
}

function Account({ id }: { id: string }) {
  const { t } = useTranslation('ledger-console');
  const read = useOps(showAccount, { params: { id } });
  return (
    <QueryView
      query={read}
      label={t('accounts.loading')}
      failed={t('accounts.failed')}
      shape={<Skeleton className="h-60" />}
    >
      {({ account, balanceNow, minBalance, holds }) => (
        <div className="flex flex-col gap-4">
          <Facts
            facts={[
              { label: t('field.account'), value: <AccountText account={account} /> },
              {
                label: t('field.balanceNow'),
                value: <Money amount={balanceNow} brand={account.brand} currency={account.currency} signed />,
              },
              {
                label: t('field.held'),
                value: <Money amount={account.held} brand={account.brand} currency={account.currency} />,
              },
              {
                label: t('field.least'),
                value:
                  minBalance === null ? (
                    t('noLimit')
                  ) : (
                    <Money amount={minBalance} brand={account.brand} currency={account.currency} />
                  ),
              },
              { label: t('field.transfers'), value: account.transfers },
              {
                label: t('field.opened'),
                value: <When at={account.openedAt} brand={account.brand} variant="full" />,
              },
              ...holds.map(({ reference, amount, captured, heldAt }) => ({
                label: t('hold', { at: heldAt.slice(0, 10) }),
                value: (
                  <>
                    <Money amount={amount} brand={account.brand} currency={account.currency} /> ·{' '}
                    {t('captured')}{' '}
                    <Money amount={captured} brand={account.brand} currency={account.currency} />
                    <span className="block break-all font-mono text-muted text-xs">{reference}</span>
                  </>
                ),
              })),
            ]}
          />
          <ConsoleLink href={`/ledger/transfers?account=${account.id}`}>{t('allTransfers')}</ConsoleLink>
        </div>
      )}
    </QueryView>
  );
}
