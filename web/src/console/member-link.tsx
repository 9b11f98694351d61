import type { ReactNode } from 'react';
import { ConsoleLink } from './console-link.tsx';
import { useMay } from './operator.tsx';

/** A member's name, which leads to the member's page where the operator may read it. */
export function MemberLink({ id, brand, children }: { id: string; brand: string; children: ReactNode }) {
  return useMay()('members.read', brand) ? (
    <ConsoleLink
      href={`/members/${id}`}
      // In cards of a phone one such link stands below another: each is as high as a finger needs.
      className="inline-flex min-h-6 items-center text-accent-text underline decoration-accent/40 underline-offset-2 hover:decoration-accent"
    >
      {children}
    </ConsoleLink>
  ) : (
    children
  );
}
