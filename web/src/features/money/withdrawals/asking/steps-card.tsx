import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Banknote, LockKeyhole, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { PaymentPasswordDialog } from '../../../people/identity/proof/payment-password-dialog.tsx';
import { protectionQuery } from '../../../people/identity/protection-queries.ts';
import { BankAccountDialog } from '../account/bank-account-dialog.tsx';
import type { WithdrawalTerms } from '../queries.ts';

/** What is missing before a withdrawal can be asked for, in the order in which to do it; at the end what is worth doing. */
export function StepsCard({ terms }: { terms: Pick<WithdrawalTerms, 'needs' | 'hasSecondFactor'> }) {
  const { t } = useTranslation('withdrawals');
  const { data: protection } = useQuery(protectionQuery);
  const queries = useQueryClient();
  const [open, setOpen] = useState<'password' | 'account'>();
  const needsPassword = terms.needs.includes('payment_password');
  const needsAccount = terms.needs.includes('bank_account');
  const all: (Step | false)[] = [
    needsPassword && {
      key: 'password',
      Icon: <LockKeyhole />,
      action: (
        <Button size="small" disabled={!protection} onClick={() => setOpen('password')}>
          {t('steps.password.action')}
        </Button>
      ),
    },
    needsAccount && {
      key: 'account',
      Icon: <Banknote />,
      // The dialog asks for the withdrawal password.
      action: (
        <Button
          size="small"
          variant={needsPassword ? 'secondary' : 'primary'}
          disabled={needsPassword}
          onClick={() => setOpen('account')}
        >
          {t('steps.account.action')}
        </Button>
      ),
    },
    !terms.hasSecondFactor && {
      key: 'factor',
      Icon: <ShieldCheck />,
      action: (
        <LinkButton size="small" variant="ghost" href={paths.memberCentre('securityCenter')}>
          {t('steps.factor.action')}
        </LinkButton>
      ),
    },
  ];
  const steps = all.filter((step) => step !== false);
  return (
    <section
      aria-labelledby="steps-heading"
      className="lit flex flex-col gap-1 rounded-large bg-surface p-5 sm:p-6"
    >
      <h3 id="steps-heading" className="flex items-center gap-2 font-display font-semibold text-lg">
        <ArrowRight className="size-5 text-accent-text" aria-hidden="true" />
        {t('steps.title')}
      </h3>
      <ol className="flex flex-col divide-y divide-line">
        {steps.map(({ key, Icon, action }) => (
          <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2.5 py-4 last:pb-0">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-5"
            >
              {Icon}
            </span>
            <div className="min-w-0 flex-1 basis-44">
              <p className="font-medium">{t(`steps.${key}.title`)}</p>
              <p className="text-muted text-sm">{t(`steps.${key}.text`)}</p>
            </div>
            <div className="basis-full pl-14 sm:basis-auto sm:pl-0">{action}</div>
          </li>
        ))}
      </ol>
      {open === 'password' && protection && (
        <PaymentPasswordDialog
          protection={protection}
          onClose={() => {
            setOpen(undefined);
            // What is missing now, only the server knows.
            void queries.invalidateQueries({ queryKey: ['withdrawals'] });
          }}
        />
      )}
      {open === 'account' && <BankAccountDialog change={undefined} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

interface Step {
  key: 'password' | 'account' | 'factor';
  Icon: ReactNode;
  action: ReactNode;
}
