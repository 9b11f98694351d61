import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDate } from '../../i18n/format.ts';
import { MoneyField } from '../../shared-parts/money/money-field.tsx';
import { wireAmount } from '../../shared-parts/money/typed-amount.ts';
import { useTimeZone } from '../../shared-parts/time/time-zone.ts';
import { classes } from '../../ui/classes.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Popover } from '../../ui/layers/popover.tsx';
import { usePageLanguage } from '../../use-page-language.ts';
import { filterText } from './filter-text.ts';
import { DAY_PRESETS, daysOf, type FilterField } from './list-filter.ts';

/** As many as the ledger keeps. */
const DECIMALS = 5;

interface ChoiceProps<Field> {
  field: Field;
  value: string | undefined;
  change: (changed: Record<string, string | undefined>, how?: { replace?: boolean }) => void;
}
type Of<Kind extends FilterField['kind']> = FilterField & { kind: Kind };

/** One filter of the bar: a list of the platform for one of a few, a small form under a button for the rest. */
export function FilterChoice({ field, value, change }: ChoiceProps<FilterField>) {
  switch (field.kind) {
    case 'text':
    case 'member':
      return null;
    case 'choice':
      return (
        <OneOf field={field} options={field.options} unset={field.unset} value={value} change={change} />
      );
    case 'flag':
      return (
        <OneOf
          field={field}
          options={[
            { value: 'yes', label: field.yes },
            { value: 'no', label: field.no },
          ]}
          value={value}
          change={change}
        />
      );
    case 'choices':
      return <SeveralOf field={field} value={value} change={change} />;
    case 'days':
      return <Days field={field} value={value} change={change} />;
    case 'amount':
      return <Amount field={field} value={value} change={change} />;
  }
}

const CONTROL = classes(
  'inline-flex h-control items-center gap-1.5 rounded-medium border border-control-line bg-sunken px-3 text-sm',
  'transition-colors hover:border-accent-text data-popup-open:border-accent-text',
);

function OneOf({
  field,
  options,
  unset,
  value = '',
  change,
}: ChoiceProps<FilterField> & {
  options: readonly { value: string; label: string }[];
  unset?: string | undefined;
}) {
  const { t } = useTranslation('console');
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={field.label}
        value={value}
        onChange={(event) => change({ [field.name]: event.target.value || undefined })}
        className={classes(
          CONTROL,
          'max-w-72 appearance-none truncate pr-8',
          value ? 'font-medium' : 'text-muted',
        )}
      >
        <option value="">
          {unset === undefined ? t('filter.any', { name: field.label }) : `${field.label}: ${unset}`}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-text">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-2.5 size-3.5 text-muted"
        aria-hidden="true"
      />
    </span>
  );
}

function SeveralOf({ field, value = '', change }: ChoiceProps<Of<'choices'>>) {
  const chosen = new Set(value ? value.split(',') : []);
  const pick = (one: string, on: boolean) => {
    const next = field.options
      .map((option) => option.value)
      .filter((known) => (known === one ? on : chosen.has(known)));
    change({ [field.name]: next.join(',') || undefined }, { replace: value !== '' });
  };
  return (
    <Popover title={field.label} trigger={<Opener field={field} value={value} />}>
      <div className="flex max-h-80 flex-col gap-1.5 overflow-y-auto">
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.has(option.value)}
            onChange={(event) => pick(option.value, event.target.checked)}
          />
        ))}
      </div>
    </Popover>
  );
}

function Days({ field, value, change }: ChoiceProps<Of<'days'>>) {
  const { t } = useTranslation('console');
  const today = displayDate(Date.now(), useTimeZone());
  const shown = value ?? field.opening ?? 'all';
  const span = daysOf(shown, today);
  const own = (from: string, to: string) =>
    from &&
    to &&
    change({ [field.name]: from <= to ? `${from}..${to}` : `${to}..${from}` }, { replace: true });
  return (
    <Popover title={field.label} trigger={<Opener field={field} value={shown === 'all' ? '' : shown} />}>
      <div className="flex w-64 flex-col gap-3">
        <div className="flex flex-wrap gap-1.5">
          {DAY_PRESETS.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={shown === preset}
              onClick={() =>
                change({ [field.name]: preset === (field.opening ?? 'all') ? undefined : preset })
              }
              className="h-8 rounded-small border border-line px-2.5 text-sm hover:border-control-line aria-pressed:border-accent-text aria-pressed:bg-chosen aria-pressed:text-accent-text"
            >
              {t(`days.${preset}`)}
            </button>
          ))}
        </div>
        <div className="flex flex-col gap-2">
          <TextField
            type="date"
            label={t('days.from')}
            max={today}
            value={span?.from ?? ''}
            onChange={(event) => own(event.target.value, span?.to ?? today)}
          />
          <TextField
            type="date"
            label={t('days.to')}
            value={span?.to ?? ''}
            onChange={(event) => own(span?.from ?? event.target.value, event.target.value)}
          />
        </div>
      </div>
    </Popover>
  );
}

function Amount({ field, value = '', change }: ChoiceProps<Of<'amount'>>) {
  const { t } = useTranslation('console');
  const [kept, setKept] = useState(value);
  const [typed, setTyped] = useState(value.split('..'));
  if (kept !== value) {
    setKept(value);
    setTyped(value.split('..'));
  }
  const [min = '', max = ''] = typed;
  const language = usePageLanguage();
  const [tried, setTried] = useState(false);
  const read = (text: string) => (text.trim() === '' ? '' : wireAmount(text, language, DECIMALS));
  const [least, most] = [read(min), read(max)];
  const fieldError = (amount: string | undefined) =>
    tried && amount === undefined ? t('amount.unreadable') : undefined;
  const settle = () => {
    setTried(true);
    if (least !== undefined && most !== undefined)
      change({ [field.name]: least || most ? `${least}..${most}` : undefined });
  };
  return (
    <Popover title={field.label} trigger={<Opener field={field} value={value} />}>
      <form
        className="flex w-60 flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <MoneyField
          label={t('amount.least')}
          error={fieldError(least)}
          decimals={DECIMALS}
          value={min}
          onType={(text) => setTyped([text, max])}
        />
        <MoneyField
          label={t('amount.most')}
          error={fieldError(most)}
          decimals={DECIMALS}
          value={max}
          onType={(text) => setTyped([min, text])}
        />
        <button type="submit" className={classes(CONTROL, 'justify-center font-medium')}>
          {t('filter.apply')}
        </button>
      </form>
    </Popover>
  );
}

/** Says what is chosen, and opens the choice. */
function Opener({
  field,
  value,
  ...attributes
}: ComponentProps<'button'> & { field: FilterField; value: string }) {
  const { t } = useTranslation('console');
  const text: ReactNode = value ? filterText(field, value, t) : undefined;
  return (
    <button {...attributes} type="button" className={CONTROL}>
      <span className={text ? 'text-muted' : undefined}>{field.label}</span>
      {text && <span className="max-w-48 truncate font-medium">{text}</span>}
      <ChevronDown className="size-3.5 text-muted" aria-hidden="true" />
    </button>
  );
}
