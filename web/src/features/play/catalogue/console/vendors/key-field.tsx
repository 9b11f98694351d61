import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../../../shared-parts/forms/contract-form.ts';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';

/** The PEM of a public key, as the vendor has sent it. */
export function KeyField(field: FieldProps) {
  const { t } = useTranslation('catalogue-console');
  return (
    <TextAreaField
      {...field}
      label={t('vendor.field.publicKey')}
      hint={t('vendor.hint.publicKey')}
      mono
      rows={6}
      spellCheck={false}
    />
  );
}
