import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { REASON_MAX, REASON_MIN } from './reason-length.ts';

/** Why an operator does something: it stands in the record, and the approving operator reads it. */
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
    <TextAreaField
      label={t('reason.label')}
      hint={t('reason.hint')}
      error={missing ? t('reason.short', { min: REASON_MIN }) : undefined}
      rows={3}
      required
      maxLength={REASON_MAX}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
