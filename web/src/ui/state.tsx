import { CloudOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { MessageText } from './text/message-text.tsx';
import { useUiWords } from './text/words.tsx';

export interface StateProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** When it is all there is on a page, its title is the page's heading. */
  heading?: boolean;
  className?: string;
}

/** An empty list or page: says so in its own text and offers a next step. */
export function EmptyState({ title, text, icon, action, heading = false, className }: StateProps) {
  const Title = heading ? 'h1' : 'p';
  return (
    <div className={classes('flex flex-col items-center gap-3 px-6 py-12 text-center', className)}>
      {icon && (
        <span
          className="flex size-16 items-center justify-center rounded-full bg-raised text-accent-text [&_svg]:size-7"
          aria-hidden="true"
        >
          {icon}
        </span>
      )}
      <Title className="font-display font-semibold text-lg">{title}</Title>
      {text && (
        <div className="max-w-md text-balance text-muted">
          <MessageText>{text}</MessageText>
        </div>
      )}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** Something failed: what, what it means, and a way to try again. */
export function ErrorState({
  onRetry,
  busy = false,
  ...state
}: Omit<StateProps, 'action'> & {
  onRetry?: () => void;
  /** It is being tried again. */
  busy?: boolean;
}) {
  const words = useUiWords();
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        {...state}
        action={
          onRetry && (
            <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} busy={busy} onClick={onRetry}>
              {words.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
