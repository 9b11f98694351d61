import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { POPUP_LOOK } from './menu.tsx';

/** More about something, or a small form, dropped from a button. */
export function Popover({
  trigger,
  title,
  children,
  className,
}: {
  trigger: ReactElement;
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup className={classes(POPUP_LOOK, 'max-w-[min(24rem,calc(100vw-1.5rem))] p-4', className)}>
            <Base.Title className="mb-2 font-display font-semibold">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
