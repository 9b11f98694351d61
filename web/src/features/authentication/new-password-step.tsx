import { memberInfo } from '@lanna/contract/members';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import type { LoginBody } from '../identity/pending-login.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** The step after a login with the brand's default password or an expired one: a new password. */
export function NewPasswordStep({ body, onDone }: { body: LoginBody; onDone: () => void }) {
  // The site treats the restricted session as a visitor, so its member info has a query key of its own.
  const { data: member, isError } = useQuery({
    queryKey: ['pending-login'],
    queryFn: ({ signal }) => call(memberInfo, { signal }),
    gcTime: 0,
  });
  const typedName = body.type === 'username' ? body.username : undefined;
  const username = member?.account ?? (isError ? typedName : undefined);
  if (username === undefined) return <FormSkeleton />;
  return (
    <NewPasswordForm
      username={username}
      knownOldPassword={body.type === 'username' ? body.password : undefined}
      remember={body.type === 'username' && body.remember === true}
      onDone={onDone}
    />
  );
}
