import type { ServiceMessage } from '@lanna/contract/content/service/service';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { newId } from '../../../api/calls/new-id.ts';
import { unreadQuery } from '../../../api/content/service.ts';
import { memberQuery } from '../../../api/queries.ts';
import { onReconnected } from '../../../api/reconnected.ts';
import { useSession } from '../../../api/session.ts';
import { readVisit, useVisit } from '../../../api/visit.ts';
import {
  conversationQuery,
  NO_CUSTOMER,
  olderMessages,
  reportSeen,
  type Shown,
  sendAs,
  type Who,
} from './conversation.ts';
import { mergeMessages } from './merge-messages.ts';
import { messageQueue } from './message-queue.ts';

/** The conversation of the page's reader, what waits to be sent, and what can be done. `from`: the page it is asked from. */
export function useChat(from: string | undefined) {
  const queries = useQueryClient();
  const session = useSession();
  const kept = useVisit();
  const who: Who = session && !session.trial ? 'member' : 'visitor';
  const visit = who === 'member' ? undefined : kept;
  const member = useQuery({ ...memberQuery, enabled: who === 'member' });
  const owner = who === 'member' ? member.data?.id : who;
  const query = useQuery({
    ...conversationQuery(who, visit),
    // With the first message a visitor becomes a known one: what is on the page stays meanwhile.
    placeholderData: (shown, before) =>
      before?.queryKey[2] === NO_CUSTOMER && who === 'visitor' ? shown : undefined,
  });
  const [name, setName] = useState('');
  const latest = useRef({ who, name, from });
  useEffect(() => {
    latest.current = { who, name, from };
  });
  const queue = useMemo(
    () =>
      messageQueue(owner ?? 'unknown', async (message) => {
        const { who: sender, name: called, from: page } = latest.current;
        const sent = await sendAs(sender, message, { page, name: called.trim() });
        showSent(queries, sender, sent);
      }),
    [owner, queries],
  );
  useEffect(() => {
    if (owner === undefined) return;
    const flush = () => void queue.flush();
    flush();
    const stopListening = onReconnected(flush);
    return () => {
      stopListening();
      queue.stop();
    };
  }, [owner, queue]);
  const waiting = useSyncExternalStore(queue.onChange, queue.messages);
  const heldUntil = useSyncExternalStore(queue.onChange, queue.heldUntil);
  const past = usePast(query.data, `${who} ${visit}`, visit);
  useSeen(who, visit, query.data, past.messages.at(-1)?.number ?? 0);
  useDeskChanges(query.data, queries);

  return {
    query,
    isVisitor: who === 'visitor',
    messages: past.messages,
    /** Those the server has not confirmed; one it has, but whose answer was lost, is there once. */
    waiting: waiting.filter(
      ({ clientId }) => !past.messages.some((message) => message.clientId === clientId),
    ),
    heldUntil,
    more: past.more,
    showOlder: past.showOlder,
    olderFailed: past.failed,
    name,
    setName,
    /** The text waits in the queue until the server has it. */
    send: (text: string) => {
      queue.add({ clientId: newId(), text, at: Date.now() });
      void queue.flush();
    },
    retry: queue.retry,
    remove: queue.remove,
    ready: owner !== undefined,
  };
}

/** The sent message takes the place of the one that waited, before the conversation has been asked for anew. */
function showSent(queries: QueryClient, who: Who, sent: ServiceMessage) {
  const key = (visit: string | undefined) => conversationQuery(who, visit).queryKey;
  const visit = who === 'member' ? undefined : readVisit();
  queries.setQueryData<Shown>(key(visit), (known) => {
    const shown = known ?? queries.getQueryData<Shown>(key(undefined));
    if (!shown) return undefined;
    const { conversation } = shown;
    const messages = [...mergeMessages(conversation?.messages ?? [], { messages: [sent], more: false })];
    const begun = { state: 'waiting', more: false, unread: 0, deskSeen: 0 } as const;
    return { ...shown, conversation: { ...(conversation ?? begun), messages } };
  });
  void queries.invalidateQueries({ queryKey: key(visit) });
}

interface Past {
  key: string;
  data: Shown | undefined;
  messages: readonly ServiceMessage[];
  more: boolean;
}

/** Messages of before stay on the page while newer ones come. */
function usePast(data: Shown | undefined, key: string, visit: string | undefined) {
  const [past, setPast] = useState<Past>({ key, data: undefined, messages: [], more: false });
  const [failed, setFailed] = useState(false);
  let shown = past;
  if (past.key !== key || past.data !== data) {
    const came = data?.conversation ?? { messages: [], more: false };
    // The first message of a visitor changes the key; what was there is the same visitor's.
    const known = past.key === key ? past.messages : [];
    const messages = mergeMessages(known, came);
    const more = messages[0]?.number === came.messages[0]?.number ? came.more : past.more;
    shown = { key, data, messages, more };
    setPast(shown);
  }
  async function showOlder() {
    const [first] = shown.messages;
    if (!first) return;
    setFailed(false);
    try {
      const older = await olderMessages(visit, first.number);
      setPast((now) =>
        now.key === key ? { ...now, messages: mergeMessages(now.messages, older), more: older.more } : now,
      );
    } catch {
      setFailed(true);
    }
  }
  return { ...shown, failed, showOlder };
}

/** Reports to the desk what has been read, as long as the reader looks at the page. */
function useSeen(who: Who, visit: string | undefined, data: Shown | undefined, last: number) {
  const queries = useQueryClient();
  const unread = data?.conversation?.unread ?? 0;
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (unread === 0 || last === 0 || !visible) return;
    reportSeen(visit, last).then(
      (seen) => {
        queries.setQueryData(unreadQuery(visit).queryKey, seen);
        queries.setQueryData<Shown>(conversationQuery(who, visit).queryKey, (known) =>
          known?.conversation ? { ...known, conversation: { ...known.conversation, ...seen } } : known,
        );
      },
      // It is reported again with the next message.
      () => undefined,
    );
  }, [unread, last, visible, visit, who, queries]);
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const LONGEST_TIMER_MS = 2_000_000_000;

/** When the desk opens or closes the page says so by itself. */
function useDeskChanges(data: Shown | undefined, queries: QueryClient) {
  const at = data?.desk.opensAt ?? data?.desk.closesAt;
  useEffect(() => {
    if (!at) return;
    const inMs = Math.min(LONGEST_TIMER_MS, Math.max(1000, Date.parse(at) - Date.now() + 500));
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: ['service', 'conversation'] }),
      inMs,
    );
    return () => clearTimeout(timer);
  }, [at, queries]);
}
