import type { ReadMessage } from '@lanna/contract/content/chat/chat';
import { REACTIONS, type Reaction } from '@lanna/rules/content/chat/message-shape';
import { AtSign, Ban, Flag, MoreHorizontal, Reply, SmilePlus, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../i18n/format.ts';
import { useTimeZone } from '../../../shared-parts/time/time-zone.ts';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/layers/menu.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { BetCard } from './bet-card.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import { StickerArt } from './sticker-art.tsx';

export interface MessageActs {
  react(message: ReadMessage, reaction: Reaction | null): void;
  reply(message: ReadMessage): void;
  mention(message: ReadMessage): void;
  report(message: ReadMessage): void;
  block(message: ReadMessage): void;
  takeBack(message: ReadMessage): void;
  /** Of the bet on its card. */
  showReceipt(message: ReadMessage): void;
}

/** One message: who, what, and what can be done with it. `follows`: the one before is of the same writer. */
export function MessageLine({
  message,
  follows,
  namesReader,
  canWrite,
  canTakeBack,
  acts,
}: {
  message: ReadMessage;
  follows: boolean;
  namesReader: boolean;
  canWrite: boolean;
  canTakeBack: boolean;
  acts: MessageActs;
}) {
  const { t } = useTranslation('chat');
  const { own, author } = message;
  return (
    <li
      id={`chat-${message.number}`}
      className={classes('group flex gap-2 px-3', own && 'flex-row-reverse', follows ? 'mt-1' : 'mt-3')}
    >
      {!own && (
        <span className="w-8 shrink-0">
          {!follows && <Avatar name={author.name} picture={author.avatar} className="size-8" />}
        </span>
      )}
      <div className={classes('flex min-w-0 max-w-[80%] flex-col', own ? 'items-end' : 'items-start')}>
        {follows ? (
          <span className="sr-only">{own ? t('you') : author.name}</span>
        ) : (
          <p className="px-1 text-muted text-xs">
            {own ? t('you') : author.name} <Time at={message.sentAt} />
          </p>
        )}
        <Content message={message} namesReader={namesReader} onReceipt={() => acts.showReceipt(message)} />
        <Reactions message={message} canWrite={canWrite} onReact={acts.react} />
      </div>
      <Tools message={message} canWrite={canWrite} canTakeBack={canTakeBack} acts={acts} />
    </li>
  );
}

function Content({
  message,
  namesReader,
  onReceipt,
}: {
  message: ReadMessage;
  namesReader: boolean;
  onReceipt: () => void;
}) {
  const { t } = useTranslation('chat');
  const { own, text, sticker, bet, replyTo } = message;
  if (sticker && !replyTo && text === '')
    return <StickerArt name={sticker} label={t(`sticker.${sticker}`)} className="size-20" />;
  return (
    <div
      className={classes(
        'w-fit max-w-full px-3 py-2',
        own ? 'lantern rounded-large rounded-tr-small' : 'lit rounded-large rounded-tl-small bg-surface',
        namesReader && 'outline-2 outline-spark',
      )}
    >
      {replyTo && (
        <blockquote className="mb-1 border-current border-l-2 pl-2 text-xs">
          <span className="font-semibold">{replyTo.name}</span>
          <span className="line-clamp-2 break-words">{replyTo.text}</span>
        </blockquote>
      )}
      {/* Never as links: what leads elsewhere is not taken, and what leads here can be read. */}
      {text !== '' && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      {sticker && <StickerArt name={sticker} label={t(`sticker.${sticker}`)} className="size-16" />}
      {bet && <BetCard bet={bet} onReceipt={onReceipt} />}
    </div>
  );
}

function Reactions({
  message,
  canWrite,
  onReact,
}: {
  message: ReadMessage;
  canWrite: boolean;
  onReact: MessageActs['react'];
}) {
  const { t } = useTranslation('chat');
  const shown = REACTIONS.filter((reaction) => (message.reactions[reaction] ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="-mt-1 flex flex-wrap gap-1 px-1">
      {shown.map((reaction) => {
        const number = message.reactions[reaction] ?? 0;
        const isOwn = message.reacted === reaction;
        return (
          <li key={reaction}>
            <button
              type="button"
              disabled={!canWrite}
              aria-pressed={isOwn}
              aria-label={t('reacted', { name: t(`reaction.${reaction}`), number })}
              onClick={() => onReact(message, isOwn ? null : reaction)}
              className="figures inline-flex min-h-6 items-center gap-1 rounded-full border border-line bg-raised px-2 text-xs aria-pressed:border-accent aria-pressed:text-accent-text [&_svg]:size-3.5"
            >
              <ReactionIcon of={reaction} />
              {number}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Tools({
  message,
  canWrite,
  canTakeBack,
  acts,
}: {
  message: ReadMessage;
  canWrite: boolean;
  canTakeBack: boolean;
  acts: MessageActs;
}) {
  const { t } = useTranslation('chat');
  const entries: MenuEntry[] = [
    ...(canWrite
      ? [
          { key: 'reply', label: t('act.reply'), icon: <Reply />, onSelect: () => acts.reply(message) },
          ...(message.own
            ? []
            : [
                {
                  key: 'mention',
                  label: t('act.mention'),
                  icon: <AtSign />,
                  onSelect: () => acts.mention(message),
                },
              ]),
        ]
      : []),
    ...(message.own
      ? []
      : [
          { key: 'report', label: t('act.report'), icon: <Flag />, onSelect: () => acts.report(message) },
          { key: 'block', label: t('act.block'), icon: <Ban />, onSelect: () => acts.block(message) },
        ]),
    ...(canTakeBack
      ? [
          {
            key: 'takeBack',
            label: t('act.takeBack'),
            icon: <Trash2 />,
            tone: 'danger' as const,
            onSelect: () => acts.takeBack(message),
          },
        ]
      : []),
  ];
  return (
    <span className="flex shrink-0 items-start self-center opacity-60 transition-opacity focus-within:opacity-100 group-hover:opacity-100">
      {canWrite && (
        <MenuOnPress
          label={t('act.react')}
          icon={<SmilePlus aria-hidden="true" />}
          entries={REACTIONS.map((reaction) => ({
            key: reaction,
            label: t(`reaction.${reaction}`),
            icon: <ReactionIcon of={reaction} />,
            onSelect: () => acts.react(message, reaction),
          }))}
        />
      )}
      {entries.length > 0 && (
        <MenuOnPress label={t('act.more')} icon={<MoreHorizontal aria-hidden="true" />} entries={entries} />
      )}
    </span>
  );
}

/** A list of many messages has many menus: each is made when it is first wanted. */
function MenuOnPress({
  label,
  icon,
  entries,
}: {
  label: string;
  icon: ReactElement;
  entries: readonly MenuEntry[];
}) {
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <IconButton size="small" label={label} aria-haspopup="menu" onClick={() => setWanted(true)}>
      {icon}
    </IconButton>
  );
  return wanted ? <Menu trigger={trigger} entries={entries} openAtOnce /> : trigger;
}

function Time({ at }: { at: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} className="figures">
      {displayDateTime(at, timeZone).slice(11, 16)}
    </time>
  );
}
