import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { Dialog } from '../ui/layers/dialog.tsx';
import { useUiWords } from '../ui/text/words.tsx';
import { useDesktop } from '../ui/use-phone.ts';

/**
 * What a row is about, beside the list it came from: on a desktop next to it, so the list stays at hand; else over it. Esc closes,
 * and the focus goes back to where it was.
 */
export function SidePanel({
  title,
  actions,
  onClose,
  children,
}: {
  title: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const desktop = useDesktop();
  if (!desktop)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={title} size="large" footer={actions}>
        {children}
      </Dialog>
    );
  return (
    <BesideList title={title} actions={actions} onClose={onClose}>
      {children}
    </BesideList>
  );
}

function BesideList({ title, actions, onClose, children }: Parameters<typeof SidePanel>[0]) {
  const words = useUiWords();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const came = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      // An operator who has gone on elsewhere meanwhile is left there.
      const left = document.activeElement;
      const isLost = left === null || left === document.body || panel.current?.contains(left);
      if (isLost && came instanceof HTMLElement) came.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={panel}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      className="flex min-h-0 w-[26rem] shrink-0 animate-appear flex-col overflow-hidden rounded-medium border border-line bg-surface outline-none 2xl:w-[30rem]"
    >
      <header className="flex items-start justify-between gap-3 border-line border-b px-4 py-3">
        <h2 id={id} className="min-w-0 font-semibold text-base">
          {title}
        </h2>
        <IconButton label={words.close} size="small" onClick={onClose} className="-my-1 -mr-2">
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">{children}</div>
      {actions && (
        <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-3">{actions}</footer>
      )}
    </section>
  );
}
