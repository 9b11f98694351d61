import { logout } from '@lanna/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { endSession } from '../../api/session.ts';
import { useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks first, then ends the session here in any case: an unreachable server must not keep anybody logged in. */
export function SignOutDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('shell');
  const go = useGo();
  const leave = useMutation({
    mutationFn: () => call(logout),
    onSettled: () => {
      onOpenChange(false);
      endSession();
      go(paths.home());
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('signOutDialog.title')}
      footer={
        <>
          <Button look="secondary" onClick={() => onOpenChange(false)}>
            {t('signOutDialog.stay')}
          </Button>
          <Button busy={leave.isPending} onClick={() => leave.mutate()}>
            {t('signOut')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('signOutDialog.text')}</p>
    </Dialog>
  );
}
