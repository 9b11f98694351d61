import { useQuery } from '@tanstack/react-query';
import { Banknote, Crown, HandCoins, History, LogOut, Network, UserRound, WalletMinimal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useUnreadMessages } from '../../../api/content/inbox.ts';
import { memberQuery } from '../../../api/queries.ts';
import { isAgent } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { LogOutDialog } from '../../../features/people/authentication/log-out-dialog.tsx';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { CountMark } from '../../../ui/count-mark.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Balance } from './balance.tsx';

const LINK =
  'flex h-9 items-center gap-1.5 rounded-small px-2.5 text-muted transition-colors hover:text-accent-text [&_svg]:size-4';

/** The header controls of a logged-in player. */
export function MemberControls() {
  const { t } = useTranslation('shell');
  const { data: member } = useQuery(memberQuery);
  const agent = isAgent(useSession());
  const { menu } = useBrand();
  const unread = useUnreadMessages();
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex items-center gap-1.5">
      <a href={paths.memberCentre()} className={LINK} title={t('memberCentre')}>
        {member ? (
          <Avatar name={member.userName} picture={member.avatar} className="size-7" />
        ) : (
          <UserRound aria-hidden="true" />
        )}
        <span className="max-w-36 truncate font-medium text-text">
          {member?.account ?? t('memberCentre')}
        </span>
        <CountMark count={unread} label={t('unreadMessages', { count: unread })} />
      </a>
      {member && (
        <a href={paths.memberCentre('playerRank')} title={t('vip')}>
          <Badge tone="accent" className="max-w-28">
            <Crown className="size-3.5 shrink-0" aria-hidden="true" />
            <span className="truncate">{member.clubLabel.labelName}</span>
          </Badge>
        </a>
      )}
      <Balance />
      <LinkButton
        size="small"
        href={paths.memberCentre('depositv2')}
        icon={<WalletMinimal aria-hidden="true" />}
        className="mx-1.5"
      >
        {t('deposit')}
      </LinkButton>
      <a href={paths.memberCentre('withdraw')} className={LINK}>
        <Banknote aria-hidden="true" />
        {t('withdraw')}
      </a>
      <a href={paths.memberCentre('personalHistoryCopy')} className={LINK}>
        <History aria-hidden="true" />
        {t('bets')}
      </a>
      {menu.manualRebate && (
        <a href={paths.memberCentre('manualRebate')} className={LINK}>
          <HandCoins aria-hidden="true" />
          {t('cashback')}
        </a>
      )}
      {agent && (
        <a href={paths.agentCentre()} className={LINK}>
          <Network aria-hidden="true" />
          {t('agentCentre')}
        </a>
      )}
      <button type="button" className={LINK} onClick={() => setLeaving(true)}>
        <LogOut aria-hidden="true" />
        {t('signOut')}
      </button>
      <LogOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
