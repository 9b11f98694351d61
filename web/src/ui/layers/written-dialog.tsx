import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { useUiWords } from '../text/words.tsx';
import {
  BACKDROP,
  CLOSE,
  DESCRIPTION,
  GRIP,
  HEAD,
  SHEET,
  sheetHeight,
  TITLE,
  WIDTHS,
} from './dialog-style.ts';

/**
 * A dialog as the server writes it: the browser's own, opened without any code of the page's (`public/first-paint.js`), which looks
 * like the one that follows it. What closes it is marked `data-closes`.
 */
export function WrittenDialog({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
  const words = useUiWords();
  const id = useId();
  return (
    <dialog
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}lead`}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-transparent p-0 text-text outline-none backdrop:bg-transparent"
    >
      <div data-closes className={classes(BACKDROP, 'animate-appear')} />
      <div className="pointer-events-none fixed inset-0 z-50 flex items-end sm:items-center sm:justify-center sm:p-6">
        <div
          className={classes(
            SHEET,
            'pointer-events-auto animate-rise sm:max-h-full sm:animate-appear sm:overflow-hidden sm:rounded-large',
            sheetHeight('small'),
            WIDTHS.small,
          )}
        >
          <span className={classes(GRIP, 'sm:hidden')} aria-hidden="true" />
          <header className={HEAD}>
            <div className="min-w-0">
              <h2 id={`${id}title`} className={TITLE}>
                {title}
              </h2>
              <p id={`${id}lead`} className={DESCRIPTION}>
                {description}
              </p>
            </div>
            <button type="button" data-closes aria-label={words.close} className={CLOSE}>
              <X className="size-5" aria-hidden="true" />
            </button>
          </header>
          <div className="flex min-h-0 flex-1 flex-col">
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 sm:px-6">
              {children}
            </div>
          </div>
        </div>
      </div>
    </dialog>
  );
}
