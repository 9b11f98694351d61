import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { isEasySecret } from '@lanna/rules/accounts/registration/easy-secret';
import { checkField, type FieldRule } from '@lanna/rules/accounts/registration/patterns';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { QueryView } from '../../../../query-view.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useErrorWords } from '../errors/error-words.ts';
import { type Protection, paymentRuleQuery, protectionQuery } from '../protection-queries.ts';
import type { Proof } from './proof.ts';
import { ProofForm } from './proof-form.tsx';

/** Sets or changes the password that is asked for before money leaves. */
export function PaymentPasswordDialog({
  protection,
  onClose,
}: {
  protection: Protection;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const words = useErrorWords();
  const paymentRule = useQuery(paymentRuleQuery);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={protection.hasPaymentPassword ? t('payment.change') : t('payment.set')}
      description={t('payment.lead')}
    >
      <QueryView
        query={paymentRule}
        label={t('payment.set')}
        failed={t('payment.noRule')}
        errorText={words}
        shapeClassName="flex flex-col gap-4"
        shape={
          <>
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-13" />
          </>
        }
      >
        {(rule) => <Form rule={{ ...rule, required: true }} protection={protection} onDone={onClose} />}
      </QueryView>
    </Dialog>
  );
}

function Form({ rule, protection, onDone }: { rule: FieldRule; protection: Protection; onDone: () => void }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const [secret, setSecret] = useState('');
  const [again, setAgain] = useState('');
  const [checked, setChecked] = useState(false);
  // What is easy for who knows the person, as the server does: the birthday, the number.
  const [refused, setRefused] = useState<string>();
  const easy = isEasySecret(secret) || secret === refused;
  const fieldError = checkField(secret, rule);
  const digits = rule.patternId === DIGITS && rule.acceptedPattern !== '*';
  const bounds =
    rule.minLength === rule.maxLength ? `${rule.minLength}` : `${rule.minLength}–${rule.maxLength}`;
  const hint = digits ? t('payment.ruleDigits', { bounds }) : t('payment.rule', { bounds });

  function ready() {
    setChecked(true);
    return !fieldError && !easy && secret === again;
  }

  async function save(proof: Proof) {
    const body = { ...proof, newPaymentPassword: secret, confirmPaymentPassword: again };
    try {
      await call(setPaymentPassword, { body });
    } catch (error) {
      if (!isEasy(error)) throw error;
      setRefused(secret);
      return;
    }
    void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
    notify({ text: t('payment.saved'), tone: 'success' });
    onDone();
  }

  return (
    <ProofForm protection={protection} submitLabel={t('payment.save')} ready={ready} submit={save}>
      <PasswordField
        label={t('payment.new')}
        hint={hint}
        error={checked ? (fieldError ? hint : easy ? t('payment.easy') : undefined) : undefined}
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={rule.maxLength}
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
      />
      <PasswordField
        label={t('payment.again')}
        error={checked && !fieldError && !easy && secret !== again ? t('payment.differs') : undefined}
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={rule.maxLength}
        value={again}
        onChange={(event) => setAgain(event.target.value)}
      />
    </ProofForm>
  );
}

/** Whether the server has found the new one easy. */
function isEasy(error: unknown): boolean {
  const fields = error instanceof Refusal ? error.facts['fields'] : undefined;
  return Array.isArray(fields) && fields.some((given: unknown) => Object(given).message === 'easy');
}

/** The registration pattern whose keyboard on a telephone is the number pad. */
const DIGITS = 3;
