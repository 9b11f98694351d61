import { logout } from '@lanna/contract/login';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { endSession } from '../../api/session.ts';
import { type OverlayProps, useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { forgetPassword } from './known-password.ts';
import { forgetRememberToken } from './remembered-login.ts';

/**
 * Asks before logging out. When the server cannot be told, this tab forgets the player all the same: whoever
 * leaves a shared machine must not stay logged in because of a bad line.
 */
export function LogOutDialog({ open, onClose }: Omit<OverlayProps, 'page'>) {
  const { t } = useTranslation('accounts');
  const go = useGo();
  const logOut = useMutation({
    mutationFn: () => call(logout),
    onError: () => notify({ text: t('logOut.notTold'), detail: t('logOut.notToldDetail'), tone: 'info' }),
    onSettled: () => {
      forgetPassword();
      forgetRememberToken();
      endSession();
      onClose();
      go(paths.home(), { replace: true });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('logOut.title')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('logOut.stay')}
          </Button>
          <Button look="danger" busy={logOut.isPending} onClick={() => logOut.mutate()}>
            {t('logOut.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('logOut.text')}</p>
    </Dialog>
  );
}
