import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PaymentPasswordFirst } from '../../people/identity/proof/payment-password-first.tsx';
import { protectionQuery } from '../../people/identity/protection-queries.ts';

/** In place of a form that spends points, where there is no withdrawal password yet. */
export function PasswordFirst() {
  const { t } = useTranslation('points');
  const { data } = useQuery(protectionQuery);
  return (
    <PaymentPasswordFirst
      protection={data}
      title={t('setFirst')}
      reason={t('setFirstText')}
      action={t('setPassword')}
    />
  );
}
