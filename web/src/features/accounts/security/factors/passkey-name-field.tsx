import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../../shared-parts/forms/contract-form.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** What its owner calls a passkey. */
export function PasskeyNameField({ field }: { field: FieldProps }) {
  const { t } = useTranslation('security');
  return <TextField {...field} label={t('passkeys.name')} hint={t('passkeys.nameHint')} autoComplete="off" />;
}
