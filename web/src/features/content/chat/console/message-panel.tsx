import { REPORT_REASONS } from '@lanna/contract/content/chat/chat';
import {
  type ChatMute,
  type ChatRow,
  decideChatMessage,
  MUTE_SECONDS,
  readChatMessage,
} from '@lanna/contract/content/chat/ops';
import type { Value } from '@lanna/contract/endpoint';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { MessageText } from './message-text.tsx';
import { TONES } from './message-tones.ts';
import { MuteActions } from './mute-actions.tsx';

type Read = Value<typeof readChatMessage>;

const SHOW_KEY = 's';
const REMOVE_KEY = 'r';

/** A message with what is around it, and the decision: by a press or by one key. */
export function MessagePanel({ id }: { id: string }) {
  const { t } = useTranslation('chat-console');
  const query = useOps(readChatMessage, { params: { id }, body: {} });
  return (
    <QueryView query={query} label={t('loading')} failed={t('failed')} shape={<Skeleton className="h-96" />}>
      {(message) => <Shown message={message} />}
    </QueryView>
  );
}

function Shown({ message }: { message: Read }) {
  const { t } = useTranslation('chat-console');
  const may = useMay();
  return (
    <div className="flex flex-col gap-5">
      <blockquote className="rounded-medium bg-raised p-4 text-base">
        <MessageText row={message} />
      </blockquote>
      {may('chat.moderate', message.brand) && message.state !== 'deleted' && <Decision message={message} />}
      <Facts
        facts={[
          {
            label: t('column.state'),
            value: <StatusBadge tone={TONES[message.state]}>{t(`state.${message.state}`)}</StatusBadge>,
          },
          message.rule !== null && {
            label: t('column.rule'),
            value: `${t(`rule.${message.rule}`)}${message.found ? ` · ${message.found}` : ''}`,
          },
          message.reports > 0 && {
            label: t('column.reports'),
            value: REPORT_REASONS.filter((reason) => message.reportReasons[reason])
              .map((reason) => `${t(`reason.${reason}`)} ${message.reportReasons[reason]}`)
              .join(' · '),
          },
          {
            label: t('column.member'),
            value: (
              <MemberLink id={message.member.id} brand={message.brand}>
                {message.member.name}
              </MemberLink>
            ),
          },
          { label: t('column.room'), value: message.room.name },
          { label: t('column.at'), value: <When at={message.sentAt} brand={message.brand} variant="full" /> },
          message.decidedAt !== null && {
            label: t('column.decidedBy'),
            value: (
              <>
                {message.decidedBy} · <When at={message.decidedAt} brand={message.brand} />
              </>
            ),
          },
        ]}
      />
      {may('chat.moderate', message.brand) && <MuteActions member={message.member} />}
      <Mutes mutes={message.mutes} brand={message.brand} />
      <Lines title={t('around')} rows={message.around} marked={message.id} />
      <Lines title={t('history')} rows={message.history} marked={message.id} />
    </div>
  );
}

function Decision({ message }: { message: Read }) {
  const { t } = useTranslation('chat-console');
  const words = useRefusalText();
  const deciding = useOpsMutation(decideChatMessage, {
    onDone: ({ state }) => {
      const isShown = state === 'shown';
      notify({ text: isShown ? t('done.shown') : t('done.removed'), tone: 'success' });
    },
  });
  const decide = (decision: 'show' | 'remove', muteSeconds?: (typeof MUTE_SECONDS)[number]) => {
    if (deciding.isPending) return;
    deciding.mutate({
      params: { id: message.id },
      body: { version: message.version, decision, ...(muteSeconds && { muteSeconds }) },
    });
  };
  useKeys({
    [SHOW_KEY]: () => decide('show'),
    [REMOVE_KEY]: () => decide('remove'),
    ...Object.fromEntries(
      MUTE_SECONDS.map((seconds, at) => [String(at + 1), () => decide('remove', seconds)]),
    ),
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={deciding.isPending} onClick={() => decide('show')}>
          {t('decide.show')} <Key of={SHOW_KEY} />
        </Button>
        <Button size="small" variant="danger" onClick={() => decide('remove')}>
          {t('decide.remove')} <Key of={REMOVE_KEY} />
        </Button>
        {MUTE_SECONDS.map((seconds, at) => (
          <Button key={seconds} size="small" variant="secondary" onClick={() => decide('remove', seconds)}>
            {t('decide.removeAndMute', { length: t(`length.${seconds}`) })} <Key of={String(at + 1)} />
          </Button>
        ))}
      </div>
      {deciding.error && <FormError>{words(deciding.error)}</FormError>}
    </div>
  );
}

/** What a press of it does stands beside it. */
function Key({ of }: { of: string }) {
  return (
    <kbd className="rounded-small border border-current px-1 text-xs opacity-70">{of.toUpperCase()}</kbd>
  );
}

/** One key each, unless something is being typed or chosen. */
function useKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog] form');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

export function Lines({ title, rows, marked }: { title: string; rows: readonly ChatRow[]; marked?: string }) {
  const { t } = useTranslation('chat-console');
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="pb-1 font-semibold text-muted text-sm">{title}</h3>
      <ul className="divide-y divide-line rounded-medium border border-line text-sm">
        {rows.map((row) => (
          <li key={row.id} className={row.id === marked ? 'bg-chosen px-3 py-1.5' : 'px-3 py-1.5'}>
            <span className="flex flex-wrap items-baseline gap-x-2">
              <strong>{row.member.name}</strong>
              <span className="text-muted text-xs">
                <When at={row.sentAt} brand={row.brand} />
              </span>
              {row.state !== 'shown' && (
                <StatusBadge tone={TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>
              )}
            </span>
            <MessageText row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Mutes({ mutes, brand }: { mutes: readonly ChatMute[]; brand: string }) {
  const { t } = useTranslation('chat-console');
  if (mutes.length === 0) return null;
  return (
    <section aria-label={t('mutes')}>
      <h3 className="pb-1 font-semibold text-muted text-sm">{t('mutes')}</h3>
      <ul className="flex flex-col gap-1 text-sm">
        {mutes.map((mute) => (
          <li key={mute.id}>
            {t(`kind.${mute.kind}`)} · {mute.reason} · {mute.by} · <When at={mute.at} brand={brand} />{' '}
            {mute.until && (
              <>
                → <When at={mute.until} brand={brand} />
              </>
            )}{' '}
            {mute.endedAt && t('ended', { name: mute.endedBy ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  );
}
