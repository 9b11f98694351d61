import { moneyOf } from '@lanna/contract/money';
import { formatMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../console/money.tsx';
import type { ShownOffer } from './offer-dialog.tsx';

/** What an offer has given on each day, against its budgets. */
export function CostByDay({ offer }: { offer: ShownOffer }) {
  const { t } = useTranslation('bonuses-console');
  const { brand, budget, budgetDay, spent, days } = offer;
  const left = moneyOf(budget) - moneyOf(spent);
  // Without a budget of a day, the largest day fills its bar.
  const whole = budgetDay === null ? largest(days.map((day) => moneyOf(day.spent))) : moneyOf(budgetDay);
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-2">
        <h3 className="font-semibold text-sm">{t('offers.days')}</h3>
        <p className="text-muted text-sm">
          {t('field.left')} <Money amount={formatMoney(left)} brand={brand} />
        </p>
      </div>
      <ul className="divide-y divide-line/60 text-sm">
        {days.map(({ day, spent: given }) => (
          <li key={day} className="grid grid-cols-[auto_1fr_auto] items-center gap-3 py-1.5">
            <span className="figures">{day}</span>
            <span className="h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
              <span className="block h-full bg-accent" style={{ width: `${shareOf(given, whole)}%` }} />
            </span>
            <span className="text-right">
              <Money amount={given} brand={brand} />
              {budgetDay !== null && (
                <span className="block text-muted text-xs">
                  {t('offers.ofBudget', { percent: shareOf(given, whole) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shareOf(amount: string, whole: bigint): number {
  return whole === 0n ? 0 : Math.min(100, Number((moneyOf(amount) * 100n) / whole));
}

function largest(amounts: readonly bigint[]): bigint {
  return amounts.toSorted((one, other) => (one < other ? 1 : -1))[0] ?? 0n;
}
