import { useLocation } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../console/console-link.tsx';
import { useOperator } from '../../../console/operator.tsx';
import { classes } from '../../../ui/classes.ts';
import { navigationOf } from '../topics.ts';
import { useWaitingAt } from './waiting.ts';

/** The pages this operator may see, in their groups; narrow, its icons alone. */
export function Navigation({ collapsed, onCollapse }: { collapsed: boolean; onCollapse: () => void }) {
  const { t } = useTranslation('console-shell');
  const Icon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={classes(
        'hidden shrink-0 flex-col border-line border-r bg-frame lg:flex',
        collapsed ? 'w-14' : 'w-56',
      )}
    >
      <ConsoleLink href="/" className="flex h-13 shrink-0 items-center gap-2.5 px-3.5">
        <img src="/mark.svg" alt={collapsed ? t('name') : ''} className="size-7" />
        {!collapsed && <span className="truncate font-semibold">{t('name')}</span>}
      </ConsoleLink>
      <div className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden px-2 pb-3">
        <NavigationList collapsed={collapsed} />
      </div>
      <button
        type="button"
        onClick={onCollapse}
        aria-expanded={!collapsed}
        aria-label={collapsed ? t('nav.open') : t('nav.close')}
        className="flex h-11 items-center gap-2.5 border-line border-t px-4 text-muted text-sm hover:text-text"
      >
        <Icon className="size-4.5 shrink-0" aria-hidden="true" />
        {!collapsed && <span>{t('nav.narrow')}</span>}
      </button>
    </aside>
  );
}

export function NavigationList({ collapsed = false, onGo }: { collapsed?: boolean; onGo?: () => void }) {
  const { t } = useTranslation('console-shell');
  const groups = navigationOf(useOperator());
  // Words of topics are read in when a component asks for them, which their pages do only once they are open.
  const namespaces = groups.flatMap(({ entries }) => entries.map((entry) => entry.word.split(':')[0] ?? ''));
  const { t: word } = useTranslation([...new Set(namespaces)] as never);
  const pathname = useLocation({ select: (location) => location.pathname });
  const list = useRef<HTMLElement>(null);
  // There are more pages than a screen shows: where the operator is stands in sight, also after a link of a page.
  useEffect(() => {
    if (pathname) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={list} aria-label={t('nav.label')} className="flex flex-col gap-4">
      {groups.map(({ group, entries }) => (
        <div key={group}>
          <p
            id={`nav-${group}`}
            className={classes('px-2.5 pb-1 font-medium text-muted text-xs', collapsed && 'sr-only')}
          >
            {t(`groups.${group}`)}
          </p>
          {collapsed && <hr className="mx-2 mb-2 border-line" />}
          <ul aria-labelledby={`nav-${group}`} className="flex flex-col gap-0.5">
            {entries.map(({ path, icon: Icon, word: key }) => {
              const label = String(word(key as never));
              const current =
                path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
              return (
                <li key={path}>
                  <ConsoleLink
                    href={path}
                    title={collapsed ? label : undefined}
                    aria-current={current ? 'page' : undefined}
                    onClick={onGo}
                    className={classes(
                      'relative flex h-8.5 items-center gap-2.5 rounded-small px-2.5 text-sm transition-colors',
                      current ? 'bg-chosen font-semibold text-accent-text' : 'text-text hover:bg-raised',
                      collapsed && 'justify-center px-0',
                    )}
                  >
                    <Icon
                      className={classes('size-4.5 shrink-0', !current && 'text-muted')}
                      aria-hidden="true"
                    />
                    <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{label}</span>
                    <WaitingMark path={path} collapsed={collapsed} />
                  </ConsoleLink>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** How much waits on the page of an entry; narrow, a dot that says that something does. */
function WaitingMark({ path, collapsed }: { path: string; collapsed: boolean }) {
  const { t } = useTranslation('console-shell');
  const waiting = useWaitingAt(path);
  if (!waiting) return null;
  const { count, urgent } = waiting;
  const colour = urgent ? 'bg-danger-fill text-on-danger-fill' : 'bg-raised text-text';
  return (
    <>
      {collapsed ? (
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-1 right-1 size-2 rounded-full',
            urgent ? 'bg-danger-fill' : 'bg-accent',
          )}
        />
      ) : (
        <span
          aria-hidden="true"
          className={classes(
            'figures ml-auto min-w-5 shrink-0 rounded-full px-1.5 text-center font-semibold text-xs leading-5',
            colour,
          )}
        >
          {count > 999 ? '999+' : count}
        </span>
      )}
      <span className="sr-only">{t('nav.waiting', { count })}</span>
    </>
  );
}
