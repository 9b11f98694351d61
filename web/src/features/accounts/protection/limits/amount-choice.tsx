import type { LimitKind, LimitPeriod } from '@lanna/contract/accounts/protection/limits';
import { displayMoney, formatMoney, MONEY_SCALE, type Money } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { CHOICE_LOOK } from '../../../../ui/fields/segments.tsx';

/** Amounts one may press in place of typing: small first, and more for longer periods and for stakes, which come back in part. */
export function AmountChoice({
  kind,
  period,
  chosen,
  onChoose,
}: {
  kind: LimitKind;
  period: LimitPeriod;
  chosen: Money | undefined;
  onChoose: (amount: Money) => void;
}) {
  const { t } = useTranslation('protection');
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('limits.usual')}</legend>
      {AMOUNTS.map((one) => one * TIMES[period] * (kind === 'stake' ? 5n : 1n) * MONEY_SCALE).map(
        (amount) => (
          <button
            key={formatMoney(amount)}
            type="button"
            aria-pressed={amount === chosen}
            onClick={() => onChoose(amount)}
            className={`figures ${CHOICE_LOOK} aria-pressed:border-accent-text aria-pressed:bg-raised aria-pressed:text-accent-text`}
          >
            {displayMoney(amount).replace(/\.00$/, '')}
          </button>
        ),
      )}
    </fieldset>
  );
}

const AMOUNTS = [200n, 500n, 1000n, 2000n];
const TIMES = { day: 1n, week: 5n, month: 10n } satisfies Record<LimitPeriod, bigint>;
