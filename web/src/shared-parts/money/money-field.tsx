import type { Money } from '@lanna/rules/money';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../ui/classes.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { usePageLanguage } from '../../use-page-language.ts';
import { fieldText, shownAmount, typedAmount } from './typed-amount.ts';

type Input = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'type' | 'inputMode' | 'before' | 'aside' | 'ref'
>;

/**
 * A field for an amount of money. The amount that is read from the text stands beside the label as the site writes money; a text
 * that can be two amounts is asked back with both. `typedAmount` reads it for the form too: such a text is no amount there.
 */
export function MoneyField({
  value,
  onType,
  symbol = '',
  decimals,
  ref,
  error,
  className,
  inputClass,
  ...input
}: Input & {
  /** As it was typed. */
  value: string;
  onType: (typed: string) => void;
  /** Of the currency; stands before the amount. */
  symbol?: string | undefined;
  /** How many there may be. */
  decimals?: number;
  ref?: RefObject<HTMLInputElement | null>;
  /** Of the field alone, not of what stands around it. */
  inputClass?: string;
}) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const { t } = useTranslation('ui');
  const read = typedAmount(value, usePageLanguage(), decimals);
  const isAmbiguous = read.kind === 'ambiguous';
  const question = isAmbiguous ? t('amount.which') : '';
  // Forms which the browser checks before they are sent are held up too.
  useEffect(() => field.current?.setCustomValidity(question), [field, question]);
  return (
    <div className={classes('flex min-w-0 flex-col gap-1.5', className)}>
      <TextField
        autoComplete="off"
        enterKeyHint="done"
        maxLength={20}
        {...input}
        ref={field}
        inputMode="decimal"
        error={isAmbiguous ? undefined : error}
        {...(isAmbiguous && { invalid: true })}
        aside={<AmountEcho typed={value} decimals={decimals} symbol={symbol} />}
        {...(symbol && { before: <span className="figures">{symbol}</span> })}
        {...((symbol || inputClass) && { className: classes(symbol && '[&_input]:pl-12', inputClass) })}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <AmountQuestion
        typed={value}
        decimals={decimals}
        symbol={symbol}
        // Empty it takes no room, nor the gap above it.
        className={isAmbiguous ? undefined : '-mt-1.5'}
        onChoose={(text) => {
          onType(text);
          field.current?.focus();
        }}
      />
    </div>
  );
}

interface TypedProps {
  typed: string;
  decimals?: number | undefined;
  symbol: string;
}

/** What will be sent, where the text does not say it as the site does. */
export function AmountEcho({ typed, decimals, symbol, className }: TypedProps & { className?: string }) {
  const read = typedAmount(typed, usePageLanguage(), decimals);
  const isSaid = read.kind !== 'amount' || isWrittenAs(typed, read.amount);
  return (
    <span aria-live="polite" className={classes('figures whitespace-nowrap text-muted text-sm', className)}>
      {!isSaid && `= ${shownAmount(read.amount, symbol)}`}
    </span>
  );
}

/** Asks which of two amounts is meant, and writes the chosen one so that it is read in one way. */
export function AmountQuestion({
  typed,
  decimals,
  symbol,
  onChoose,
  className,
}: TypedProps & { onChoose: (text: string) => void; className?: string | undefined }) {
  const { t } = useTranslation('ui');
  const read = typedAmount(typed, usePageLanguage(), decimals);
  const readings = read.kind === 'ambiguous' ? read.readings : [];
  return (
    <div aria-live="polite" className={classes('text-sm', className)}>
      {readings.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-1.5 text-danger">{t('amount.which')}</legend>
          {readings.map((amount) => (
            <button
              key={String(amount)}
              type="button"
              onClick={() => onChoose(fieldText(amount))}
              className="figures h-10 min-w-16 flex-1 rounded-medium border border-control-line bg-raised px-3 font-semibold transition-colors hover:border-accent-text hover:text-accent-text"
            >
              {shownAmount(amount, symbol)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function isWrittenAs(typed: string, amount: Money): boolean {
  const shown = shownAmount(amount);
  const text = typed.trim();
  return text === shown || text === shown.replace(/\.00$/, '');
}
