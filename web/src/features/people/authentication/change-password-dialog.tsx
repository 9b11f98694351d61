import type { Value } from '@lanna/contract/endpoint';
import { memberInfo } from '@lanna/contract/people/members/members';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { memberQuery } from '../../../api/queries.ts';
import { readSession, useIsRestricted, useSession } from '../../../api/session.ts';
import { type OverlayProps, useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { FormSkeleton } from '../../../ui/fields/form-skeleton.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { useDropWhenDismissed } from '../identity/after-login.ts';
import { knownPassword } from '../identity/proof/known-password.ts';
import { NewPasswordForm } from './new-password-form.tsx';

type Account = Pick<Value<typeof memberInfo>, 'account' | 'enrolmentDue'>;

/** Changes the password, at the member's request or when the server requires it before any other call. */
export function ChangePasswordDialog({ open, onClose }: OverlayProps) {
  const { t } = useTranslation('authentication');
  const restricted = useIsRestricted();
  const go = useGo();
  const account = useAccount(restricted);
  useDropWhenDismissed(open);

  const due = account?.enrolmentDue ? t('enrolment.lead') : t('newPassword.due');

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
      description={restricted ? due : t('newPassword.lead')}
    >
      {account === undefined ? (
        <FormSkeleton />
      ) : (
        <NewPasswordForm
          username={account.account}
          enrolmentDue={account.enrolmentDue}
          knownOldPassword={knownPassword(readSession()?.token)}
          remember={false}
          onDone={done}
        />
      )}
    </Dialog>
  );
}

function useAccount(restricted: boolean): Account | undefined {
  const session = useSession();
  const member = useQuery({ ...memberQuery, enabled: session !== undefined });
  // The site treats a restricted session as a visitor, so its member info has a query key of its own.
  const entering = useQuery({
    queryKey: ['pending-login'],
    queryFn: ({ signal }) => call(memberInfo, { signal }),
    gcTime: 0,
    enabled: restricted,
  });
  const account = (restricted ? entering : member).data;
  // The change makes a new session, whose member info has not been fetched yet.
  const [known, setKnown] = useState<Account | undefined>(account);
  if (account !== undefined && account !== known) setKnown(account);
  return account ?? known;
}
