import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { convertPoints, type pointConversionTypes } from '@lanna/contract/rewards/points/points';
import { displayMoney } from '@lanna/rules/money';
import { convertedOf } from '@lanna/rules/rewards/points/redemptions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { QueryView } from '../../../query-view.tsx';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../shared-parts/money/money-field.tsx';
import { readAmount, wireAmount } from '../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { usePageLanguage } from '../../../use-page-language.ts';
import { PasswordFirst } from './password-first.tsx';
import { conversionQuery } from './queries.ts';

type Type = Value<typeof pointConversionTypes>['types'][number];

/** Points into cash at the rate of the day; without a withdrawal password, the way to set one. */
export function ConvertForm() {
  const { t } = useTranslation('points');
  return (
    <QueryView
      query={useQuery(conversionQuery)}
      label={t('tabs.convert')}
      failed={t('failed')}
      shape={<Skeleton className="h-64 rounded-large" />}
    >
      {({ types: [type], paymentPasswordSet }) => {
        if (!paymentPasswordSet) return <PasswordFirst />;
        return type && moneyOf(type.most) >= moneyOf(type.least) ? (
          <Form type={type} />
        ) : (
          <div className="lit rounded-large bg-raised">
            <EmptyState
              icon={<Coins />}
              title={t('convert.none')}
              text={t('convert.noneText', { least: displayMoney(moneyOf(type?.least ?? '0.00')) })}
            />
          </div>
        );
      }}
    </QueryView>
  );
}

const EMPTY = { points: '', paymentPassword: '' };

function Form({ type }: { type: Type }) {
  const { t } = useTranslation('points');
  const { currencySymbol: symbol } = useBrand();
  const language = usePageLanguage();
  const queries = useQueryClient();
  const [least, most, perUnit] = [moneyOf(type.least), moneyOf(type.most), moneyOf(type.perUnit)];
  const form = useContractForm(convertPoints, {
    initial: EMPTY,
    // A press that is tried again with another password is the same conversion.
    toBody: ({ points }) => ({
      points: wireAmount(points, language) ?? '',
      perUnit: type.perUnit,
      paymentPassword: '',
    }),
    check: ({ points, paymentPassword }) => ({
      points: pointsError(points),
      paymentPassword: paymentPassword === '' && t('passwordMissing'),
    }),
    refusals: { payment_password_wrong: 'paymentPassword', points_amount_invalid: 'points' },
    send: (body, { key, values: { paymentPassword } }) =>
      call(convertPoints, { body: { ...body, paymentPassword }, idempotencyKey: key }),
    onDone: ({ points, amount }, { restart }) => {
      void queries.invalidateQueries({ queryKey: ['points'] });
      notify({
        tone: 'success',
        text: t('convert.done', {
          points: displayMoney(moneyOf(points)),
          amount: displayMoney(moneyOf(amount), symbol),
        }),
      });
      restart(EMPTY);
    },
  });
  const typed = readAmount(form.values.points, language);

  function pointsError(text: string) {
    const read = readAmount(text, language);
    if (!read || read < least) return t('convert.least', { points: displayMoney(least) });
    return read > most && t('convert.most', { points: displayMoney(most) });
  }

  return (
    <form {...form.props} className="lit flex flex-col gap-4 rounded-large bg-raised p-4 sm:p-5">
      <p className="text-muted text-sm">
        {t('convert.rate', {
          points: displayMoney(perUnit),
          amount: displayMoney(moneyOf('1.00'), symbol),
          left: displayMoney(moneyOf(type.leftToday)),
        })}
      </p>
      <MoneyField
        {...form.typed('points')}
        label={t('convert.points')}
        hint={t('convert.between', { least: displayMoney(least), most: displayMoney(most) })}
      />
      <p aria-live="polite" className="figures font-semibold text-accent-text">
        {t('convert.gives', { amount: displayMoney(typed ? convertedOf(typed, perUnit) : 0n, symbol) })}
      </p>
      <PasswordField {...form.field('paymentPassword')} label={t('password')} autoComplete="off" />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {t('convert.submit')}
      </Button>
      <p className="text-muted text-xs">{t('convert.note')}</p>
    </form>
  );
}
