import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '../../../navigation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useLogOut } from './log-out.ts';

/** Asks before logging out. */
export function LogOutDialog({ open, onClose }: Omit<OverlayProps, 'page'>) {
  const { t } = useTranslation('authentication');
  const logOut = useLogOut(onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('logOut.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('logOut.stay')}
          </Button>
          <Button variant="danger" busy={logOut.isPending} onClick={() => logOut.mutate()}>
            {t('logOut.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('logOut.text')}</p>
    </Dialog>
  );
}
