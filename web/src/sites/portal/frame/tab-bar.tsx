import { useQuery } from '@tanstack/react-query';
import { Cherry, Gift, House, LifeBuoy, LogIn, Network, UserRound, WalletMinimal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useUnreadMessages } from '../../../api/content/inbox.ts';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { memberQuery } from '../../../api/queries.ts';
import { isAgent } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { categoryAt, type Path, paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { CountMark } from '../../../ui/count-mark.tsx';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { useSiteLocation } from '../pages/location.ts';

/** The phone's navigation, within reach of the thumb. Only what leads somewhere. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { flags } = useBrand();
  const excluded = useIsExcluded();
  return (
    <>
      <div aria-hidden="true" className="h-[calc(4rem+env(safe-area-inset-bottom))]" />
      <nav
        aria-label={t('tabBar')}
        className="fixed inset-x-0 bottom-0 z-40 flex border-line border-t bg-frame pb-[env(safe-area-inset-bottom)] shadow-float"
      >
        <Tab href={paths.home()} icon={<House />}>
          {t('home')}
        </Tab>
        <GamesTab />
        {excluded ? (
          <Tab href={paths.help()} icon={<LifeBuoy />}>
            {t('help')}
          </Tab>
        ) : (
          <Tab href={paths.promotions()} icon={<Gift />}>
            {t('promotions')}
          </Tab>
        )}
        {session ? (
          <>
            <Tab href={paths.memberCentre('transferFund')} icon={<WalletMinimal />}>
              {t('wallet')}
            </Tab>
            {isAgent(session) ? (
              <Tab href={paths.agentCentre()} icon={<Network />}>
                {t('team')}
              </Tab>
            ) : (
              <Tab href={paths.memberCentre()} icon={<OwnPicture />} mark={<Unread />}>
                {t('me')}
              </Tab>
            )}
          </>
        ) : (
          <>
            {flags.directRegistration && (
              <Tab href={paths.registerDialog()} icon={<UserRound />}>
                {t('register')}
              </Tab>
            )}
            <Tab href={paths.loginDialog()} icon={<LogIn />}>
              {t('login')}
            </Tab>
          </>
        )}
      </nav>
    </>
  );
}

const sheet = lazily(() => import('./games-sheet.tsx').then((found) => found.GamesSheet));

/** Opens the categories; it is the current one on the page of any of them. */
function GamesTab() {
  const { t } = useTranslation('shell');
  const location = useSiteLocation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [shownAt, setShownAt] = useState(location);
  // It closes after any navigation.
  if (open && shownAt !== location) setOpen(false);
  if (shownAt !== location) setShownAt(location);
  const isHere = categoryAt(location.pathname) !== undefined && !location.search['centre'];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={isHere ? 'page' : undefined}
        onPointerEnter={() => void sheet.preload()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={TAB}
      >
        <span aria-hidden="true">
          <Cherry />
        </span>
        <span className={TAB_NAME}>{t('games')}</span>
      </button>
      {wanted && (
        <Suspense fallback={open && <DialogFrame title={t('games')} onClose={() => setOpen(false)} />}>
          <Lazy of={sheet} props={{ open, onOpenChange: setOpen }} />
        </Suspense>
      )}
    </>
  );
}

/** The member's own picture, once it is known. */
function OwnPicture() {
  const { data: member } = useQuery(memberQuery);
  if (!member) return <UserRound />;
  return <Avatar name={member.userName} picture={member.avatar} className="size-6" />;
}

/** Messages that the member has not read. */
function Unread() {
  const { t } = useTranslation('shell');
  const count = useUnreadMessages();
  return <CountMark count={count} label={t('unreadMessages', { count })} />;
}

/* Five of them beside each other: letters grow for as long as a word stays in one piece. */
const TAB_NAME =
  'max-w-full text-balance px-0.5 text-center text-[min(0.75rem,max(12px,3.4vw))] leading-[1.15]';

const TAB = classes(
  'relative flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-muted text-xs transition-colors before:absolute before:top-0 before:h-0.5 before:w-8 before:scale-x-0 before:rounded-full before:bg-accent before:transition-transform aria-[current=page]:text-accent-text aria-[current=page]:before:scale-x-100 [&_svg]:size-5.5',
);

function Tab({
  href,
  icon,
  mark,
  children,
}: {
  href: Path;
  icon: ReactNode;
  mark?: ReactNode;
  children: ReactNode;
}) {
  const current = useIsHere(href);
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className={TAB}>
      <span aria-hidden="true">{icon}</span>
      <span className={TAB_NAME}>{children}</span>
      {mark && <span className="absolute top-1 left-1/2 ml-1.5">{mark}</span>}
    </a>
  );
}

function useIsHere(href: Path): boolean {
  const { pathname, search } = useSiteLocation();
  if (!href.startsWith('?')) return pathname === href && !search['centre'] && !search['dialog'];
  const asked = new URLSearchParams(href);
  // The menu of a centre is not each of its pages.
  if (asked.has('centre') && !asked.has('page') && search['page']) return false;
  return [...asked].every(([key, value]) => search[key] === value);
}
