import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { clearTyped, type Entry, eraseDigit, typeDigits } from './entry.ts';

/** Big keys for thumbs; a keyboard types into the same places. A number that is full goes to the slip by itself. */
export function Keypad({
  entry,
  length,
  onEntry,
  onAdd,
  added,
}: {
  entry: Entry;
  length: number;
  onEntry: (entry: Entry) => void;
  onAdd: (numbers: readonly string[]) => void;
  /** Below the places. */
  added: ReactNode;
}) {
  const { t } = useTranslation('sea');
  const places = entry.run ? 1 : length;

  function type(digits: string) {
    const typed = typeDigits(entry, digits, length);
    onEntry(typed.entry);
    onAdd(typed.numbers);
  }

  const label = entry.run ? t(`helpers.${entry.run}.ask`) : t('keypad.label', { count: length });
  return (
    <section aria-label={t('ways.keypad')} className="flex flex-col gap-1 lg:gap-2">
      <div className="relative mx-auto flex gap-2 rounded-medium p-1 has-focus-visible:outline-2 has-focus-visible:outline-focus">
        {Array.from({ length: places }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: places from left to right
            key={at}
            aria-hidden="true"
            className={classes(
              'figures flex h-11 w-11 items-center justify-center rounded-medium border font-display font-semibold text-2xl transition-colors lg:h-14 lg:w-12 lg:text-3xl',
              at === entry.typed.length ? 'border-accent-text bg-raised' : 'border-control-line bg-sunken',
            )}
          >
            {entry.typed[at]}
          </span>
        ))}
        <input
          aria-label={label}
          className="absolute inset-0 cursor-text opacity-0"
          inputMode="none"
          autoComplete="off"
          enterKeyHint="next"
          value={entry.typed}
          onChange={({ target: { value } }) => {
            if (value.startsWith(entry.typed)) type(plainDigits(value.slice(entry.typed.length)));
            else onEntry({ ...entry, typed: value.replace(/\D/g, '').slice(0, places - 1) });
          }}
        />
      </div>
      {/* On a phone below the keys, which so stand on the first screen and do not move. */}
      <div className="max-lg:order-last">{added}</div>
      <div className="mx-auto grid w-full max-w-96 grid-cols-3 gap-1.5 lg:gap-2">
        {DIGITS.map((digit) => (
          <Key key={digit} onPress={() => type(digit)}>
            {digit}
          </Key>
        ))}
        <Key quiet disabled={entry.typed === ''} onPress={() => onEntry(clearTyped(entry))}>
          {t('keypad.clear')}
        </Key>
        <Key onPress={() => type('0')}>0</Key>
        <Key
          quiet
          disabled={entry.typed === ''}
          label={t('keypad.erase')}
          onPress={() => onEntry(eraseDigit(entry))}
        >
          <Delete className="size-5" aria-hidden="true" />
        </Key>
      </div>
    </section>
  );
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export function Key({
  children,
  label,
  quiet = false,
  disabled = false,
  onPress,
}: {
  children: ReactNode;
  label?: string;
  quiet?: boolean;
  disabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onPress()}
      className={classes(
        'flex h-11.5 touch-manipulation select-none items-center justify-center rounded-medium border border-line transition-[background-color,border-color,transform]',
        'hover:border-accent-text active:translate-y-px aria-disabled:opacity-45 lg:h-13',
        quiet
          ? 'bg-transparent text-muted text-sm'
          : 'lit figures bg-surface font-display font-semibold text-2xl active:bg-raised',
      )}
    >
      {children}
    </button>
  );
}

/** Thai and full-width digits are digits. */
export function plainDigits(text: string): string {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}
