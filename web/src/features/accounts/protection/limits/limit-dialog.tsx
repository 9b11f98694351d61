import type { MoneyLimit, Protection } from '@lanna/contract/accounts/protection/limits';
import { moneyOf } from '@lanna/contract/money';
import { formatMoney } from '@lanna/rules/money';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { fieldText, readAmount } from '../../../../shared-parts/money/typed-amount.ts';
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
  const words = useRefusalText();
  const value = useValueWords();
  const saving = useChangeLimit();
  const input = useRef<HTMLInputElement>(null);
  const { kind, period, amount, brandAmount } = limit;
  const now = amount === null ? null : moneyOf(amount);
  const [typed, setTyped] = useState(now === null ? '' : fieldText(now));
  const [checked, setChecked] = useState(false);
  const wanted = readAmount(typed, usePageLanguage());
  const effect = wanted === undefined ? 'same' : effectOf(wanted, now);

  function save(next: bigint | null) {
    if (saving.isPending) return;
    const holdsAtOnce = effectOf(next, now) === 'atOnce';
    saving.mutate(
      { of: 'money', body: { kind, period, amount: next === null ? null : formatMoney(next) } },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: holdsAtOnce ? t('limits.saved') : t('limits.asked') });
          onDone();
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (wanted === undefined) return input.current?.focus();
    if (effect === 'same') return onDone();
    save(wanted);
  }

  function write(text: string) {
    setTyped(text);
    saving.reset();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <AmountChoice kind={kind} period={period} chosen={wanted} onChoose={(one) => write(fieldText(one))} />
      <MoneyField
        ref={input}
        label={t('limits.amount')}
        hint={brandAmount === null ? undefined : t('limits.brand', { limit: value(brandAmount) })}
        error={
          checked && wanted === undefined
            ? typed === ''
              ? t('limits.missing')
              : t('limits.unreadable')
            : undefined
        }
        symbol={currencySymbol}
        maxLength={16}
        value={typed}
        onType={write}
      />
      <EffectNote effect={effect} now={value(amount)} rules={protection} />
      {saving.error && <FormError>{words(saving.error)}</FormError>}
      <Button type="submit" size="large" wide busy={saving.isPending}>
        {effect === 'waits' ? t('limits.ask') : t('limits.save')}
      </Button>
      {now !== null && (
        <Button variant="ghost" size="small" className="self-center" onClick={() => save(null)}>
          {t('limits.drop', { hours: protection.coolingHours })}
        </Button>
      )}
    </form>
  );
}
