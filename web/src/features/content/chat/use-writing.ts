import type { ReadMessage } from '@lanna/contract/content/chat/chat';
import { writeChat } from '@lanna/contract/content/chat/writing';
import type { Sticker } from '@lanna/rules/content/chat/message-shape';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { newId } from '../../../api/calls/new-id.ts';
import { Refusal } from '../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';

/** Rules that refuse a message; those that hold one are told beside it. */
const RULES_WITH_WORDS = [
  'second',
  'burst',
  'many',
  'slow',
  'repeat',
  'unseen',
  'marks',
  'markup',
  'link',
  'invitation',
  'word-refuse',
] as const;

interface Sent {
  text?: string;
  sticker?: Sticker;
  bet?: string;
  hideStake?: boolean;
}

/** Writing in a room: the draft, which stays through a reload, what is answered, and what became of the last message. */
export function useWriting(
  room: string,
  on: { shown: (message: ReadMessage) => void; held: () => void; masked: () => void },
) {
  const { t } = useTranslation('chat');
  const refusalText = useRefusalText();
  const key = `chat.draft.${room}`;
  const [typed, setTyped] = useState(() => sessionStorage.getItem(key) ?? '');
  const [replyTo, setReplyTo] = useState<ReadMessage>();
  const [mentions, setMentions] = useState<readonly { id: string; name: string }[]>([]);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  /** The same press sent again, after a line that failed, is the same message. */
  const pending = useRef<{ what: string; clientId: string }>(undefined);

  function type(text: string) {
    setTyped(text);
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  }

  async function send(sent: Sent) {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    const named = mentions.filter(({ name }) => sent.text?.includes(`@${name}`)).map(({ id }) => id);
    const what = JSON.stringify([sent, replyTo?.number]);
    if (pending.current?.what !== what) pending.current = { what, clientId: newId() };
    try {
      const { outcome, message } = await call(writeChat, {
        body: {
          room,
          clientId: pending.current.clientId,
          ...sent,
          ...(replyTo && { replyTo: replyTo.number }),
          mentions: named.slice(0, 5),
        },
      });
      pending.current = undefined;
      if (sent.text) type('');
      setReplyTo(undefined);
      setMentions([]);
      if (message) on.shown(message);
      if (outcome === 'held') on.held();
      if (outcome === 'masked') on.masked();
    } catch (error) {
      setRefused(textOf(error));
    } finally {
      setBusy(false);
    }
  }

  /** The rule that stopped it has words of its own. */
  function textOf(error: unknown): string {
    if (!(error instanceof Refusal)) return refusalText(error);
    const rule = RULES_WITH_WORDS.find((one) => one === error.facts['rule']);
    if (rule === undefined) return refusalText(error);
    const seconds = Number(error.facts['retryAfterSeconds'] ?? 1);
    return t(`rule.${rule}`, { number: seconds });
  }

  return {
    typed,
    type,
    replyTo,
    setReplyTo,
    busy,
    refused,
    send,
    mention: ({ id, name }: { id: string; name: string }) => {
      setMentions((now) => [...now, { id, name }]);
      type(`${typed}${typed === '' || typed.endsWith(' ') ? '' : ' '}@${name} `);
    },
  };
}
