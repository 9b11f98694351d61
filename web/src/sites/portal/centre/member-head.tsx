import { useQuery } from '@tanstack/react-query';
import { Banknote, Crown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Balance } from '../header/balance.tsx';

/** Whose centre it is, what is in the wallet, and the two things most members come for. */
export function MemberHead() {
  const { t } = useTranslation(['centre', 'shell']);
  const { data: member } = useQuery(memberQuery);
  return (
    <div className="lit sky rounded-large bg-raised p-4">
      <div className="flex items-center gap-3">
        <Avatar
          name={member?.userName ?? ''}
          {...(member && { picture: member.avatar })}
          className="size-12 ring-2 ring-accent/60"
        />
        <div className="min-w-0">
          <p className="wrap-anywhere font-display font-semibold">{member?.userName}</p>
          {member && (
            <a
              href={paths.memberCentre('playerRank')}
              className="wrap-anywhere inline-flex items-center gap-1 text-accent-text text-sm hover:underline"
            >
              <Crown className="size-3.5 shrink-0" aria-hidden="true" />
              {member.clubLabel.labelName} · {t('member.level', { level: member.clubLabel.rankLevel })}
            </a>
          )}
        </div>
      </div>
      <Balance className="mt-3 justify-between" />
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2">
        <LinkButton
          size="small"
          href={paths.memberCentre('depositv2')}
          icon={<Plus className="size-4 sm:hidden" aria-hidden="true" />}
          className="px-2"
        >
          {t('shell:deposit')}
        </LinkButton>
        <LinkButton
          size="small"
          variant="secondary"
          href={paths.memberCentre('withdraw')}
          icon={<Banknote className="size-4 sm:hidden" aria-hidden="true" />}
          className="px-1.5"
        >
          {t('member.withdraw')}
        </LinkButton>
      </div>
    </div>
  );
}
