import type { ChatFrame } from '@lanna/contract/content/chat/chat';
import { chatHistory, markChatSeen } from '@lanna/contract/content/chat/rooms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/calls/call.ts';
import { useChannel } from '../../../shared-parts/push/use-channel.ts';
import { EMPTY_LOG, type RoomLog, withFrame, withNewer, withOlder, withPage } from './room-log.ts';
import { type Launched, roomQuery, type WantedRoom } from './room-query.ts';

/** A room as its page shows it: what the server answered when it was opened, and what has come over push since. */
export function useRoom(wanted: WantedRoom) {
  const query = useQuery(roomQuery(wanted));
  const { data } = query;
  const [kept, setKept] = useState<{ data: Launched | undefined; log: RoomLog }>({
    data: undefined,
    log: EMPTY_LOG,
  });
  let { log } = kept;
  if (data && kept.data !== data) {
    const isSame = kept.data?.room.id === data.room.id;
    log = withPage(isSame ? log : EMPTY_LOG, data.room);
    setKept({ data, log });
  }
  const change = (next: (log: RoomLog) => RoomLog) => setKept((now) => ({ ...now, log: next(now.log) }));
  const filling = useRef(false);
  /** Several frames may come before the page is drawn again. */
  const latest = useRef(log);
  useEffect(() => {
    latest.current = log;
  }, [log]);

  async function fill(after: number) {
    if (!data || filling.current) return;
    filling.current = true;
    try {
      const { messages } = await call(chatHistory, { query: { room: data.room.id, after } });
      change((now) => withNewer(now, messages, after));
    } catch {
      // It is asked for again with the next message.
    } finally {
      filling.current = false;
    }
  }

  useChannel<ChatFrame>(
    data?.room.channel,
    (frame) => {
      if (frame.type === 'room') void query.refetch();
      const { log: next, missing } = withFrame(latest.current, frame, data ?? NO_READER);
      latest.current = next;
      change((now) => withFrame(now, frame, data ?? NO_READER).log);
      if (missing !== undefined) void fill(missing);
    },
    () => query.refetch(),
  );
  useSeen(data, log);

  return {
    query,
    log,
    change,
    showOlder: async () => {
      const before = log.messages[0]?.number;
      if (!data || before === undefined) return;
      const page = await call(chatHistory, { query: { room: data.room.id, before } });
      change((now) => withOlder(now, page));
    },
  };
}

const NO_READER = { author: '', hidden: [] };

/** Says how far the member has read, as long as the page is looked at. */
function useSeen(data: Launched | undefined, { upTo }: RoomLog) {
  const queries = useQueryClient();
  const visible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  const room = data?.room.id;
  const seen = data?.room.seen ?? 0;
  useEffect(() => {
    if (room === undefined || !visible || upTo <= seen) return;
    const timer = setTimeout(() => {
      call(markChatSeen, { body: { room, number: upTo } }).then(
        () => void queries.invalidateQueries({ queryKey: ['chat', 'unread'] }),
        // It is said again with the next message.
        () => undefined,
      );
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [room, visible, upTo, seen, queries]);
}

/** A busy room is said to be read now and then, not with each message. */
const SEEN_AFTER_MS = 1500;

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
