import { memberInfo } from '@lanna/contract/members';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FormShape } from './form-shape.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { LoginBody } from './unfinished-entry.ts';

/** Before anybody is in with the brand's default password or an expired one: a new password. */
export function NewPasswordStep({ body, onDone }: { body: LoginBody; onDone: () => void }) {
  // Of the restricted session: the site itself knows nobody yet, so this is no one's `member`.
  const { data: member, isError } = useQuery({
    queryKey: ['entering'],
    queryFn: ({ signal }) => call(memberInfo, { signal }),
    gcTime: 0,
  });
  const typedName = body.type === 'username' ? body.username : undefined;
  const username = member?.account ?? (isError ? typedName : undefined);
  if (username === undefined) return <FormShape />;
  return (
    <NewPasswordForm
      username={username}
      knownOldPassword={body.type === 'username' ? body.password : undefined}
      remember={body.type === 'username' && body.remember === true}
      onDone={onDone}
    />
  );
}
