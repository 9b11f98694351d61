import { changeCashbackRates } from '@lanna/contract/rewards/cashback/ops';
import {
  CASHBACK_CATEGORIES,
  CASHBACK_RATE_MOST,
  type CashbackCategory,
  type CashbackRates,
  USUAL_RATES,
} from '@lanna/rules/rewards/cashback/rates';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { percentText, readPercent } from '../../../../shared-parts/money/percent.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import type { BrandTerms } from './rates-panel.tsx';

type Texts = Record<CashbackCategory, string>;

/** Other rates from the brand's next day on. A brand without any begins with the usual ones. */
export function RatesDialog({ terms, onClose }: { terms: BrandTerms; onClose: () => void }) {
  const { t } = useTranslation('cashback-console');
  const { brand, version, changeFrom, versions } = terms;
  const saving = useOpsMutation(changeCashbackRates);
  const form = useContractForm(changeCashbackRates, {
    initial: { rates: textsOf(versions[0]?.rates ?? USUAL_RATES), reason: '' },
    version,
    toBody: ({ rates, reason }, of) => ({ rates: typed(rates) ?? USUAL_RATES, reason, version: of }),
    // Each of them says what is wrong with it.
    check: ({ rates }) => ({ rates: !typed(rates) && '' }),
    send: (body) => saving.mutateAsync({ params: { brand }, body }),
    onDone: ({ proposal }) => {
      notify({
        text: proposal ? t('rates.proposed') : t('rates.saved', { day: changeFrom }),
        tone: 'success',
      });
      onClose();
    },
  });
  const rates = form.kept('rates');
  const highest = t('rates.most', { rate: percentText(CASHBACK_RATE_MOST) });
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${t('rates.title')} · ${brand}`}
      text={t('rates.changeText', { day: changeFrom })}
      action={t('rates.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {CASHBACK_CATEGORIES.map((category) => (
          <TextField
            key={category}
            label={t(`category.${category}`)}
            error={form.isTried && rateOf(rates.value[category]) === undefined ? highest : undefined}
            inputMode="decimal"
            autoComplete="off"
            after={<span className="pr-3 text-muted text-sm">%</span>}
            value={rates.value[category]}
            onChange={({ target }) => rates.onChange({ ...rates.value, [category]: target.value })}
          />
        ))}
      </div>
    </ReasonFormDialog>
  );
}

function textsOf(rates: CashbackRates): Texts {
  return mapped((category) => percentText(rates[category]));
}

function rateOf(text: string): number | undefined {
  const rate = readPercent(text);
  return rate !== undefined && rate <= CASHBACK_RATE_MOST ? rate : undefined;
}

/** Undefined while a field is no rate, or above the most. */
function typed(texts: Texts): CashbackRates | undefined {
  const wrong = CASHBACK_CATEGORIES.some((category) => rateOf(texts[category]) === undefined);
  return wrong ? undefined : mapped((category) => rateOf(texts[category]) ?? 0);
}

function mapped<Part>(of: (category: CashbackCategory) => Part): Record<CashbackCategory, Part> {
  return Object.fromEntries(CASHBACK_CATEGORIES.map((category) => [category, of(category)])) as Record<
    CashbackCategory,
    Part
  >;
}
