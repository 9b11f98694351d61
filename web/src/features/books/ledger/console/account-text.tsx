import type { AccountName } from '@lanna/contract/books/ledger/ops';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { useAccountKind } from '../../../../console/names/account-kind.ts';

/** What an account is for, and whose it is; with a link to the owner, except in a row, which leads somewhere itself. */
export function AccountText({ account, inRow = false }: { account: AccountName; inRow?: boolean }) {
  const kindName = useAccountKind();
  const { kind, owner, purpose } = account;
  const href = owner && (owner.kind === 'vendor' ? `/vendors/${owner.name}` : `/members/${owner.id}`);
  return (
    <span>
      {kindName(kind)}
      {purpose && ` ${purpose}`}
      {owner && href && (
        <>
          {' · '}
          {inRow ? owner.name : <ConsoleLink href={href}>{owner.name}</ConsoleLink>}
        </>
      )}
    </span>
  );
}
