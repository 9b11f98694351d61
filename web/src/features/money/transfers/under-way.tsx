import { moneyOf } from '@lanna/contract/money';
import type { OwnTransfer } from '@lanna/contract/money/transfers/transfers';
import { displayMoney } from '@lanna/rules/money';
import { Hourglass, LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { classes } from '../../../ui/classes.ts';

/** A transfer that has not ended: what we do about it, and that its money is safe. */
export function UnderWay({ transfer }: { transfer: OwnTransfer }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const { unclear, kind, amount } = transfer;
  const Icon = unclear ? LifeBuoy : Hourglass;
  const said = { amount: displayMoney(moneyOf(amount), currencySymbol) };
  return (
    <p
      className={classes(
        'flex items-start gap-2 rounded-medium bg-sunken px-3 py-2 text-sm',
        unclear ? 'text-warning' : 'text-muted',
      )}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {kind === 'to_vendor' ? t('underWay.in', said) : t('underWay.out', said)}{' '}
        {unclear ? t('underWay.unclear') : t('underWay.asking')}
      </span>
    </p>
  );
}
