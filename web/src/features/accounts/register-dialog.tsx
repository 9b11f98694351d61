import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { heldAction } from '../../api/gate.ts';
import { type OverlayProps, useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { closeAndResume, useDropWhenDismissed } from './after-entering.ts';
import { RegisterForm } from './register-form.tsx';

/** The register pop-up. Whoever was on the way to something goes on; else the wallet opens, since play needs money. */
export function RegisterDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('accounts');
  const { demo } = useBrand();
  const go = useGo();
  useDropWhenDismissed(open);

  function welcome(username: string) {
    notify({
      tone: 'success',
      text: t('register.welcome', { username }),
      ...(demo ? { detail: t('register.playMoneyHint') } : {}),
    });
    if (heldAction.isThere()) void closeAndResume(onClose);
    else go(paths.memberCentre('wallet'), { replace: true });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('register.title')}
      description={demo ? t('register.demoLead') : t('register.lead')}
    >
      <RegisterForm onDone={welcome} />
      <p className="mt-5 text-center text-muted text-sm">
        {t('register.haveAccount')}{' '}
        <a href={paths.loginDialog()} className="font-semibold text-accent-text underline">
          {t('register.toLogin')}
        </a>
      </p>
    </Dialog>
  );
}
