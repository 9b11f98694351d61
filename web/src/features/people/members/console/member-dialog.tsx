import { endMemberSessions, resetSecondFactor, sendMemberLink } from '@lanna/contract/accounts/security/ops';
import {
  changeMemberStatus,
  type MemberPage,
  removeAvatar,
  type StatusMove,
} from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { ReasonCallDialog } from '../../../../console/reason-call.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Avatar } from '../../../../ui/pictures/avatar.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { FreeBetsDialog } from './free-bets-dialog.tsx';
import { LabelsDialog } from './labels-dialog.tsx';

export type MemberAct =
  | StatusMove
  | 'adjust'
  | 'free-bets'
  | 'end-sessions'
  | 'send-link'
  | 'reset-factor'
  | 'labels'
  | 'avatar';

interface Shown {
  member: MemberPage;
  onClose: () => void;
}

/** Before an operator does something with a member: what it means, and why it is done. */
export function MemberDialog({ act, ...shown }: Shown & { act: MemberAct }) {
  switch (act) {
    case 'adjust':
      return <AdjustDialog {...shown} />;
    case 'free-bets':
      return <FreeBetsDialog {...shown} />;
    case 'labels':
      return <LabelsDialog {...shown} />;
    case 'end-sessions':
      return <EndSessionsDialog {...shown} />;
    case 'send-link':
      return <SendLinkDialog {...shown} />;
    case 'reset-factor':
      return <ResetFactorDialog {...shown} />;
    case 'avatar':
      return <AvatarDialog {...shown} />;
    default:
      return <StatusDialog {...shown} move={act} />;
  }
}

function StatusDialog({ member, move, onClose }: Shown & { move: StatusMove }) {
  const { t } = useTranslation('members-console');
  const isReopened = move === 'unlock' && member.closedByMember;
  return (
    <ReasonCallDialog
      endpoint={changeMemberStatus}
      input={(reason) => ({ params: { id: member.id }, body: { move, reason, version: member.version } })}
      title={t(`ask.${move}.title`, { name: member.username })}
      text={isReopened ? t('ask.unlock.reopen') : t(`ask.${move}.text`)}
      action={t(`do.${move}`)}
      tone={move === 'unlock' ? 'primary' : 'danger'}
      done={({ outcome, sessionsEnded, status }) =>
        outcome === 'proposed'
          ? { text: t('done.proposed'), detail: t('done.proposedText'), tone: 'info' }
          : t(`done.${status}`, { count: sessionsEnded })
      }
      onClose={onClose}
    />
  );
}

function EndSessionsDialog({ member, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  const end = useOpsMutation(endMemberSessions, {
    onDone: ({ ended }) => {
      notify({ text: t('done.sessions', { count: ended }), tone: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('ask.sessions.title', { name: member.username })}
      text={t('ask.sessions.text')}
      action={t('do.end-sessions')}
      tone="danger"
      busy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ params: { id: member.id } })}
    />
  );
}

function SendLinkDialog({ member, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  return (
    <ReasonCallDialog
      endpoint={sendMemberLink}
      input={(reason) => ({ params: { id: member.id }, body: { reason } })}
      title={t('ask.link.title', { name: member.username })}
      text={t('ask.link.text')}
      action={t('do.send-link')}
      done={({ to, minutes }) => t('done.link', { to, minutes })}
      onClose={onClose}
    />
  );
}

function ResetFactorDialog({ member, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  return (
    <ReasonCallDialog
      endpoint={resetSecondFactor}
      input={(reason) => ({ params: { id: member.id }, body: { reason } })}
      title={t('ask.factor.title', { name: member.username })}
      text={t('ask.factor.text')}
      action={t('do.reset-factor')}
      tone="danger"
      done={({ removed }) => t('done.factor', { count: removed })}
      onClose={onClose}
    />
  );
}

function AvatarDialog({ member, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  return (
    <ReasonCallDialog
      endpoint={removeAvatar}
      input={(reason) => ({ params: { id: member.id }, body: { reason } })}
      title={t('ask.avatar.title', { name: member.username })}
      text={t('ask.avatar.text')}
      action={t('do.avatar')}
      tone="danger"
      done={() => t('done.avatar')}
      onClose={onClose}
    >
      <Avatar name={member.username} picture={member.avatar} className="size-24 self-center" />
    </ReasonCallDialog>
  );
}
