import { classes } from '../classes.ts';

/* How a dialog looks: a window on the desktop, a sheet from the lower edge on phones. Its frame, which comes first, looks the same. */

export const BACKDROP = 'fixed inset-0 z-50 bg-shade/70';
export const TITLE = 'font-display font-semibold text-text text-xl';
export const DESCRIPTION = 'mt-0.5 text-muted text-sm';
export const HEAD = 'flex shrink-0 items-start justify-between gap-4 px-5 pt-4 pb-4 sm:px-6 sm:pt-5';
export const CLOSE =
  '-mr-2 -mt-1 flex size-10 shrink-0 items-center justify-center rounded-full text-muted transition-colors hover:bg-raised hover:text-text';

export const WINDOW =
  'lit flex max-h-full flex-col overflow-hidden rounded-large bg-surface shadow-float outline-none';
export const SHEET =
  'flex w-full flex-col rounded-t-large border-line border-t bg-surface shadow-float outline-none';
export const GRIP = 'mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-control-line';

/** Of the window; a sheet takes the width of the screen. */
export const WIDTHS = {
  small: 'w-full sm:max-w-md',
  medium: 'w-full sm:max-w-2xl',
  large: 'w-full sm:h-[min(46rem,100%)] sm:max-w-4xl',
  full: 'w-full sm:h-[min(54rem,100%)] sm:max-w-[80rem]',
} as const;
export type DialogSize = keyof typeof WIDTHS;

export function sheetHeight(size: DialogSize): string {
  const tall = size === 'full' || size === 'large';
  return classes(tall ? 'h-[calc(100dvh-1.5rem)]' : 'max-h-[calc(100dvh-1.5rem)]');
}
