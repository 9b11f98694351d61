import { Dialog as Window } from '@base-ui/react/dialog';
import { Drawer as Sheet } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useUiWords } from '../text/words.tsx';
import { usePhone } from '../use-phone.ts';
import {
  BACKDROP,
  CLOSE,
  DESCRIPTION,
  type DialogSize,
  GRIP,
  HEAD,
  SHEET,
  sheetHeight,
  TITLE,
  WIDTHS,
  WINDOW,
} from './dialog-style.ts';
import { InAddress, useLayer } from './layers.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  footer?: ReactNode;
  size?: DialogSize;
  /** The content brings its own padding (menus at the edge, pictures). */
  flush?: boolean;
  /** Only a choice inside closes it: a press beside it does not. */
  insistent?: boolean;
  /** Nothing but a choice inside closes it: it has no cross, and Esc and Back leave it open. */
  choiceOnly?: boolean;
  /** Where the focus is put instead of the first thing to press; and where it goes back to. `true`: as without them. */
  initialFocus?: () => HTMLElement | true;
  finalFocus?: () => HTMLElement | true;
}

/** A window on the desktop, a sheet from the lower edge on phones. Esc closes, focus comes back. */
export function Dialog(given: DialogProps) {
  const props = given.choiceOnly ? { ...given, insistent: true, onOpenChange: stay } : given;
  useLayer(props.open, () => props.onOpenChange(false));
  const phone = usePhone();
  return (
    <InAddress value={false}>{phone ? <BottomSheet {...props} /> : <CentredWindow {...props} />}</InAddress>
  );
}

function stay() {}

function CentredWindow({ open, onOpenChange, insistent = false, size = 'small', ...content }: DialogProps) {
  return (
    <Window.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={insistent}>
      <Window.Portal>
        {/* Also over another dialog: what is below it rests, and looks it. */}
        <Window.Backdrop forceRender className={classes(BACKDROP, FADE)} />
        <Window.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-6">
          <Window.Popup
            {...focusOf(content)}
            className={classes(
              WINDOW,
              'transition-[opacity,scale,translate] duration-200',
              'data-starting-style:translate-y-2 data-starting-style:scale-98 data-starting-style:opacity-0',
              'data-ending-style:scale-98 data-ending-style:opacity-0 data-ending-style:duration-150',
              WIDTHS[size],
            )}
          >
            <Head
              title={<Window.Title className={TITLE}>{content.title}</Window.Title>}
              description={
                content.description && (
                  <Window.Description className={DESCRIPTION}>{content.description}</Window.Description>
                )
              }
              close={
                content.choiceOnly
                  ? undefined
                  : (label) => <Window.Close aria-label={label} className={CLOSE} render={<CloseButton />} />
              }
            />
            <Body {...content} />
          </Window.Popup>
        </Window.Viewport>
      </Window.Portal>
    </Window.Root>
  );
}

function BottomSheet({ open, onOpenChange, insistent = false, size = 'small', ...content }: DialogProps) {
  return (
    <Sheet.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={insistent}>
      <Sheet.Portal>
        <Sheet.Backdrop
          forceRender
          className={classes(
            BACKDROP,
            FADE,
            'opacity-[calc(1-var(--drawer-swipe-progress,0))] data-swiping:duration-0',
          )}
        />
        <Sheet.Viewport className="fixed inset-0 z-50 flex items-end">
          <Sheet.Popup
            {...focusOf(content)}
            className={classes(
              SHEET,
              'translate-y-(--drawer-swipe-movement-y) transition-[translate] duration-250 data-swiping:duration-0',
              'data-ending-style:translate-y-full data-starting-style:translate-y-full',
              sheetHeight(size),
            )}
          >
            {!content.choiceOnly && <span className={GRIP} aria-hidden="true" />}
            <Head
              title={<Sheet.Title className={TITLE}>{content.title}</Sheet.Title>}
              description={
                content.description && (
                  <Sheet.Description className={DESCRIPTION}>{content.description}</Sheet.Description>
                )
              }
              close={
                content.choiceOnly
                  ? undefined
                  : (label) => <Sheet.Close aria-label={label} className={CLOSE} render={<CloseButton />} />
              }
            />
            <Sheet.Content className="flex min-h-0 flex-1 flex-col">
              <Body {...content} />
            </Sheet.Content>
          </Sheet.Popup>
        </Sheet.Viewport>
      </Sheet.Portal>
    </Sheet.Root>
  );
}

function focusOf({ initialFocus, finalFocus }: Pick<DialogProps, 'initialFocus' | 'finalFocus'>) {
  return { ...(initialFocus && { initialFocus }), ...(finalFocus && { finalFocus }) };
}

function Head({
  title,
  description,
  close,
}: {
  title: ReactNode;
  description: ReactNode;
  close: ((label: string) => ReactNode) | undefined;
}) {
  const words = useUiWords();
  return (
    <header className={HEAD}>
      <div className="min-w-0">
        {title}
        {description}
      </div>
      {close?.(words.close)}
    </header>
  );
}

function Body({ children, footer, flush = false }: Pick<DialogProps, 'children' | 'footer' | 'flush'>) {
  return (
    <>
      <div
        className={classes(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain',
          !flush && 'px-5 pb-6 sm:px-6',
        )}
      >
        {children}
      </div>
      {footer && (
        <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-line border-t px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </footer>
      )}
    </>
  );
}

function CloseButton(props: object) {
  return (
    <button type="button" {...props}>
      <X className="size-5" aria-hidden="true" />
    </button>
  );
}

const FADE = classes(
  'transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
);
