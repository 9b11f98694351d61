import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

/** A short text about a control, shown on hover and focus. Information a user needs does not belong here. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-60">
          <Base.Popup className="max-w-64 rounded-small bg-text px-2.5 py-1.5 text-ground text-sm shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
