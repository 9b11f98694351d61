import { endMemberSessions, resetSecondFactor, sendMemberLink } from '@lanna/contract/accounts/security/ops';
import {
  changeMemberStatus,
  type MemberPage,
  removeAvatar,
  STATUS_MOVES,
  type StatusMove,
  setRank,
} from '@lanna/contract/people/members/ops';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConfirmDialog } from '../../../../console/confirm-dialog.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Menu, type MenuEntry } from '../../../../ui/layers/menu.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Avatar } from '../../../../ui/pictures/avatar.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import { LabelsDialog } from './labels-dialog.tsx';

type Act =
  | StatusMove
  | 'adjust'
  | 'end-sessions'
  | 'send-link'
  | 'reset-factor'
  | 'rank'
  | 'labels'
  | 'avatar';

/** What an operator may do with a member, as far as the permissions in the member's brand go. */
export function MemberActions({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const may = useMay();
  const [act, setAct] = useState<Act>();
  const { brand } = member;
  const moves = may('members.status', brand) ? STATUS_MOVES[member.status] : [];
  const [first, ...others] = moves;
  const more = [
    ...others.map((move) => ({ key: move, label: t(`do.${move}`), onSelect: () => setAct(move) })),
    may('security.end-sessions', brand) && {
      key: 'end-sessions',
      label: t('do.end-sessions'),
      onSelect: () => setAct('end-sessions'),
    },
    may('security.send-link', brand) && {
      key: 'send-link',
      label: t('do.send-link'),
      onSelect: () => setAct('send-link'),
    },
    may('security.reset-factor', brand) && {
      key: 'reset-factor',
      label: t('do.reset-factor'),
      onSelect: () => setAct('reset-factor'),
    },
    may('members.rank', brand) && { key: 'rank', label: t('do.rank'), onSelect: () => setAct('rank') },
    may('members.label', brand) && {
      key: 'labels',
      label: t('do.labels'),
      onSelect: () => setAct('labels'),
    },
    may('members.avatar', brand) &&
      member.avatarType === 'CUSTOM' && {
        key: 'avatar',
        label: t('do.avatar'),
        onSelect: () => setAct('avatar'),
      },
  ].filter((entry) => entry !== false) satisfies MenuEntry[];
  const shown = { member, act, onClose: () => setAct(undefined) };
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
      <StatusDialog {...shown} />
      <EndSessionsDialog {...shown} />
      <SendLinkDialog {...shown} />
      <ResetFactorDialog {...shown} />
      <RankDialog {...shown} />
      <AvatarDialog {...shown} />
      {act === 'labels' && <LabelsDialog member={member} onClose={() => setAct(undefined)} />}
      {act === 'adjust' && <AdjustDialog member={member} onClose={() => setAct(undefined)} />}
    </>
  );
}

interface Shown {
  member: MemberPage;
  act: Act | undefined;
  onClose: () => void;
}

function StatusDialog({ member, act, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  const move = act === 'lock' || act === 'unlock' || act === 'close' ? act : undefined;
  // While it closes, the dialog has words still.
  const words = move ?? 'lock';
  const isReopened = move === 'unlock' && member.closedByMember;
  const change = useOpsMutation(changeMemberStatus, {
    onDone: ({ outcome, sessionsEnded, status }) => {
      notify(
        outcome === 'proposed'
          ? { text: t('done.proposed'), detail: t('done.proposedText'), tone: 'info' }
          : { text: t(`done.${status}`, { count: sessionsEnded }), tone: 'success' },
      );
      onClose();
    },
  });
  return (
    <ReasonDialog
      open={move !== undefined}
      onOpenChange={(open) => !open && leave(change, onClose)}
      title={t(`ask.${words}.title`, { name: member.username })}
      text={isReopened ? t('ask.unlock.reopen') : t(`ask.${words}.text`)}
      action={t(`do.${words}`)}
      tone={move === 'unlock' ? 'primary' : 'danger'}
      busy={change.isPending}
      error={change.error}
      onConfirm={(reason) =>
        move && change.mutate({ params: { id: member.id }, body: { move, reason, version: member.version } })
      }
    />
  );
}

function EndSessionsDialog({ member, act, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  const end = useOpsMutation(endMemberSessions, {
    onDone: ({ ended }) => {
      notify({ text: t('done.sessions', { count: ended }), tone: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={act === 'end-sessions'}
      onOpenChange={(open) => !open && leave(end, onClose)}
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

function SendLinkDialog({ member, act, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  const send = useOpsMutation(sendMemberLink, {
    onDone: ({ to, minutes }) => {
      notify({ text: t('done.link', { to, minutes }), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      open={act === 'send-link'}
      onOpenChange={(open) => !open && leave(send, onClose)}
      title={t('ask.link.title', { name: member.username })}
      text={t('ask.link.text')}
      action={t('do.send-link')}
      busy={send.isPending}
      error={send.error}
      onConfirm={(reason) => send.mutate({ params: { id: member.id }, body: { reason } })}
    />
  );
}

function ResetFactorDialog({ member, act, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  const reset = useOpsMutation(resetSecondFactor, {
    onDone: ({ removed }) => {
      notify({ text: t('done.factor', { count: removed }), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      open={act === 'reset-factor'}
      onOpenChange={(open) => !open && leave(reset, onClose)}
      title={t('ask.factor.title', { name: member.username })}
      text={t('ask.factor.text')}
      action={t('do.reset-factor')}
      tone="danger"
      busy={reset.isPending}
      error={reset.error}
      onConfirm={(reason) => reset.mutate({ params: { id: member.id }, body: { reason } })}
    />
  );
}

function AvatarDialog({ member, act, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  const remove = useOpsMutation(removeAvatar, {
    onDone: () => {
      notify({ text: t('done.avatar'), tone: 'success' });
      onClose();
    },
  });
  return (
    <ReasonDialog
      open={act === 'avatar'}
      onOpenChange={(open) => !open && leave(remove, onClose)}
      title={t('ask.avatar.title', { name: member.username })}
      text={t('ask.avatar.text')}
      action={t('do.avatar')}
      tone="danger"
      busy={remove.isPending}
      error={remove.error}
      onConfirm={(reason) => remove.mutate({ params: { id: member.id }, body: { reason } })}
    >
      <Avatar name={member.username} picture={member.avatar} className="size-24 self-center" />
    </ReasonDialog>
  );
}

const RANK_MAX = 20;

function RankDialog({ member, act, onClose }: Shown) {
  const { t } = useTranslation('members-console');
  const [level, setLevel] = useState(String(member.rankLevel));
  const [wrong, setWrong] = useState(false);
  const set = useOpsMutation(setRank, {
    onDone: ({ rankLevel }) => {
      notify({ text: t('done.rank', { level: rankLevel }), tone: 'success' });
      onClose();
    },
  });
  function confirm(reason: string) {
    const wanted = /^\d{1,2}$/.test(level) ? Number(level) : RANK_MAX + 1;
    setWrong(wanted > RANK_MAX);
    if (wanted <= RANK_MAX)
      set.mutate({ params: { id: member.id }, body: { level: wanted, reason, version: member.version } });
  }
  return (
    <ReasonDialog
      open={act === 'rank'}
      onOpenChange={(open) => !open && leave(set, onClose)}
      title={t('ask.rank.title', { name: member.username })}
      text={t('ask.rank.text', { level: member.rankLevel })}
      action={t('do.rank')}
      busy={set.isPending}
      error={set.error}
      onConfirm={confirm}
    >
      <TextField
        label={t('ask.rank.level')}
        hint={t('ask.rank.hint', { max: RANK_MAX })}
        error={wrong ? t('ask.rank.wrong', { max: RANK_MAX }) : undefined}
        inputMode="numeric"
        value={level}
        onChange={(event) => setLevel(event.target.value)}
      />
    </ReasonDialog>
  );
}

/** What went wrong belongs to the dialog that is closed. */
function leave(mutation: { reset(): void }, onClose: () => void) {
  mutation.reset();
  onClose();
}
