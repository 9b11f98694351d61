import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { type OverlayProps, useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { knownPassword } from './known-password.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** A member who wants another password. */
export function ChangePasswordDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('accounts');
  const session = useSession();
  const go = useGo();
  const { data: member } = useQuery({ ...memberQuery, enabled: session !== undefined });

  function done() {
    notify({ tone: 'success', text: t('newPassword.changed') });
    go(paths.home(), { replace: true });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('login.titles.new-password')}
      description={t('newPassword.lead')}
    >
      {member && (
        <NewPasswordForm
          username={member.account}
          knownOldPassword={knownPassword(session?.token)}
          remember={false}
          onDone={done}
        />
      )}
    </Dialog>
  );
}
