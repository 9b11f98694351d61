import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { takeWrittenLogin } from '../../../api/written-login.ts';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { type OverlayProps, useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/fields/form-skeleton.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { isInTheWay, useDropWhenDismissed, useGoOnAfterLogin } from '../identity/after-login.ts';
import { useNumberEntry } from '../identity/codes/use-number-entry.ts';
import { FreePlayButton } from '../identity/free-play-button.tsx';
import { type PendingLogin, pendingLogin } from '../identity/proof/pending-login.ts';
import { switchesQuery } from '../identity/queries.ts';
import type { ForgotPassword } from './forgot-password.tsx';
import { type LoginOutcome, useLogIn } from './log-in.ts';
import {
  carryOver,
  type LoginFormState,
  MobileLoginForm,
  PasswordLoginForm,
  useLoginForm,
} from './login-forms.tsx';
import type { NewPasswordStep } from './new-password-step.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useFocusOfWritten } from './use-written-login.ts';

// What few need, and what brings rules of forms with it, comes when it is asked for.
const forgotPassword = lazily<ComponentProps<typeof ForgotPassword>>(() =>
  import('./forgot-password.tsx').then((found) => found.ForgotPassword),
);
const newPasswordStep = lazily<ComponentProps<typeof NewPasswordStep>>(() =>
  import('./new-password-step.tsx').then((found) => found.NewPasswordStep),
);

export const FORM: Extract<PendingLogin, { next: 'form' }> = {
  next: 'form',
  tab: 'username',
  username: '',
  password: '',
};

/** The login pop-up with all steps of a login. The pending action runs after the last one. */
export function LoginDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation(['authentication', 'refusals']);
  const [step, setStep] = useState<PendingLogin>(() => pendingLogin.read() ?? FORM);
  const goOn = useGoOnAfterLogin(onClose);
  const focus = useFocusOfWritten();
  // Where another step than the form is next, nothing takes over from the one that was written with the page.
  useEffect(() => {
    if (step.next !== 'form') takeWrittenLogin();
  }, [step.next]);
  useDropWhenDismissed(open);
  const [stopped, setStopped] = useState(false);
  if (open && !stopped && isInTheWay()) setStopped(true);
  const onOutcome = (outcome: LoginOutcome) => (outcome.next === 'in' ? goOn(outcome) : setStep(outcome));
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      // After the first step a press beside the pop-up is more likely a mistake than an attempt to leave.
      insistent={step.next !== 'form'}
      {...focus}
      title={t(`login.titles.${step.next}`)}
      description={
        stopped && step.next === 'form' ? t('refusals:not_logged_in') : t(`login.leads.${step.next}`)
      }
    >
      <Step step={step} onStep={setStep} onOutcome={onOutcome} onClose={onClose} />
    </Dialog>
  );
}

function Step({
  step,
  onStep,
  onOutcome,
  onClose,
}: {
  step: PendingLogin;
  onStep: (step: PendingLogin) => void;
  onOutcome: (outcome: LoginOutcome) => void;
  onClose: () => void;
}) {
  const go = useGo();
  const logIn = useLogIn();
  // Kept outside the tabs: text typed on one tab is still there after a look at the other.
  const forms = { username: useLoginForm(step), mobile: useLoginForm(step) };
  switch (step.next) {
    case 'form':
      return (
        <LoginForms
          forms={forms}
          start={step}
          onOutcome={onOutcome}
          onForgot={() => onStep({ next: 'forgot' })}
        />
      );
    case 'second-factor':
      return (
        <SecondFactorForm
          offer={step.offer}
          username={step.body.type === 'username' ? step.body.username : undefined}
          prove={async (secondFactor) => {
            if (step.body.type === 'remember') return;
            // A captcha and a proof of work are valid for one call.
            const spent = { captcha: undefined, captchaId: undefined, botCheck: undefined };
            onOutcome(await logIn.mutateAsync({ ...step.body, ...spent, secondFactor }));
          }}
        />
      );
    case 'new-password':
      // Section 4 of the specification: after a changed password, home.
      return (
        <Suspense fallback={<FormSkeleton />}>
          <Lazy
            of={newPasswordStep}
            props={{ body: step.body, onDone: () => go(paths.home(), { replace: true }) }}
          />
        </Suspense>
      );
    case 'forgot':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <Lazy
            of={forgotPassword}
            props={{
              onOutcome: (outcome) =>
                outcome.next === 'in' ? go(paths.home(), { replace: true }) : onOutcome(outcome),
              onClose,
              onBack: () => onStep(FORM),
            }}
          />
        </Suspense>
      );
  }
}

export function LoginForms({
  forms,
  start,
  onOutcome,
  onForgot,
}: {
  forms: Record<'username' | 'mobile', LoginFormState>;
  start: Extract<PendingLogin, { next: 'form' }>;
  onOutcome: (outcome: LoginOutcome) => void;
  onForgot: () => void;
}) {
  const { t } = useTranslation('authentication');
  const { flags } = useBrand();
  const { data: switches, isPending } = useQuery(switchesQuery);
  const [tab, setTab] = useState<string>(start.tab);
  const number = useNumberEntry('login', switches ? switches.thirdPartyLogin !== null : false);
  // Tabs rendered later would move a field away while the player is pressing it.
  if (isPending) return <FormSkeleton />;
  const byName = <PasswordLoginForm form={forms.username} earlier={start.error} onOutcome={onOutcome} />;
  return (
    <>
      {switches?.smsLogin ? (
        <Tabs
          label={t('login.title')}
          value={tab}
          onValueChange={(next) => {
            if (next === 'mobile') carryOver(forms.username, forms.mobile);
            else carryOver(forms.mobile, forms.username);
            setTab(next);
          }}
          tabs={[
            { value: 'username', label: t('tab.username'), content: byName },
            {
              value: 'mobile',
              label: t('tab.mobile'),
              content: (
                <MobileLoginForm
                  form={forms.mobile}
                  thirdParty={switches.thirdPartyLogin !== null}
                  number={number}
                  onOutcome={onOutcome}
                />
              ),
            },
          ]}
        />
      ) : (
        byName
      )}
      <div className="mt-4 flex flex-col gap-1 text-center text-sm">
        {/* Where neither way is open, it leads to customer service. */}
        <Button variant="ghost" size="small" onClick={onForgot}>
          {t('login.forgot')}
        </Button>
        {flags.registration && (
          <p className="py-1 text-muted">
            {t('login.noAccount')}{' '}
            <a href={paths.registerDialog()} className="font-semibold text-accent-text underline">
              {t('login.toRegister')}
            </a>
          </p>
        )}
        <FreePlayButton wide />
      </div>
    </>
  );
}
