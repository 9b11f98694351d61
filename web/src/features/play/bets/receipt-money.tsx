import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { betReceipt } from '@lanna/contract/play/bets/bets';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';

type Transaction = Value<typeof betReceipt>['transactions'][number];

/** The round's movements as the ledger has them. */
export function ReceiptMoney({ transactions }: { transactions: readonly Transaction[] }) {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol, timeZone } = useBrand();
  return (
    <section aria-labelledby="receipt-money">
      <h3 id="receipt-money" className="mb-2 font-display font-semibold text-lg">
        {t('receipt.money')}
      </h3>
      <ul className="flex flex-col divide-y divide-line rounded-medium border border-line text-sm">
        {transactions.map((movement) => (
          <li
            key={movement.transactionUuid}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5"
          >
            <span>
              <span className="block font-medium">{t(`receipt.kinds.${movement.kind}`)}</span>
              <span className="figures text-muted text-xs">{displayDateTime(movement.at, timeZone)}</span>
            </span>
            <span className="text-right">
              <MoneyText amount={signed(movement)} symbol={symbol} signed className="block font-semibold" />
              {movement.balanceAfter !== null && (
                <span className="text-muted text-xs">
                  {t('receipt.balanceAfter')} <MoneyText amount={moneyOf(movement.balanceAfter)} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PAID_BY_PLAYER: readonly Transaction['kind'][] = [
  'bet',
  'win_rollback',
  'rebate_rollback',
  'shortfall',
];

function signed({ kind, amount }: Transaction): bigint {
  return PAID_BY_PLAYER.includes(kind) ? -moneyOf(amount) : moneyOf(amount);
}
