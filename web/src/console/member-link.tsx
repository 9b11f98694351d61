import type { ReactNode } from 'react';
import { ConsoleLink } from './console-link.tsx';
import { useMay } from './operator.tsx';

/** A member's name, which leads to the member's page where the operator may read it. */
export function MemberLink({ id, brand, children }: { id: string; brand: string; children: ReactNode }) {
  return useMay()('members.read', brand) ? (
    <ConsoleLink href={`/members/${id}`}>{children}</ConsoleLink>
  ) : (
    children
  );
}
