import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../../query-view.tsx';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useErrorWords } from '../../../people/identity/errors/error-words.ts';
import type { Proof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { useSecondFactor } from '../../../people/identity/proof/second-factor.ts';
import { SecondFactorField } from '../../../people/identity/proof/second-factor-field.tsx';
import { protectionQuery } from '../../../people/identity/protection-queries.ts';

interface ProofStepProps {
  submitLabel: string;
  variant?: NonNullable<ButtonProps['variant']>;
  /** Whether the form's own fields may be sent. */
  ready?: () => boolean;
  submit: (proof: Proof) => Promise<unknown>;
  children?: ReactNode;
}

/** The last step of what cannot be undone: the password and the second factor, as far as the account has them. */
export function ProofStep(props: ProofStepProps) {
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
      {(protection) =>
        protection.hasPassword ? (
          <ProofForm protection={protection} {...props} />
        ) : (
          <WithoutPassword protection={protection} {...props} />
        )
      }
    </QueryView>
  );
}

/** An account that logs in by code has no password: its session is believed, and its second factor. */
function WithoutPassword({
  protection,
  submitLabel,
  variant = 'primary',
  ready = () => true,
  submit,
  children,
}: ProofStepProps & { protection: Parameters<typeof useSecondFactor>[0] }) {
  const words = useErrorWords();
  const factor = useSecondFactor(protection);
  const sending = useMutation({
    mutationFn: async () => submit({ password: '', ...(await factor.answer()) }),
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending && ready() && !factor.isMissing) sending.mutate();
      }}
    >
      {children}
      <SecondFactorField factor={factor} error={undefined} onChange={sending.reset} />
      {sending.error && <FormError>{words(sending.error)}</FormError>}
      <Button type="submit" size="large" wide variant={variant} busy={sending.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
