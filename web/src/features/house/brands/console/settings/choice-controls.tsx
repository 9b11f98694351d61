import { LANGUAGES } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { LANGUAGES as NAMES } from '../../../../../i18n/languages.ts';
import { classes } from '../../../../../ui/classes.ts';
import { Checkbox } from '../../../../../ui/fields/checkbox.tsx';
import { CONTROL_LOOK } from '../../../../../ui/fields/field.tsx';
import type { ControlProps } from './setting-control.tsx';

/** On or off, said in words beside it. */
export function SwitchControl({ value, onChange, disabled, labelledBy, describedBy }: ControlProps<boolean>) {
  const { t } = useTranslation('brands-console');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={value}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(!value)}
      className="group inline-flex min-h-9 items-center gap-3 rounded-small text-sm disabled:opacity-55"
    >
      <span
        className={classes(
          'relative h-6 w-11 shrink-0 rounded-full border transition-colors',
          value ? 'border-accent bg-accent' : 'border-control-line bg-raised',
        )}
      >
        <span
          className={classes(
            'absolute top-0.5 left-0.5 size-4.5 rounded-full transition-transform',
            value ? 'translate-x-5 bg-on-accent' : 'bg-control-line',
          )}
        />
      </span>
      {value ? t('value.on') : t('value.off')}
    </button>
  );
}

export function ChoiceControl({
  value,
  onChange,
  options,
  disabled,
  invalid,
  labelledBy,
  describedBy,
}: ControlProps<string> & { options: readonly { value: string; label: string }[] }) {
  return (
    <select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes(CONTROL_LOOK, 'max-w-sm')}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Languages of the site, by their own names and in the house's order. */
export function LanguagesControl({ value, onChange, disabled, labelledBy }: ControlProps<string[]>) {
  return (
    <fieldset aria-labelledby={labelledBy} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language}
          label={NAMES[language].name}
          disabled={disabled}
          checked={value.includes(language)}
          onChange={(event) =>
            onChange(
              LANGUAGES.filter((one) => (one === language ? event.target.checked : value.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  );
}
