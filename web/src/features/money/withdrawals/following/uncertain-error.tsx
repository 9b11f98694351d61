import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../../../ui/fields/form-error.tsx';

/** What happened; where it is unknown whether the request has arrived, what pressing again does. */
export function UncertainError({ uncertain, children }: { uncertain: boolean; children: ReactNode }) {
  const { t } = useTranslation('withdrawals');
  return (
    <FormError>
      {children}
      {uncertain && ` ${t('form.uncertain')}`}
    </FormError>
  );
}
