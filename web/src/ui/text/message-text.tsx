import type { ReactNode } from 'react';
import { ContactLinks } from './contact-links.tsx';
import { useUiWords } from './words.tsx';

/** What a player is shown; below a message that names customer service stand the ways to it. */
export function MessageText({ children }: { children: ReactNode }) {
  const { customerService } = useUiWords();
  const named =
    typeof children === 'string' && children.toLowerCase().includes(customerService.toLowerCase());
  return (
    <>
      {children}
      {named && <ContactLinks className="mt-1.5" />}
    </>
  );
}
