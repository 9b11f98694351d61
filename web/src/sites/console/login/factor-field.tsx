import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx';

/** Six figures of the app, or one of the recovery codes. */
export function FactorField(field: Omit<TextFieldProps, 'label'>) {
  const { t } = useTranslation('console-shell');
  return (
    <TextField
      {...field}
      label={t('factor.code')}
      hint={t('factor.hint')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      className="[&_input]:tracking-widest"
    />
  );
}
