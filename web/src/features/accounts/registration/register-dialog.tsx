import type { RegistrationTab } from '@lanna/rules/accounts/registration/fields';
import { useQuery } from '@tanstack/react-query';
import { DoorClosed } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../api/content/brand.ts';
import { pendingAction } from '../../../api/pending-action.ts';
import { type OverlayProps, useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { FormSkeleton } from '../../../ui/fields/form-skeleton.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { closeAndResume, useDropWhenDismissed } from '../../people/identity/after-login.ts';
import { useNumberEntry } from '../../people/identity/codes/use-number-entry.ts';
import { FreePlayButton } from '../../people/identity/free-play-button.tsx';
import { registrationQuery } from '../../people/identity/queries.ts';
import { carryOver, RegisterForm, useRegisterForm } from './register-form.tsx';

/** The register pop-up. After a registration the pending action runs; without one the deposit page opens, since play needs money. */
export function RegisterDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('registration');
  const { demo } = useBrand();
  const go = useGo();
  useDropWhenDismissed(open);

  function welcome(username: string) {
    notify({
      tone: 'success',
      text: username ? t('register.welcome', { username }) : t('register.welcomeUnnamed'),
      ...(demo ? { detail: t('register.playMoneyHint') } : {}),
    });
    if (pendingAction.isThere()) void closeAndResume(onClose);
    else go(paths.memberCentre('depositv2'), { replace: true });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('register.title')}
      description={demo ? t('register.demoLead') : t('register.lead')}
    >
      <Forms onDone={welcome} />
      <p className="mt-5 text-center text-muted text-sm">
        {t('register.haveAccount')}{' '}
        <a href={paths.loginDialog()} className="font-semibold text-accent-text underline">
          {t('register.toLogin')}
        </a>
      </p>
      <FreePlayButton wide />
    </Dialog>
  );
}

function Forms({ onDone }: { onDone: (username: string) => void }) {
  const { t } = useTranslation('registration');
  const words = useRefusalText();
  const { data: settings, error, refetch } = useQuery(registrationQuery);
  const forms = { register: useRegisterForm(), registerMobile: useRegisterForm() };
  const number = useNumberEntry('register', settings?.smsVerification === 'third-party');
  const [chosen, setChosen] = useState<RegistrationTab>();
  if (!settings && error)
    return <ErrorState title={t('register.failed')} text={words(error)} onRetry={() => void refetch()} />;
  if (!settings) return <FormSkeleton />;
  const tabs = (['register', 'registerMobile'] as const satisfies RegistrationTab[])
    .filter((tab) => settings[tab])
    .map((tab) => ({
      value: tab,
      label: t(`tab.${tab}`),
      content: (
        <RegisterForm form={forms[tab]} tab={tab} settings={settings} number={number} onDone={onDone} />
      ),
    }));
  const [only] = tabs;
  if (!only)
    return <EmptyState icon={<DoorClosed />} title={t('register.closed')} text={t('register.closedText')} />;
  if (tabs.length === 1) return only.content;
  const current = tabs.find(({ value }) => value === chosen) ?? only;
  return (
    <Tabs
      label={t('register.title')}
      tabs={tabs}
      value={current.value}
      onValueChange={(next) => {
        const turnedTo = tabs.find(({ value }) => value === next);
        if (turnedTo) carryOver(forms[current.value], forms[turnedTo.value]);
        setChosen(turnedTo?.value);
      }}
    />
  );
}
