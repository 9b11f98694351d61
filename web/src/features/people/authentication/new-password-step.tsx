import { memberInfo } from '@lanna/contract/people/members/members';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { FormSkeleton } from '../../../ui/fields/form-skeleton.tsx';
import type { LoginBody } from '../identity/proof/pending-login.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** The step after a login with a password that was handed out or has expired: a new one. */
export function NewPasswordStep({ body, onDone }: { body: LoginBody; onDone: () => void }) {
  const { t } = useTranslation('authentication');
  // The site treats the restricted session as a visitor, so its member info has a query key of its own.
  const { data: member, isError } = useQuery({
    queryKey: ['pending-login'],
    queryFn: ({ signal }) => call(memberInfo, { signal }),
    gcTime: 0,
  });
  const typedName = body.type === 'username' ? body.username : undefined;
  const username = member?.account ?? (isError ? typedName : undefined);
  if (username === undefined) return <FormSkeleton />;
  const enrolmentDue = member?.enrolmentDue ?? false;
  return (
    <>
      {enrolmentDue && <p className="mb-4 rounded-medium bg-raised p-3 text-sm">{t('enrolment.lead')}</p>}
      <NewPasswordForm
        username={username}
        enrolmentDue={enrolmentDue}
        knownOldPassword={body.type === 'username' ? body.password : undefined}
        remember={body.type === 'username' && body.remember === true}
        onDone={onDone}
      />
    </>
  );
}
