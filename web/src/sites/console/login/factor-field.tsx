import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** Six figures of the app, or one of the recovery codes. */
export function FactorField({
  value,
  onValueChange,
  focus = true,
}: {
  value: string;
  onValueChange: (value: string) => void;
  focus?: boolean;
}) {
  const { t } = useTranslation('console-shell');
  return (
    <TextField
      label={t('factor.code')}
      hint={t('factor.hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={focus}
      required
      maxLength={40}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className="[&_input]:tracking-widest"
    />
  );
}
