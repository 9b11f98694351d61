import { useQuery } from '@tanstack/react-query';
import {
  Banknote,
  Check,
  CirclePlus,
  Coins,
  Crown,
  Feather,
  Gift,
  Handshake,
  History,
  House,
  LifeBuoy,
  ListChecks,
  LogOut,
  Megaphone,
  MessageCircleMore,
  MessagesSquare,
  MonitorDown,
  Network,
  ReceiptText,
  ShieldCheck,
  Ticket,
  UserRound,
  WalletMinimal,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useChatUnread } from '../../../api/content/chat.ts';
import { useOpenPromotions } from '../../../api/content/promotions.ts';
import { useService } from '../../../api/content/service.ts';
import { useIsExcluded } from '../../../api/exclusion.ts';
import { cockfightDoor, cockfightVendor } from '../../../api/open-vendor.ts';
import { memberQuery, menusQuery, vendorsQuery } from '../../../api/queries.ts';
import { isAgent } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { LogOutDialog } from '../../../features/people/authentication/log-out-dialog.tsx';
import { FreePlayButton } from '../../../features/people/identity/free-play-button.tsx';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../../i18n/words.ts';
import { useGo, useMemberGuard } from '../../../navigation.ts';
import { type Path, paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { ContactIcon, ContactName, contactAnchor, useContactWays } from '../../../ui/text/contact-links.tsx';
import { useUiWords } from '../../../ui/text/words.tsx';
import { CategoryIcon } from '../frame/category-icon.tsx';
import { Flag } from '../frame/flag.tsx';
import { offeredLanguages } from '../frame/offered-languages.ts';
import { useSiteLocation } from '../pages/location.ts';

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
  if (!session) return t('menu');
  if (!member) return t('memberCentre');
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={member.userName} picture={member.avatar} className="size-8 text-sm" />
      <span className="min-w-0 wrap-anywhere">{member.account}</span>
    </span>
  );
}

function VisitorEntries() {
  const { t } = useTranslation('shell');
  const { flags } = useBrand();
  return (
    <div className="mb-3 grid grid-cols-2 gap-3">
      <LinkButton wide variant="secondary" href={paths.loginDialog()}>
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
      <div className="mb-3 grid grid-cols-2 gap-3">
        <LinkButton wide href={paths.memberCentre('depositv2')} icon={<CirclePlus aria-hidden="true" />}>
          {t('deposit')}
        </LinkButton>
        <LinkButton
          wide
          variant="secondary"
          href={paths.memberCentre('withdraw')}
          icon={<Banknote aria-hidden="true" />}
        >
          {t('withdraw')}
        </LinkButton>
      </div>
      {agent && (
        <Entry href={paths.agentCentre()} icon={<Network />}>
          {t('agentCentre')}
        </Entry>
      )}
      <Entry href={paths.memberCentre('securityCenter')} icon={<UserRound />}>
        {t('memberCentre')}
      </Entry>
      <Entry href={paths.memberCentre('transferFund')} icon={<WalletMinimal />}>
        {t('wallet')}
      </Entry>
      <Entry href={paths.memberCentre('personalHistoryCopy')} icon={<History />}>
        {t('bets')}
      </Entry>
      <Entry href={paths.memberCentre('lotterySlips')} icon={<ReceiptText />}>
        {t('slips')}
      </Entry>
    </>
  );
}

function SiteEntries() {
  const { t } = useTranslation('shell');
  const { data: menus = [] } = useQuery(menusQuery);
  const { data: vendors } = useQuery(vendorsQuery);
  const guard = useMemberGuard();
  const go = useGo();
  const cockfights = cockfightVendor(vendors?.data.lanes ?? []);
  const promotions = useOpenPromotions();
  const excluded = useIsExcluded();
  return (
    <>
      <Entry href={paths.home()} icon={<House />}>
        {t('home')}
      </Entry>
      {menus.map(({ gameType }) => (
        <Entry key={gameType} href={paths.category(gameType)} icon={<CategoryIcon group={gameType} />}>
          {t(`category.${gameType}`)}
        </Entry>
      ))}
      {menus.some(({ gameType }) => gameType === 'LOTT') && (
        <>
          <Entry href={paths.lottery('sea')} icon={<Ticket />}>
            {t('lotteryOf.sea')}
          </Entry>
          <Entry href={paths.lottery('vn')} icon={<Ticket />}>
            {t('lotteryOf.vn')}
          </Entry>
          <Entry href={paths.lotteryResults()} icon={<ListChecks />}>
            {t('footer.lotteryResults')}
          </Entry>
        </>
      )}
      {cockfights && (
        <Entry
          href={cockfightDoor(cockfights).href}
          icon={<Feather />}
          onPress={() => guard(() => go(cockfightDoor(cockfights).href))}
        >
          {t('cockfight')}
        </Entry>
      )}
      {!excluded && (
        <Entry href={paths.promotions()} icon={<Gift />} count={promotions}>
          {t('promotions')}
        </Entry>
      )}
      <Entry href={paths.vip()} icon={<Crown />}>
        {t('vip')}
      </Entry>
      {!excluded && (
        <Entry href={paths.pointMall()} icon={<Coins />}>
          {t('pointMall')}
        </Entry>
      )}
      <Entry href={paths.notices()} icon={<Megaphone />}>
        {t('notices')}
      </Entry>
      <hr className="my-2 border-line" />
      {!excluded && <RoomsEntry />}
      <ServiceEntry />
      <Entry href={paths.help()} icon={<LifeBuoy />}>
        {t('help')}
      </Entry>
      <Entry href={paths.fair()} icon={<ShieldCheck />}>
        {t('fairness')}
      </Entry>
      <Entry href={paths.download()} icon={<MonitorDown />}>
        {t('download')}
      </Entry>
      <Entry href={paths.join()} icon={<Handshake />}>
        {t('join')}
      </Entry>
    </>
  );
}

/** The rooms of members. */
function RoomsEntry() {
  const { t } = useTranslation('shell');
  const unread = useChatUnread();
  return (
    <a href={paths.rooms()} className={ENTRY}>
      <span aria-hidden="true">
        <MessageCircleMore />
      </span>
      <span className="grow">{t('rooms')}</span>
      {unread > 0 && <Count>{t('roomsUnread', { number: unread })}</Count>}
    </a>
  );
}

/** Live chat, or the channel of members of a high rank; it opens a window, so it is no link. */
function ServiceEntry() {
  const { t } = useTranslation('shell');
  const { channel, unread, open, opening } = useService();
  return (
    <button
      type="button"
      onClick={open}
      aria-busy={opening || undefined}
      className={classes(ENTRY, 'text-left')}
    >
      <span aria-hidden="true">{channel === 'vip' ? <Crown /> : <MessagesSquare />}</span>
      <span className="grow">{t(`service.${channel}`)}</span>
      {unread > 0 && <Count>{t('service.unread', { count: unread })}</Count>}
    </button>
  );
}

const ENTRY =
  'flex h-12 items-center gap-3 rounded-medium px-3 font-medium transition-colors hover:bg-raised aria-[current=page]:bg-raised aria-[current=page]:text-accent-text [&_svg]:size-5 [&_svg]:text-accent-text';

function Entry({
  href,
  icon,
  count = 0,
  onPress,
  children,
}: {
  href: Path;
  icon: ReactNode;
  count?: number | undefined;
  /** Instead of following the link. */
  onPress?: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('shell');
  const current = useSiteLocation().pathname === href;
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className={ENTRY}
      onClick={(event) => {
        if (!onPress) return;
        event.preventDefault();
        onPress();
      }}
    >
      <span aria-hidden="true">{icon}</span>
      <span className="grow">{children}</span>
      {count > 0 && <Count>{t('promotionCount', { count })}</Count>}
    </a>
  );
}

function Count({ children }: { children: string }) {
  return (
    <span className="figures rounded-full bg-spark px-2 font-semibold text-on-spark text-xs leading-5">
      {children}
    </span>
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
