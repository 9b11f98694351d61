import { Activity, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Dialog } from './dialog.tsx';

/** A page of a centre and its place in the menu. */
export interface CentreItem {
  name: string;
  label: string;
  /** The address that shows it. */
  href: string;
  Icon: ComponentType<{ className?: string }>;
  Page: ComponentType;
}

/**
 * The pages of a member or an agent over the site, with a menu and a close button. The address names the page, so back,
 * reload and links work; pages that have been opened stay as they were left.
 */
export function Centre({
  open,
  onClose,
  title,
  description,
  menuLabel,
  items,
  shown,
  around,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string | undefined;
  menuLabel: string;
  items: readonly CentreItem[];
  /** The name of the page in view. */
  shown: string;
  /** The boundary around each page, which may fail or take a while to load. */
  around: (page: ReactNode, name: string) => ReactNode;
}) {
  const visited = useVisited(shown);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      description={description}
      size="full"
      flush
    >
      <div className="flex min-h-full flex-col sm:flex-row">
        <Menu label={menuLabel} items={items} shown={shown} />
        <div className="min-w-0 flex-1 px-4 pb-8 sm:px-6">
          {items
            .filter(({ name }) => visited.includes(name))
            .map(({ name, Page }) => (
              <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
                {around(<Page />, name)}
              </Activity>
            ))}
        </div>
      </div>
    </Dialog>
  );
}

/** At the left; on phones a row along the upper edge that scrolls sideways. */
function Menu({ label, items, shown }: { label: string; items: readonly CentreItem[]; shown: string }) {
  const menu = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    if (shown)
      menu.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [shown]);
  return (
    <nav
      ref={menu}
      aria-label={label}
      className={classes(
        'no-scrollbar sticky top-0 z-10 flex shrink-0 gap-1 overflow-x-auto border-line border-b bg-surface px-4 pb-2',
        'sm:w-56 sm:flex-col sm:self-start sm:overflow-visible sm:border-b-0 sm:px-3 sm:pb-6',
      )}
    >
      {items.map(({ name, label: text, href, Icon }) => (
        <a
          key={name}
          href={href}
          aria-current={name === shown ? 'page' : undefined}
          className={classes(
            'flex h-11 shrink-0 items-center gap-2.5 rounded-medium px-3.5 font-medium text-muted text-sm transition-colors',
            'hover:bg-raised hover:text-text aria-[current]:bg-sunken aria-[current]:text-accent-text',
          )}
        >
          <span aria-hidden="true">
            <Icon className="size-5" />
          </span>
          {text}
        </a>
      ))}
    </nav>
  );
}

function useVisited(shown: string): readonly string[] {
  const [visited, setVisited] = useState<readonly string[]>([shown]);
  if (visited.includes(shown)) return visited;
  const next = [...visited, shown];
  setVisited(next);
  return next;
}
