import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/fields/text-field.tsx';

const NAME_MAX = 60;

/** What its owner calls a passkey. Says what is missing once it was `checked`. */
export function PasskeyNameField({
  name,
  checked,
  onName,
}: {
  name: string;
  checked: boolean;
  onName: (name: string) => void;
}) {
  const { t } = useTranslation('security');
  return (
    <TextField
      label={t('passkeys.name')}
      hint={t('passkeys.nameHint')}
      error={checked && name.trim() === '' ? t('passkeys.nameMissing') : undefined}
      maxLength={NAME_MAX}
      autoComplete="off"
      value={name}
      onChange={(event) => onName(event.target.value)}
    />
  );
}
