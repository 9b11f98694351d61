import { useQuery } from '@tanstack/react-query';
import { Check, History, House, LogOut, Network, ShieldCheck, UserRound, WalletMinimal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/brand.ts';
import { memberQuery, menusQuery } from '../../../api/queries.ts';
import { isAgent } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { LogOutDialog } from '../../../features/authentication/log-out-dialog.tsx';
import { FreePlayButton } from '../../../features/identity/free-play-button.tsx';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../../i18n/words.ts';
import { type Path, paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ContactIcon, ContactName, contactAnchor, useContactWays } from '../../../ui/contact-links.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useUiWords } from '../../../ui/words.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import { Flag } from '../flag.tsx';
import { useSiteLocation } from '../location.ts';
import { offeredLanguages } from '../offered-languages.ts';

interface MenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The phone's menu: navigation, account, language. */
export function MenuSheet({ open, onOpenChange }: MenuSheetProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const location = useSiteLocation();
  const [leaving, setLeaving] = useState(false);
  const [shownAt, setShownAt] = useState(location);
  // The menu closes after any navigation.
  if (open && shownAt !== location) onOpenChange(false);
  if (shownAt !== location) setShownAt(location);
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title={<Greeting />}>
        <nav aria-label={t('navigation')} className="flex flex-col gap-1">
          {session ? <MemberEntries /> : <VisitorEntries />}
          <SiteEntries />
        </nav>
        <Contacts />
        <Languages />
        {session && (
          <button
            type="button"
            onClick={() => {
              onOpenChange(false);
              setLeaving(true);
            }}
            className="mt-4 flex h-12 w-full items-center justify-center gap-2 rounded-medium border border-control-line text-muted"
          >
            <LogOut className="size-5" aria-hidden="true" />
            {t('signOut')}
          </button>
        )}
      </Dialog>
      <LogOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}

function Greeting() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { data: member } = useQuery({ ...memberQuery, enabled: session !== undefined });
  return session ? (member?.account ?? t('memberCentre')) : t('menu');
}

function VisitorEntries() {
  const { t } = useTranslation('shell');
  const { flags } = useBrand();
  return (
    <div className="mb-3 grid grid-cols-2 gap-3">
      <LinkButton wide look="secondary" href={paths.loginDialog()}>
        {t('login')}
      </LinkButton>
      {flags.directRegistration && (
        <LinkButton wide href={paths.registerDialog()}>
          {t('register')}
        </LinkButton>
      )}
      <div className="col-span-2 empty:hidden">
        <FreePlayButton wide label={t('freeDemo')} />
      </div>
    </div>
  );
}

function MemberEntries() {
  const { t } = useTranslation('shell');
  const agent = isAgent(useSession());
  return (
    <>
      {agent && (
        <Entry href={paths.agentCentre()} icon={<Network />}>
          {t('agentCentre')}
        </Entry>
      )}
      <Entry href={paths.memberCentre('security')} icon={<UserRound />}>
        {t('memberCentre')}
      </Entry>
      <Entry href={paths.memberCentre('wallet')} icon={<WalletMinimal />}>
        {t('wallet')}
      </Entry>
      <Entry href={paths.memberCentre('bets')} icon={<History />}>
        {t('bets')}
      </Entry>
    </>
  );
}

function SiteEntries() {
  const { t } = useTranslation('shell');
  const { data: menus = [] } = useQuery(menusQuery);
  return (
    <>
      <Entry href={paths.home()} icon={<House />}>
        {t('home')}
      </Entry>
      {menus.map(({ gameType }) => {
        const path = paths.category(gameType);
        return (
          path && (
            <Entry key={gameType} href={path} icon={<CategoryIcon group={gameType} />}>
              {t(`category.${gameType}`)}
            </Entry>
          )
        );
      })}
      <Entry href={paths.fair()} icon={<ShieldCheck />}>
        {t('fairness')}
      </Entry>
    </>
  );
}

const ENTRY =
  'flex h-12 items-center gap-3 rounded-medium px-3 font-medium transition-colors hover:bg-raised aria-[current=page]:bg-raised aria-[current=page]:text-accent-text [&_svg]:size-5 [&_svg]:text-accent-text';

function Entry({ href, icon, children }: { href: Path; icon: ReactNode; children: ReactNode }) {
  const current = useSiteLocation().pathname === href;
  return (
    <a href={href} aria-current={current ? 'page' : undefined} className={ENTRY}>
      <span aria-hidden="true">{icon}</span>
      {children}
    </a>
  );
}

/** How customer service is reached, one a row; nothing where the brand has no contacts. */
function Contacts() {
  const { contact } = useUiWords();
  const ways = useContactWays();
  if (ways.length === 0) return null;
  return (
    <section aria-label={contact.page} className="mt-4 flex flex-col gap-1 border-line border-t pt-4">
      {ways.map((way) => (
        <a key={way.href} {...contactAnchor(way)} className={ENTRY}>
          <ContactIcon kind={way.kind} />
          <span className="min-w-0 break-words">
            <ContactName way={way} />
          </span>
        </a>
      ))}
    </section>
  );
}

function Languages() {
  const { t } = useTranslation('shell');
  const { languages } = useBrand();
  const current = currentLanguage();
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4">
      <legend className="sr-only">{t('languages')}</legend>
      {offeredLanguages(languages).map((code) => (
        <button
          key={code}
          type="button"
          lang={LANGUAGES[code].tag}
          aria-pressed={code === current}
          onClick={() => void chooseLanguage(code)}
          className={classes(
            'flex h-11 items-center gap-2 rounded-medium border px-4',
            code === current ? 'border-accent-text text-accent-text' : 'border-control-line text-muted',
          )}
        >
          <Flag country={LANGUAGES[code].country} />
          {LANGUAGES[code].name}
          {code === current && <Check className="size-4" aria-hidden="true" />}
        </button>
      ))}
    </fieldset>
  );
}
