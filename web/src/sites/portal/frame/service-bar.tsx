import {
  ArrowUpToLine,
  Crown,
  MessageCircleMore,
  MessagesSquare,
  MonitorDown,
  Network,
  ShieldCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChatUnread } from '../../../api/content/chat.ts';
import { useService } from '../../../api/content/service.ts';
import { isAgent } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { CountMark } from '../../../ui/count-mark.tsx';
import { ContactIcon, contactAnchor, useContactWays } from '../../../ui/text/contact-links.tsx';
import { useUiWords } from '../../../ui/text/words.tsx';

const ITEM =
  'relative flex h-14 min-w-14 max-w-18 flex-col items-center justify-center gap-0.5 rounded-medium px-1 text-center text-[0.6875rem] leading-tight text-muted transition-colors hover:bg-raised hover:text-accent-text [&_svg]:size-5';
/** Where the screen has no room beside the page, only the way to a person who helps stays. */
const WIDE_ONLY = classes(ITEM, 'max-[1439px]:hidden');

/** At the right edge of the desktop: service and the app, always in the same place. */
export function ServiceBar() {
  const { t } = useTranslation('shell');
  const { contact } = useUiWords();
  const session = useSession();
  return (
    <aside
      aria-label={t('service.label')}
      className="lit fixed right-[calc(0.75rem+var(--docked,0px))] bottom-4 z-30 flex flex-col gap-1 rounded-large bg-surface p-1.5 min-[1440px]:-translate-y-1/2 min-[1440px]:top-1/2 min-[1440px]:bottom-auto"
    >
      <Rooms />
      <Chat />
      {isAgent(session) && (
        <a href={paths.agentCentre()} className={WIDE_ONLY}>
          <Network aria-hidden="true" />
          {t('team')}
        </a>
      )}
      {useContactWays().map((way) => (
        <a key={way.href} {...contactAnchor(way)} title={way.text} className={WIDE_ONLY}>
          <ContactIcon kind={way.kind} />
          {contact[way.kind]}
        </a>
      ))}
      <a href={paths.download()} className={WIDE_ONLY}>
        <MonitorDown aria-hidden="true" />
        {t('download')}
      </a>
      <a href={paths.fair()} className={WIDE_ONLY}>
        <ShieldCheck aria-hidden="true" />
        {t('fairness')}
      </a>
      <button
        type="button"
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        className={WIDE_ONLY}
      >
        <ArrowUpToLine aria-hidden="true" />
        {t('service.top')}
      </button>
    </aside>
  );
}

/** The rooms of members; who is not logged in is asked to first. */
function Rooms() {
  const { t } = useTranslation('shell');
  const unread = useChatUnread();
  return (
    <a
      href={paths.rooms()}
      title={t('rooms')}
      className={classes(ITEM, 'max-[1439px]:size-12 max-[1439px]:min-w-0')}
    >
      <MessageCircleMore aria-hidden="true" />
      <span className="max-[1439px]:sr-only">{t('rooms')}</span>
      <CountMark
        count={unread}
        label={t('roomsUnread', { number: unread })}
        className="absolute top-0.5 right-1"
      />
    </a>
  );
}

/** Live chat, or the channel of members of a high rank, with what has been answered meanwhile. */
function Chat() {
  const { t } = useTranslation('shell');
  const { channel, unread, open, opening } = useService();
  const Icon = channel === 'vip' ? Crown : MessagesSquare;
  return (
    <button
      type="button"
      onClick={open}
      aria-busy={opening || undefined}
      title={t(`service.${channel}`)}
      className={classes(ITEM, 'text-accent-text max-[1439px]:size-12 max-[1439px]:min-w-0')}
    >
      <Icon aria-hidden="true" />
      {/* Over the page itself it is no larger than it must be. */}
      <span className="max-[1439px]:sr-only">{t(`service.${channel}`)}</span>
      {unread > 0 && (
        <span className="figures absolute top-0.5 right-1 min-w-5 rounded-full bg-spark px-1 font-semibold text-on-spark text-xs leading-5">
          <span aria-hidden="true">{unread}</span>
          <span className="sr-only">{t('service.unread', { count: unread })}</span>
        </span>
      )}
    </button>
  );
}
