import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import type { AskedProof, Proof } from './proof.ts';
import { SecondFactorField } from './second-factor-field.tsx';

export interface ProofFormProps<V extends FieldValues & Proof> {
  form: ContractForm<V>;
  proof: AskedProof;
  submitLabel: string;
  variant?: NonNullable<ButtonProps['variant']>;
  /** The form's own fields. */
  children?: ReactNode;
}

/** A form that ends with the password and the second step, as far as the account has them. */
export function ProofForm<V extends FieldValues & Proof>({
  form,
  proof: { asksPassword, factor },
  submitLabel,
  variant = 'primary',
  children,
}: ProofFormProps<V>) {
  const { t } = useTranslation('security');
  const isTyped = factor.asked && !factor.byPasskey;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {children}
      {asksPassword && (
        <PasswordField
          {...form.field('password' as FieldPath<V>)}
          label={t('prove.password')}
          hint={t('prove.why')}
          autoComplete="current-password"
        />
      )}
      <SecondFactorField
        factor={factor}
        error={isTyped ? form.error('secondFactor' as FieldPath<V>) : undefined}
        onChange={form.touch}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide variant={variant} busy={form.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
