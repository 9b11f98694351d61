import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../ui/field.tsx';

/** A moment on the brand's clock, to the minute; empty where there is none. */
export function MomentField({
  label,
  hint,
  error,
  value,
  timeZone,
  required = false,
  onChange,
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** ISO text. */
  value: string | null;
  timeZone: string;
  required?: boolean;
  onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation('promotions-console');
  return (
    <Field text={{ label, hint: hint ?? t('hint.zone', { zone: timeZone }), error }}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          required={required}
          value={value === null ? '' : wallTime(value, timeZone)}
          onChange={({ target }) => onChange(target.value ? momentOf(target.value, timeZone) : null)}
          className={classes(CONTROL_LOOK, 'figures')}
        />
      )}
    </Field>
  );
}

/** As the browser's field wants it: `2026-11-22T18:30`. */
function wallTime(iso: string, timeZone: string): string {
  return displayDateTime(iso, timeZone).slice(0, 16).replace(' ', 'T');
}

/** The moment at which the clock of the zone shows this. */
function momentOf(wall: string, timeZone: string): string {
  const wanted = Date.parse(`${wall}:00Z`);
  const shown = Date.parse(`${wallTime(new Date(wanted).toISOString(), timeZone)}:00Z`);
  return new Date(wanted - (shown - wanted)).toISOString();
}
