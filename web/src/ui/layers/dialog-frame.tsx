import { X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes.ts';
import { Skeleton } from '../skeleton.tsx';
import { useUiWords } from '../text/words.tsx';
import {
  BACKDROP,
  CLOSE,
  type DialogSize,
  GRIP,
  HEAD,
  SHEET,
  sheetHeight,
  TITLE,
  WIDTHS,
} from './dialog-style.ts';
import { useLayer } from './layers.ts';

/**
 * A dialog whose content is still on its way: its frame answers the press at once and can be closed. It takes no focus, which
 * the dialog then gives back to where it was.
 */
export function DialogFrame({
  title,
  size = 'small',
  onClose,
}: {
  /** Unknown until its words have come. */
  title: string | undefined;
  size?: DialogSize | undefined;
  onClose: () => void;
}) {
  const words = useUiWords();
  useLayer(true, onClose);
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  if (typeof document === 'undefined') return null;
  return createPortal(
    <>
      {/* The page below is not to be pressed by mistake; the cross and Esc close. */}
      <div className={classes(BACKDROP, 'animate-appear')} />
      <div className="fixed inset-0 z-50 flex items-end sm:items-center sm:justify-center sm:p-6">
        <div
          role="dialog"
          aria-modal="true"
          aria-busy="true"
          aria-label={title ?? words.loading}
          className={classes(
            SHEET,
            'animate-rise sm:max-h-full sm:animate-appear sm:overflow-hidden sm:rounded-large sm:border',
            sheetHeight(size),
            WIDTHS[size],
          )}
        >
          <span className={classes(GRIP, 'sm:hidden')} aria-hidden="true" />
          <header className={HEAD}>
            {title === undefined ? <Skeleton className="h-7 w-40" /> : <p className={TITLE}>{title}</p>}
            <button type="button" aria-label={words.close} onClick={onClose} className={CLOSE}>
              <X className="size-5" aria-hidden="true" />
            </button>
          </header>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <div className="flex min-h-60 flex-col gap-4 px-5 pb-6 sm:px-6" aria-hidden="true">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12 w-1/2" />
          </div>
        </div>
      </div>
    </>,
    document.body,
  );
}
