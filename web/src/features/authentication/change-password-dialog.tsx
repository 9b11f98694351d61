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

/** Changes the password, at the member's wish or when the server requires it before any other call. */
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
  // The site treats a restricted session as a visitor, so its member info has a query key of its own.
  const entering = useQuery({
    queryKey: ['pending-login'],
    queryFn: ({ signal }) => call(memberInfo, { signal }),
    gcTime: 0,
    enabled: restricted,
  });
  const username = (restricted ? entering : member).data?.account;
  // The change makes a new session, whose member info has not been fetched yet.
  const [known, setKnown] = useState(username);
  if (username !== undefined && username !== known) setKnown(username);
  return username ?? known;
}
