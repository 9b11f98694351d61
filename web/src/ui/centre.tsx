import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Activity, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Dialog } from './layers/dialog.tsx';
import { usePhone } from './use-phone.ts';

/** A page of a centre and its place in the menu. */
export interface CentreItem {
  name: string;
  label: string;
  /** The heading over this page and those beside it in the menu; pages without one stand in a row. */
  group?: string | undefined;
  /** The address that shows it. */
  href: string;
  Icon: ComponentType<{ className?: string }>;
  Page: ComponentType;
  /** At the end of its line in the menu: how many wait there. */
  Mark?: ComponentType | undefined;
}

interface CentreProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string | undefined;
  menuLabel: string;
  items: readonly CentreItem[];
  /** The name of the page in view. Undefined: none is asked for; a phone shows the menu, a wider screen the first page. */
  shown: string | undefined;
  /** The page of a centre that was asked for none. */
  opening: string | undefined;
  /** Above the menu: whose centre it is. With one, the menu is a page of its own on phones, and pages lead back to it. */
  head?: ReactNode;
  /** Back to the menu, on phones. */
  back?: { href: string; label: string };
  /** The boundary around each page, which may fail or take a while to load. */
  around: (page: ReactNode, name: string) => ReactNode;
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
  opening,
  head,
  back,
  around,
}: CentreProps) {
  const phone = usePhone();
  const menuIsPage = phone && back !== undefined;
  const page = shown ?? (menuIsPage ? undefined : opening);
  const visited = useVisited(page);
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      description={head ? undefined : description}
      size="full"
      flush
    >
      <div className="flex min-h-full flex-col sm:flex-row">
        {menuIsPage ? (
          <div hidden={page !== undefined} className="px-4 pb-8">
            {head}
            <MenuPage label={menuLabel} items={items} />
          </div>
        ) : (
          <div className="shrink-0 sm:w-64 sm:px-3 sm:pb-6">
            {head && <div className="mb-4">{head}</div>}
            <Menu label={menuLabel} items={items} shown={page} />
          </div>
        )}
        <div hidden={page === undefined} className="min-w-0 flex-1 px-4 pb-8 sm:px-6">
          {menuIsPage && (
            <a
              href={back.href}
              className="-ml-2 flex h-11 w-fit items-center gap-2 rounded-medium px-2 font-medium text-accent-text"
            >
              <ArrowLeft className="size-5" aria-hidden="true" />
              {back.label}
            </a>
          )}
          {items
            .filter(({ name }) => visited.includes(name))
            .map(({ name, Page }) => (
              <Activity key={name} mode={name === page ? 'visible' : 'hidden'}>
                {around(<Page />, name)}
              </Activity>
            ))}
        </div>
      </div>
    </Dialog>
  );
}

/** On a phone the menu is a page: groups of lines under the thumb. */
function MenuPage({ label, items }: { label: string; items: readonly CentreItem[] }) {
  return (
    <nav aria-label={label} className="mt-6 flex flex-col gap-6">
      {groupsOf(items).map((group) => (
        <section key={group.label ?? ''}>
          {group.label && <h3 className="mb-2 px-1 font-semibold text-muted text-sm">{group.label}</h3>}
          <ul className="lit overflow-hidden rounded-large bg-raised">
            {group.items.map(({ name, label: text, href, Icon, Mark }) => (
              <li key={name} className="border-line border-b last:border-b-0">
                <a
                  href={href}
                  className="flex min-h-14 items-center gap-3.5 px-4 py-2 font-medium transition-colors active:bg-sunken"
                >
                  <span
                    aria-hidden="true"
                    className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-accent-text"
                  >
                    <Icon className="size-5" />
                  </span>
                  <span className="min-w-0 flex-1">{text}</span>
                  {Mark && <Mark />}
                  <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** At the left; on phones, where it is no page, a row along the upper edge that scrolls sideways. */
function Menu({
  label,
  items,
  shown,
}: {
  label: string;
  items: readonly CentreItem[];
  shown: string | undefined;
}) {
  const menu = useRef<HTMLElement>(null);
  // On a phone the row is longer than the screen, elsewhere the column. It moves alone: the page beside it stays where it is.
  useEffect(() => {
    const row = menu.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!shown || !row || !current) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = current;
    row.scrollTo({
      left: offsetLeft - (row.clientWidth - offsetWidth) / 2,
      top: offsetTop - (row.clientHeight - offsetHeight) / 2,
    });
  }, [shown]);
  return (
    <nav
      ref={menu}
      aria-label={label}
      className={classes(
        'no-scrollbar sticky top-0 z-10 flex shrink-0 gap-1 overflow-x-auto border-line border-b bg-surface px-4 pb-2',
        'sm:max-h-[calc(100dvh-8.5rem)] sm:flex-col sm:gap-4 sm:self-start sm:overflow-y-auto sm:border-b-0 sm:px-0 sm:pb-0',
      )}
    >
      {groupsOf(items).map((group) => (
        <div key={group.label ?? ''} className="flex shrink-0 gap-1 sm:flex-col">
          {group.label && (
            <h3 className="hidden px-3.5 pb-1 font-semibold text-muted text-xs sm:block">{group.label}</h3>
          )}
          {group.items.map(({ name, label: text, href, Icon, Mark }) => (
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
              {Mark && (
                <span className="sm:ml-auto">
                  <Mark />
                </span>
              )}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}

/** Neighbours under one heading stand together. */
function groupsOf(items: readonly CentreItem[]): { label: string | undefined; items: CentreItem[] }[] {
  const groups: { label: string | undefined; items: CentreItem[] }[] = [];
  for (const item of items) {
    const group = groups.find(({ label }) => label === item.group);
    if (group) group.items.push(item);
    else groups.push({ label: item.group, items: [item] });
  }
  return groups;
}

function useVisited(shown: string | undefined): readonly string[] {
  const [visited, setVisited] = useState<readonly string[]>(shown === undefined ? [] : [shown]);
  if (shown === undefined || visited.includes(shown)) return visited;
  const next = [...visited, shown];
  setVisited(next);
  return next;
}
