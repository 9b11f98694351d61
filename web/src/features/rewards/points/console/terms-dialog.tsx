import { changePointTerms } from '@lanna/contract/rewards/points/ops';
import {
  FACTOR_MOST,
  POINT_CATEGORIES,
  POINT_RATE_MOST,
  type PointCategory,
  type PointRates,
  USUAL_FACTORS,
  USUAL_POINT_RATES,
} from '@lanna/rules/rewards/points/earning';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ReasonFormDialog } from '../../../../console/reason-form-dialog.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import type { BrandPoints } from './terms-page.tsx';

const DECIMALS = 2;
const USUAL = { perUnit: '100.00', convertLeast: '100.00', convertMostDay: '10000.00' };

/** Other terms from the brand's next day on. A brand without any begins with the usual ones. */
export function TermsDialog({ points, onClose }: { points: BrandPoints; onClose: () => void }) {
  const { t } = useTranslation('points-console');
  const language = usePageLanguage();
  const { brand, version, changeFrom, versions } = points;
  const [latest] = versions;
  const saving = useOpsMutation(changePointTerms);
  const wire = (typed: string) => wireAmount(typed, language, DECIMALS) ?? '';
  const { perUnit, convertLeast, convertMostDay } = latest ?? USUAL;
  const form = useContractForm(changePointTerms, {
    initial: {
      rates: textsOf(latest?.rates ?? USUAL_POINT_RATES),
      factors: (latest?.factors ?? USUAL_FACTORS).join(' '),
      ...{ perUnit, convertLeast, convertMostDay, reason: '' },
    },
    version,
    toBody: (typed, of) => ({
      terms: {
        rates: ratesOf(typed.rates),
        factors: factorsOf(typed.factors),
        perUnit: wire(typed.perUnit),
        convertLeast: wire(typed.convertLeast),
        convertMostDay: wire(typed.convertMostDay),
      },
      version: of,
      reason: typed.reason,
    }),
    check: (typed) => ({
      // Each of them says what is wrong with it.
      rates: POINT_CATEGORIES.some((category) => !isRate(typed.rates[category])) && '',
      factors: !factorsOf(typed.factors).every(isFactor) && t('terms.factorsWrong', { most: FACTOR_MOST }),
      perUnit: wire(typed.perUnit) === '' && t('form.amountNeeded'),
      convertLeast: wire(typed.convertLeast) === '' && t('form.amountNeeded'),
      convertMostDay: wire(typed.convertMostDay) === '' && t('form.amountNeeded'),
    }),
    send: (body) => saving.mutateAsync({ params: { brand }, body }),
    onDone: ({ proposal }) => {
      notify({
        text: proposal ? t('done.proposed') : t('terms.saved', { day: changeFrom }),
        tone: 'success',
      });
      onClose();
    },
  });
  const rates = form.kept('rates');
  return (
    <ReasonFormDialog
      form={form}
      onClose={onClose}
      title={`${t('terms.title')} · ${brand}`}
      text={t('terms.changeText', { day: changeFrom })}
      action={t('terms.save')}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {POINT_CATEGORIES.map((category) => (
          <TextField
            key={category}
            label={t(`category.${category}`)}
            error={
              form.isTried && !isRate(rates.value[category])
                ? t('terms.rateWrong', { most: POINT_RATE_MOST / 100 })
                : undefined
            }
            inputMode="decimal"
            autoComplete="off"
            value={rates.value[category]}
            onChange={({ target }) => rates.onChange({ ...rates.value, [category]: target.value })}
          />
        ))}
        <MoneyField {...form.typed('perUnit')} label={t('terms.perUnit')} decimals={DECIMALS} />
        <MoneyField {...form.typed('convertLeast')} label={t('terms.convertLeast')} decimals={DECIMALS} />
        <MoneyField {...form.typed('convertMostDay')} label={t('terms.convertMostDay')} decimals={DECIMALS} />
        <TextField {...form.field('factors')} label={t('terms.factors')} hint={t('terms.factorsHint')} />
      </div>
    </ReasonFormDialog>
  );
}

type Texts = Record<PointCategory, string>;

function textsOf(rates: Partial<PointRates>): Texts {
  return mapped((category) => ((rates[category] ?? 0) / 100).toFixed(2));
}

function ratesOf(texts: Texts): PointRates {
  return mapped((category) => Math.round(Number(texts[category]) * 100));
}

/** At most two decimals: hundredths of a point. */
function isRate(text: string): boolean {
  return /^\d{1,2}(\.\d{1,2})?$/.test(text.trim()) && Number(text) * 100 <= POINT_RATE_MOST;
}

function factorsOf(text: string): number[] {
  return text.trim().split(/\s+/).map(Number);
}

function isFactor(factor: number): boolean {
  return Number.isInteger(factor) && factor >= 0 && factor <= FACTOR_MOST;
}

function mapped<Part>(of: (category: PointCategory) => Part): Record<PointCategory, Part> {
  return Object.fromEntries(POINT_CATEGORIES.map((category) => [category, of(category)])) as Record<
    PointCategory,
    Part
  >;
}
