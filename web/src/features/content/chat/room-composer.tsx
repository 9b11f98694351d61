import type { Permission, ReadMessage } from '@lanna/contract/content/chat/chat';
import {
  LINES_MAX,
  MESSAGE_MAX,
  messageLength,
  STICKERS,
  type Sticker,
  shapeErrorOf,
} from '@lanna/rules/content/chat/message-shape';
import { ReceiptText, SendHorizontal, Sticker as StickerIcon, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { CONTROL_LOOK } from '../../../ui/fields/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Popover } from '../../../ui/layers/popover.tsx';
import { StickerArt } from './sticker-art.tsx';

const SHOWN_FROM = MESSAGE_MAX - 60;

/** The field at the lower edge: words, stickers, an own bet. Enter sends where there is a keyboard. */
export function RoomComposer({
  typed,
  onType,
  onSend,
  onSticker,
  onBet,
  replyTo,
  onNoReply,
  permission,
  busy,
  refused,
  slowSeconds,
  field,
}: {
  typed: string;
  onType: (text: string) => void;
  onSend: () => void;
  onSticker: (sticker: Sticker) => void;
  onBet: () => void;
  replyTo: ReadMessage | undefined;
  onNoReply: () => void;
  permission: Permission;
  busy: boolean;
  /** Why the last one was not taken. */
  refused: string | undefined;
  slowSeconds: number;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation('chat');
  const id = useId();
  const length = messageLength(typed);
  const fieldError = shapeErrorOf(typed);
  const isWrong = fieldError === 'long' || fieldError === 'lines';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!fieldError && !busy) onSend();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && replyTo) {
      event.preventDefault();
      event.stopPropagation();
      return onNoReply();
    }
    // While a word is being composed Enter chooses it. On a phone it makes a line.
    const isPlain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isPlain || matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={submit} className="shrink-0 border-line border-t bg-frame px-3 py-2.5">
      {replyTo && (
        <p className="mb-2 flex items-center gap-2 rounded-small bg-raised px-3 py-1 text-sm">
          <span className="min-w-0 flex-1 truncate">
            {t('write.reply', { name: replyTo.author.name })} ·{' '}
            <span className="text-muted">{replyTo.text}</span>
          </span>
          <IconButton size="small" label={t('write.cancelReply')} onClick={onNoReply}>
            <X aria-hidden="true" />
          </IconButton>
        </p>
      )}
      {refused && (
        <p role="alert" className="pb-2 text-danger text-sm">
          {refused}
        </p>
      )}
      <div className="flex items-end gap-1">
        {permission.sticker && <StickerButton onSticker={onSticker} />}
        {permission.picture && (
          <IconButton label={t('write.bet')} onClick={onBet}>
            <ReceiptText aria-hidden="true" />
          </IconButton>
        )}
        <label htmlFor={id} className="sr-only">
          {t('write.label')}
        </label>
        <textarea
          id={id}
          ref={field}
          rows={1}
          value={typed}
          placeholder={t('write.placeholder')}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-line`}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          className={classes(
            CONTROL_LOOK,
            'field-sizing-content h-auto max-h-32 min-h-control resize-none py-2.5 leading-snug',
          )}
        />
        <button
          type="submit"
          aria-label={t('write.send')}
          title={t('write.send')}
          aria-disabled={fieldError !== undefined || busy || undefined}
          className="lantern inline-flex size-control shrink-0 items-center justify-center rounded-medium transition-[filter,opacity] hover:brightness-107 active:translate-y-px aria-disabled:opacity-55"
        >
          <SendHorizontal className="size-5" aria-hidden="true" />
        </button>
      </div>
      <p id={`${id}-line`} className={classes('text-xs', isWrong ? 'pt-1.5 text-danger' : 'pt-1 text-muted')}>
        {fieldError === 'long' && t('write.long', { max: MESSAGE_MAX })}
        {fieldError === 'lines' && t('write.lines', { max: LINES_MAX })}
        {!isWrong && length >= SHOWN_FROM && <span className="figures">{`${length}/${MESSAGE_MAX} `}</span>}
        {!isWrong && (slowSeconds > 0 ? t('write.slow', { number: slowSeconds }) : t('house'))}
      </p>
    </form>
  );
}

function StickerButton({ onSticker }: { onSticker: (sticker: Sticker) => void }) {
  const { t } = useTranslation('chat');
  const [round, setRound] = useState(0);
  return (
    <Popover
      // Choosing one closes it.
      key={round}
      title={t('write.sticker')}
      trigger={
        <IconButton label={t('write.sticker')}>
          <StickerIcon aria-hidden="true" />
        </IconButton>
      }
    >
      <ul className="grid max-h-64 grid-cols-6 gap-1 overflow-y-auto">
        {STICKERS.map((sticker) => (
          <li key={sticker}>
            <button
              type="button"
              aria-label={t(`sticker.${sticker}`)}
              title={t(`sticker.${sticker}`)}
              onClick={() => {
                setRound(round + 1);
                onSticker(sticker);
              }}
              className="flex size-12 items-center justify-center rounded-small p-1 hover:bg-surface focus-visible:bg-surface"
            >
              <StickerArt name={sticker} label="" className="size-full" />
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
