import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../../../shared-parts/money/money-field.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { TypedPrize } from './typed-prizes.ts';

const DECIMALS = 2;
const KINDS = ['cash', 'bonus'] as const;

/** Prizes of one kind: what each is, and how many of them are drawn. */
export function PrizeFields({
  prize,
  number,
  onChange,
  onRemove,
}: {
  prize: TypedPrize;
  number: number;
  onChange: (prize: TypedPrize) => void;
  /** Undefined of the only one. */
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation('raffles-console');
  const text = (name: 'kind' | 'count' | 'times' | 'days') => ({
    value: prize[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...prize, [name]: target.value }),
  });
  return (
    <fieldset className="flex flex-col gap-3 rounded-medium bg-sunken p-3">
      <legend className="sr-only">{t('form.prize', { number })}</legend>
      <div className="flex items-center justify-between">
        <span className="font-semibold text-sm">{t('form.prize', { number })}</span>
        {onRemove && (
          <Button size="small" variant="ghost" onClick={onRemove}>
            {t('form.remove')}
          </Button>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          {...text('kind')}
          label={t('form.kind')}
          options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <MoneyField
          value={prize.amount}
          onType={(amount) => onChange({ ...prize, amount })}
          label={t('field.amount')}
          decimals={DECIMALS}
        />
        <TextField {...text('count')} inputMode="numeric" label={t('form.count')} />
        {prize.kind === 'bonus' && (
          <>
            <TextField {...text('times')} inputMode="numeric" label={t('form.times')} />
            <TextField {...text('days')} inputMode="numeric" label={t('form.days')} />
          </>
        )}
      </div>
    </fieldset>
  );
}
