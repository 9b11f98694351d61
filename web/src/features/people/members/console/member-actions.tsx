import { type MemberPage, STATUS_MOVES } from '@lanna/contract/people/members/ops';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../../console/operator.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Menu } from '../../../../ui/layers/menu.tsx';
import { type MemberAct, MemberDialog } from './member-dialog.tsx';

/** What an operator may do with a member, as far as the permissions in the member's brand go. */
export function MemberActions({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const may = useMay();
  const [act, setAct] = useState<MemberAct>();
  const { brand } = member;
  const [first, ...others] = may('members.status', brand) ? STATUS_MOVES[member.status] : [];
  const acts: (MemberAct | false)[] = [
    ...others,
    may('vendor-wallet.grant', brand) && member.type !== 4 && member.status === 'active' && 'free-bets',
    may('security.end-sessions', brand) && 'end-sessions',
    may('security.send-link', brand) && 'send-link',
    may('security.reset-factor', brand) && 'reset-factor',
    may('members.label', brand) && 'labels',
    may('members.avatar', brand) && member.avatarType === 'CUSTOM' && 'avatar',
  ];
  const more = acts
    .filter((one) => one !== false)
    .map((one) => ({ key: one, label: t(`do.${one}`), onSelect: () => setAct(one) }));
  return (
    <>
      {may('members.adjust', brand) && member.type !== 4 && (
        <Button variant="secondary" size="small" onClick={() => setAct('adjust')}>
          {t('do.adjust')}
        </Button>
      )}
      {first && (
        <Button
          variant={first === 'lock' ? 'danger' : 'secondary'}
          size="small"
          onClick={() => setAct(first)}
        >
          {t(`do.${first}`)}
        </Button>
      )}
      {more.length > 0 && (
        <Menu
          trigger={
            <Button variant="secondary" size="small">
              {t('do.more')}
              <ChevronDown className="ml-1 inline size-4" aria-hidden="true" />
            </Button>
          }
          entries={more}
        />
      )}
      {act && <MemberDialog act={act} member={member} onClose={() => setAct(undefined)} />}
    </>
  );
}
