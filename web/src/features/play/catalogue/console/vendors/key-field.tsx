import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';

/** The PEM of a public key, as the vendor has sent it. */
export function KeyField({
  value,
  onValueChange,
  wrongField: fieldError,
}: {
  value: string;
  onValueChange: (pem: string) => void;
  wrongField: string | undefined;
}) {
  const { t } = useTranslation('catalogue-console');
  return (
    <TextAreaField
      label={t('vendor.field.publicKey')}
      hint={t('vendor.hint.publicKey')}
      error={fieldError}
      mono
      required
      rows={6}
      spellCheck={false}
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
