import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A place to go, or something to do. */
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
  tone?: 'danger';
}

/** A short list of things to do, dropped from a button. Arrow keys, first letters and Esc work. */
export function Menu({
  trigger,
  entries,
  openAtOnce = false,
}: {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Its code came with the press that wanted it. */
  openAtOnce?: boolean;
}) {
  return (
    <Base.Root defaultOpen={openAtOnce}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-50">
          <Base.Popup className={POPUP_LOOK}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { label, icon, href, onSelect, disabled = false, tone } = entry;
  const variant = classes(
    'flex h-10 cursor-pointer items-center gap-3 rounded-small px-3 outline-none data-disabled:opacity-50',
    'data-highlighted:bg-surface data-highlighted:text-accent-text [&_svg]:size-4.5',
    tone === 'danger' && 'text-danger',
  );
  const content = (
    <>
      {icon && <span aria-hidden="true">{icon}</span>}
      {label}
    </>
  );
  if (href) {
    return (
      <Base.LinkItem href={href} closeOnClick className={variant}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={variant}>
      {content}
    </Base.Item>
  );
}

/** What floats above the page near what called it. */
export const POPUP_LOOK = classes(
  'lit min-w-44 rounded-medium bg-raised p-1 shadow-float outline-none transition-[opacity,translate]',
  'data-starting-style:-translate-y-1 data-ending-style:opacity-0 data-starting-style:opacity-0',
);
