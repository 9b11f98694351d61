import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentPasswordFirst } from '../../people/identity/proof/payment-password-first.tsx';
import type { useSecondFactor } from '../../people/identity/proof/second-factor.ts';
import { protectionQuery } from '../../people/identity/protection-queries.ts';

export type Proofs = Parameters<typeof useSecondFactor>[0];

/** A form within the line, once the member can prove who it is; without a withdrawal password, the way to set one. */
export function WhenProvable({
  terms,
  children,
}: {
  terms: { paymentPasswordSet: boolean; secondFactor: boolean };
  children: (protection: Proofs) => ReactNode;
}) {
  const { t } = useTranslation('transfers');
  const { data: protection } = useQuery(protectionQuery);
  if (terms.paymentPasswordSet) return children(protection ?? { totp: terms.secondFactor, passkeys: [] });
  return (
    <PaymentPasswordFirst
      protection={protection}
      title={t('upline.setFirst')}
      reason={t('upline.setFirstText')}
      action={t('upline.setPassword')}
    />
  );
}
