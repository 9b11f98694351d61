import { AlertTriangle } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessageText } from '../../ui/text/message-text.tsx';

/** What happened and, below it, what it means for the money. */
export function MoneyError({ message, children }: { message: ReactNode; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-medium border border-danger/40 bg-sunken px-4 py-3 text-sm"
    >
      <AlertTriangle className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-medium text-danger">
          <MessageText>{message}</MessageText>
        </p>
        {children}
      </div>
    </div>
  );
}
