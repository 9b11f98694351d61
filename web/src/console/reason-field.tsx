import { useTranslation } from 'react-i18next';
import { classes } from '../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../ui/field.tsx';
import { REASON_MAX, REASON_MIN } from './reason-length.ts';

/** Why an operator does something: it stands in the record, and whoever approves reads it. */
export function ReasonField({
  value,
  onValueChange,
  missing,
}: {
  value: string;
  onValueChange: (reason: string) => void;
  /** It was sent without one. */
  missing: boolean;
}) {
  const { t } = useTranslation('console');
  return (
    <Field
      text={{
        label: t('reason.label'),
        hint: t('reason.hint'),
        error: missing ? t('reason.short', { min: REASON_MIN }) : undefined,
      }}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          required
          maxLength={REASON_MAX}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={classes(CONTROL_LOOK, 'h-auto! py-2')}
        />
      )}
    </Field>
  );
}
