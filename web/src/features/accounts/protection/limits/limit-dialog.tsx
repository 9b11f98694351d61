import { type MoneyLimit, type Protection, setLimit } from '@lanna/contract/accounts/protection/limits';
import { moneyOf } from '@lanna/contract/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { fieldText, readAmount, wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { useValueWords } from '../overview/waiting.tsx';
import { useChangeLimit } from '../queries.ts';
import { AmountChoice } from './amount-choice.tsx';
import { effectOf } from './effect.ts';
import { EffectNote } from './effect-note.tsx';

/** Sets, lowers, raises or drops one limit of money, and says before what it will do. */
export function LimitDialog({
  limit,
  protection,
  open,
  onClose,
}: {
  limit: MoneyLimit;
  protection: Protection;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('protection');
  const { kind, period } = limit;
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t(`kind.${kind}.of.${period}`)}
      description={t(`kind.${kind}.text`)}
    >
      {open && <LimitForm limit={limit} protection={protection} onDone={onClose} />}
    </Dialog>
  );
}

function LimitForm({
  limit,
  protection,
  onDone,
}: {
  limit: MoneyLimit;
  protection: Protection;
  onDone: () => void;
}) {
  const { t } = useTranslation('protection');
  const { currencySymbol } = useBrand();
  const value = useValueWords();
  const saving = useChangeLimit();
  const language = usePageLanguage();
  const { kind, period, amount, brandAmount } = limit;
  const now = amount === null ? null : moneyOf(amount);
  const form = useContractForm(setLimit, {
    initial: { amount: now === null ? '' : fieldText(now), isDropped: false },
    toBody: (typed) => ({
      kind,
      period,
      amount: typed.isDropped ? null : (wireAmount(typed.amount, language) ?? ''),
    }),
    check: (typed) => ({
      amount: !typed.isDropped && typed.amount === '' && t('limits.missing'),
    }),
    words: { amount: t('limits.unreadable') },
    send: async (body) => {
      const done = effectOf(body.amount === null ? null : moneyOf(body.amount), now);
      if (done !== 'same') await saving.mutateAsync({ of: 'money', body });
      return done;
    },
    onDone: (done) => {
      if (done !== 'same')
        notify({ tone: 'success', text: done === 'atOnce' ? t('limits.saved') : t('limits.asked') });
      onDone();
    },
  });
  const typed = form.typed('amount');
  const wanted = readAmount(typed.value, language);
  const effect = wanted === undefined ? 'same' : effectOf(wanted, now);

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <AmountChoice
        kind={kind}
        period={period}
        chosen={wanted}
        onChoose={(one) => typed.onType(fieldText(one))}
      />
      <MoneyField
        {...typed}
        label={t('limits.amount')}
        hint={brandAmount === null ? undefined : t('limits.brand', { limit: value(brandAmount) })}
        symbol={currencySymbol}
      />
      <EffectNote effect={effect} now={value(amount)} rules={protection} />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {effect === 'waits' ? t('limits.ask') : t('limits.save')}
      </Button>
      {now !== null && (
        <Button
          variant="ghost"
          size="small"
          className="self-center"
          onClick={() => form.submit({ isDropped: true })}
        >
          {t('limits.drop', { hours: protection.coolingHours })}
        </Button>
      )}
    </form>
  );
}
