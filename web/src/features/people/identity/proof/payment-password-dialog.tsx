import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { isEasySecret } from '@lanna/rules/accounts/registration/easy-secret';
import { checkField, type FieldRule } from '@lanna/rules/accounts/registration/patterns';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useErrorWords } from '../errors/error-words.ts';
import { type Protection, paymentRuleQuery, protectionQuery } from '../protection-queries.ts';
import { NO_PROOF, useProof } from './proof.ts';
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
  const proof = useProof(protection);
  const digits = rule.patternId === DIGITS && rule.acceptedPattern !== '*';
  const bounds =
    rule.minLength === rule.maxLength ? `${rule.minLength}` : `${rule.minLength}–${rule.maxLength}`;
  const hint = digits ? t('payment.ruleDigits', { bounds }) : t('payment.rule', { bounds });
  const form = useContractForm(setPaymentPassword, {
    ...proof.options,
    initial: { ...NO_PROOF, newPaymentPassword: '', confirmPaymentPassword: '' },
    check: ({ newPaymentPassword: secret, confirmPaymentPassword: again, ...typed }) => {
      const wrong = checkField(secret, rule) ? hint : isEasySecret(secret) && t('payment.easy');
      return {
        ...proof.options.check(typed),
        newPaymentPassword: wrong,
        confirmPaymentPassword: !wrong && secret !== again && t('payment.differs'),
      };
    },
    // The server also finds easy what is easy for who knows the person: the birthday, the number.
    words: { newPaymentPassword: (rule) => (rule === 'easy' ? t('payment.easy') : hint) },
    send: async (body) => call(setPaymentPassword, { body: await proof.given(body) }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: protectionQuery.queryKey });
      notify({ text: t('payment.saved'), tone: 'success' });
      onDone();
    },
  });
  const secret = {
    inputMode: digits ? 'numeric' : 'text',
    autoComplete: 'off',
    maxLength: rule.maxLength,
  } as const;

  return (
    <ProofForm form={form} proof={proof} submitLabel={t('payment.save')}>
      <PasswordField {...form.field('newPaymentPassword')} {...secret} label={t('payment.new')} hint={hint} />
      <PasswordField {...form.field('confirmPaymentPassword')} {...secret} label={t('payment.again')} />
    </ProofForm>
  );
}

/** The registration pattern whose keyboard on a telephone is the number pad. */
const DIGITS = 3;
