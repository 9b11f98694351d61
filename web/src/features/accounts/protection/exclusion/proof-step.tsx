import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { type AskedProof, type Proof, useProof } from '../../../people/identity/proof/proof.ts';
import { ProofForm, type ProofFormProps } from '../../../people/identity/proof/proof-form.tsx';
import { protectionQuery } from '../../../people/identity/protection-queries.ts';

/** An account that logs in by code has no password: its session is believed, and its second factor. */
export function useExclusionProof(): AskedProof {
  const { data } = useQuery(protectionQuery);
  return useProof(data ?? { totp: false, passkeys: [] }, data?.hasPassword);
}

/** The last step of what cannot be undone: the password and the second factor, once it is known what the account has. */
export function ProofStep<V extends FieldValues & Proof>(props: ProofFormProps<V>) {
  const { t } = useTranslation('protection');
  return (
    <QueryView
      query={useQuery(protectionQuery)}
      label={t('loading')}
      failed={t('proofFailed')}
      shapeClassName="flex flex-col gap-4"
      shape={
        <>
          <Skeleton className="h-16" />
          <Skeleton className="h-13" />
        </>
      }
    >
      {() => <ProofForm {...props} />}
    </QueryView>
  );
}
