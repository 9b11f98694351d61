import { AlertTriangle } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessageText } from '../text/message-text.tsx';

/** What is wrong with the whole of it, above the button that tries again. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-medium border border-danger/40 bg-sunken px-4 py-3 text-danger text-sm"
    >
      <AlertTriangle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        <MessageText>{children}</MessageText>
      </span>
    </p>
  );
}
