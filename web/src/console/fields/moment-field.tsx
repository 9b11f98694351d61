import { instantOf, zonedMinute } from '../../i18n/zoned-minute.ts';
import { classes } from '../../ui/classes.ts';
import { CONTROL_LOOK, Field, type FieldText } from '../../ui/fields/field.tsx';

/** A day and a minute on the clocks of a zone: of the brand it is for, never of the operator's device. `null`: none. */
export function MomentField({
  value,
  onChange,
  timeZone,
  required = false,
  className,
  ...text
}: FieldText & {
  /** ISO text. */
  value: string | null;
  onChange: (value: string | null) => void;
  timeZone: string;
  required?: boolean;
  className?: string;
}) {
  return (
    <Field text={text} className={className}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          required={required}
          value={value === null ? '' : zonedMinute(value, timeZone)}
          onChange={({ target }) => onChange(instantOf(target.value, timeZone) ?? null)}
          className={classes(CONTROL_LOOK, 'figures')}
        />
      )}
    </Field>
  );
}
