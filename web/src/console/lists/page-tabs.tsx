import { useLocation } from '@tanstack/react-router';
import { classes } from '../../ui/classes.ts';
import { ConsoleLink } from '../console-link.tsx';

/** Pages that belong together, each at its own address: the line under their titles that leads from one to the other. */
export function PageTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { path: string; label: string }[];
}) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav aria-label={label} className="-mt-1 border-line border-b">
      <ul className="no-scrollbar flex gap-5 overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.path}>
            <ConsoleLink
              href={tab.path}
              ref={path === tab.path ? bringIntoView : undefined}
              aria-current={path === tab.path ? 'page' : undefined}
              className={classes(
                '-mb-px inline-flex h-9 items-center whitespace-nowrap border-b-2 text-sm',
                path === tab.path
                  ? 'border-accent-text font-semibold text-accent-text'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {tab.label}
            </ConsoleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Of more pages than the line has room for, the one that is open is seen. */
function bringIntoView(tab: HTMLElement | null) {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
