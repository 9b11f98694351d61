import { useQuery } from '@tanstack/react-query';
import { History, LogOut, Network, UserRound, WalletMinimal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../../api/queries.ts';
import { isAgent } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';
import { LogOutDialog } from '../../../features/authentication/log-out-dialog.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Balance } from './balance.tsx';

const LINK =
  'flex h-9 items-center gap-1.5 rounded-small px-2.5 text-muted transition-colors hover:text-accent-text [&_svg]:size-4';

/** The header controls of a logged-in player. */
export function MemberControls() {
  const { t } = useTranslation('shell');
  const { data: member } = useQuery(memberQuery);
  const agent = isAgent(useSession());
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex items-center gap-1.5">
      <a href={paths.memberCentre()} className={LINK} title={t('memberCentre')}>
        <UserRound aria-hidden="true" />
        <span className="max-w-36 truncate font-medium text-text">
          {member?.account ?? t('memberCentre')}
        </span>
      </a>
      <Balance />
      <LinkButton
        size="small"
        href={paths.memberCentre('wallet')}
        icon={<WalletMinimal aria-hidden="true" />}
        className="mx-1.5"
      >
        {t('deposit')}
      </LinkButton>
      <a href={paths.memberCentre('bets')} className={LINK}>
        <History aria-hidden="true" />
        {t('bets')}
      </a>
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
