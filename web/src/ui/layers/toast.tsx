import { Toast as Base } from '@base-ui/react/toast';
import { AlertTriangle, CheckCircle2, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { classes } from '../classes.ts';
import { MessageText } from '../text/message-text.tsx';
import { useUiWords } from '../text/words.tsx';
import { type Notice, noticesTo } from './notify.ts';
import { useToastPlace } from './use-toast-place.ts';

const toasts = Base.createToastManager();

function add({ text, detail, tone = 'info' }: Notice) {
  toasts.add({
    title: text,
    description: detail,
    type: tone,
    timeout: tone === 'danger' ? 9000 : 5000,
    priority: tone === 'danger' ? 'high' : 'low',
  });
}

/** Shows the messages of `notify`. A site has one, at its root. */
export function Toasts() {
  // Only once the provider listens, whose effects come before: what is added earlier is never seen.
  useEffect(() => noticesTo(add), []);
  return (
    <Base.Provider toastManager={toasts} limit={3}>
      <Base.Portal>
        <Viewport />
      </Base.Portal>
    </Base.Provider>
  );
}

/** As low as it covers no control: the tab bar, a button of a dialog, what the page has marked. */
function Viewport() {
  const { toasts: shown } = Base.useToastManager();
  const { place, offset } = useToastPlace(shown);
  return (
    <Base.Viewport
      ref={place}
      style={{ bottom: offset }}
      data-toasts=""
      className="fixed inset-x-4 bottom-20 z-60 mx-auto w-auto transition-[bottom] sm:right-6 sm:left-auto sm:w-96 lg:bottom-6"
    >
      <List />
    </Base.Viewport>
  );
}

function List() {
  const words = useUiWords();
  return Base.useToastManager().toasts.map((toast) => {
    const tone = TONES[(toast.type ?? 'info') as keyof typeof TONES];
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        className={classes(
          'lit absolute inset-x-0 z-[calc(1000-var(--toast-index))] bottom-0 rounded-medium bg-raised shadow-float transition-[translate,opacity,scale] duration-250',
          'translate-y-[calc(var(--toast-index)*-0.7rem+var(--toast-swipe-movement-y,0px))] scale-[calc(1-var(--toast-index)*0.04)]',
          'data-expanded:translate-y-[calc(var(--toast-offset-y)*-1-var(--toast-index)*0.6rem)] data-expanded:scale-100',
          'data-starting-style:translate-y-6 data-starting-style:opacity-0',
          'data-ending-style:translate-y-6 data-ending-style:opacity-0 data-limited:opacity-0',
        )}
      >
        <Base.Content className="flex items-start gap-3 p-4">
          <tone.Icon className={classes('mt-0.5 size-5 shrink-0', tone.ink)} aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <Base.Title className="font-medium text-text" />
            <Base.Description className="text-muted text-sm">
              <MessageText>{toast.description}</MessageText>
            </Base.Description>
          </div>
          {/* Reachable by Tab at any time, so never hidden from those who hear the page: the library hides it until the stack is spread. */}
          <Base.Close
            aria-hidden={undefined}
            aria-label={words.close}
            className="-m-1.5 flex size-8 items-center justify-center rounded-full text-muted hover:text-text"
          >
            <X className="size-4" aria-hidden="true" />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}

const TONES = {
  info: { Icon: Info, ink: 'text-accent-text' },
  success: { Icon: CheckCircle2, ink: 'text-success' },
  danger: { Icon: AlertTriangle, ink: 'text-danger' },
} as const;
