import type { MoneyLimit } from '@lanna/contract/accounts/protection/limits';
import { moneyOf } from '@lanna/contract/money';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { paths } from '../../../../paths.ts';
import { useMoment } from '../use-moment.ts';

/** The deposit limit that leaves least, so that no amount is typed that will be refused. Without limits there is nothing to say. */
export function LeftToDeposit({ limits }: { limits: readonly MoneyLimit[] }) {
  const { t } = useTranslation('protection');
  const { currencySymbol } = useBrand();
  const moment = useMoment();
  const [tightest] = limits
    .flatMap((limit) => (limit.left === null ? [] : [{ ...limit, left: moneyOf(limit.left) }]))
    .sort((one, other) => (one.left < other.left ? -1 : 1));
  if (!tightest) return null;
  const { left } = tightest;
  const waiting = moneyOf(tightest.waiting);
  const is = left > 0n ? 'some' : 'none';
  const facts = {
    name: t(`kind.deposit.of.${tightest.period}`),
    left: displayMoney(left, currencySymbol),
    used: displayMoney(moneyOf(tightest.used), currencySymbol),
    waiting: displayMoney(waiting, currencySymbol),
    at: moment(tightest.resetsAt),
  };
  return (
    <p className="rounded-medium bg-sunken px-4 py-3 text-sm">
      {t(waiting > 0n ? (`leftToDeposit.${is}Waiting` as const) : (`leftToDeposit.${is}` as const), facts)}{' '}
      <a href={paths.memberCentre('protection')} className="text-accent-text underline underline-offset-2">
        {t('leftToDeposit.more')}
      </a>
    </p>
  );
}
