import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK, Field } from '../../../ui/field.tsx';

/** The PEM of a public key, as the vendor has sent it. */
export function KeyField({
  value,
  onValueChange,
  fault,
}: {
  value: string;
  onValueChange: (pem: string) => void;
  fault: string | undefined;
}) {
  const { t } = useTranslation('catalogue-console');
  return (
    <Field text={{ label: t('vendor.field.publicKey'), hint: t('vendor.hint.publicKey'), error: fault }}>
      {(control) => (
        <textarea
          {...control}
          required
          rows={6}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
          className={classes(CONTROL_LOOK, 'h-auto! py-2 font-mono text-xs')}
        />
      )}
    </Field>
  );
}
