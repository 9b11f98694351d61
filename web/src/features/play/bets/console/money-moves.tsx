import type { AccountName } from '@lanna/contract/books/ledger/ops';
import type { RoundTransaction } from '@lanna/contract/money/vendor-wallet/ops';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { useAccountKind } from '../../../../console/names/account-kind.ts';
import { Can } from '../../../../console/operator.tsx';
import { When } from '../../../../console/when.tsx';

/** Each transfer in words: what moved, from where to where, why, and what was there afterwards. */
export function MoneyMoves({
  transactions,
  brand,
}: {
  transactions: readonly RoundTransaction[];
  brand: string;
}) {
  const { t } = useTranslation('bets-console');
  const legs = transactions.flatMap((transaction) => transaction.legs.map((leg) => ({ leg, transaction })));
  if (legs.length === 0) return <p className="text-muted text-sm">{t('money.none')}</p>;
  return (
    <ol className="divide-y divide-line">
      {legs.map(({ leg, transaction }) => (
        <li
          key={leg.id}
          className="grid gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <When at={leg.at} brand={brand} variant="full" />
          <div className="min-w-0">
            <p>
              {t(`transaction.${transaction.kind}`)}
              {transaction.byCase && <span className="text-warning"> · {t('byOperator')}</span>}
              {transaction.late && <span className="text-warning"> · {t('late')}</span>}
            </p>
            <p className="flex flex-wrap items-center gap-1.5 text-muted">
              <Account account={leg.from} balance={leg.fromBalance} brand={brand} />
              <ArrowRight className="size-3.5" aria-label={t('to')} />
              <Account account={leg.to} balance={leg.toBalance} brand={brand} />
            </p>
          </div>
          <div className="sm:text-end">
            <p className="figures font-medium">
              <Money amount={leg.amount} brand={brand} />
            </p>
            <Can permission="ledger.read" brand={brand}>
              <ConsoleLink
                href={`/ledger/transfers/${leg.id}`}
                className="text-accent-text text-xs hover:underline"
              >
                {t('transfer', { id: leg.id })}
              </ConsoleLink>
            </Can>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Account({
  account,
  balance,
  brand,
}: {
  account: AccountName;
  balance: string | null;
  brand: string;
}) {
  const { t } = useTranslation('bets-console');
  const kindName = useAccountKind();
  return (
    <span>
      {kindName(account.kind)}
      {account.owner && ` · ${account.owner.name}`}
      {balance !== null && (
        <span className="text-xs">
          {' '}
          ({t('then')} <Money amount={balance} brand={brand} />)
        </span>
      )}
    </span>
  );
}
