import { memberInfo } from '@lanna/contract/members';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { memberQuery } from '../../api/queries.ts';
import { readSession, useIsRestricted, useSession } from '../../api/session.ts';
import { type OverlayProps, useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { notify } from '../../ui/notify.ts';
import { useDropWhenDismissed } from '../identity/after-login.ts';
import { knownPassword } from '../identity/known-password.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** A member who wants another password, or must choose one before anything else. */
export function ChangePasswordDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('authentication');
  const restricted = useIsRestricted();
  const go = useGo();
  const username = useUsername(restricted);
  useDropWhenDismissed(open);

  function done() {
    notify({ tone: 'success', text: t('newPassword.changed') });
    go(paths.home(), { replace: true });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      insistent={restricted}
      title={t('login.titles.new-password')}
      description={restricted ? t('newPassword.due') : t('newPassword.lead')}
    >
      {username === undefined ? (
        <FormSkeleton />
      ) : (
        <NewPasswordForm
          username={username}
          knownOldPassword={knownPassword(readSession()?.token)}
          remember={false}
          onDone={done}
        />
      )}
    </Dialog>
  );
}

function useUsername(restricted: boolean): string | undefined {
  const session = useSession();
  const member = useQuery({ ...memberQuery, enabled: session !== undefined });
  // Of a restricted session the site itself knows nobody yet, so this is no one's `member`.
  const entering = useQuery({
    queryKey: ['pending-login'],
    queryFn: ({ signal }) => call(memberInfo, { signal }),
    gcTime: 0,
    enabled: restricted,
  });
  const username = (restricted ? entering : member).data?.account;
  // The change itself makes a new session, of which nothing is known yet.
  const [known, setKnown] = useState(username);
  if (username !== undefined && username !== known) setKnown(username);
  return username ?? known;
}
