import type { ChatFrame, ReadMessage } from '@lanna/contract/content/chat/chat';

/** What a page knows of a room: messages in the order of their numbers, and how far it has been told. */
export interface RoomLog {
  messages: readonly ReadMessage[];
  /** There are older ones. */
  more: boolean;
  /** The newest number the page was told of. */
  upTo: number;
}

export const EMPTY_LOG: RoomLog = { messages: [], more: false, upTo: 0 };

/** What the server shows now, in place of all that was known from its first message on: what is gone goes. */
export function withPage(
  log: RoomLog,
  page: { messages: readonly ReadMessage[]; more: boolean; number: number },
): RoomLog {
  const first = page.messages[0]?.number ?? page.number + 1;
  const older = log.messages.filter(({ number }) => number < first);
  const newer = log.messages.filter(({ number }) => number > page.number);
  return {
    messages: [...older, ...page.messages, ...newer],
    more: older.length > 0 ? log.more : page.more,
    upTo: Math.max(log.upTo, page.number),
  };
}

export function withOlder(log: RoomLog, page: { messages: readonly ReadMessage[]; more: boolean }): RoomLog {
  return { ...log, messages: merged(log.messages, page.messages), more: page.more };
}

/** What lies after a number; the page is told up to the newest of it. */
export function withNewer(log: RoomLog, messages: readonly ReadMessage[], number: number): RoomLog {
  const newest = messages.at(-1)?.number ?? number;
  return { ...log, messages: merged(log.messages, messages), upTo: Math.max(log.upTo, newest, number) };
}

/**
 * A frame of push. `missing`: the number after which the page has to ask, since frames of two processes may overtake each other, and what one
 * process did not send is in no frame at all.
 */
export function withFrame(
  log: RoomLog,
  frame: ChatFrame,
  reader: { author: string; hidden: readonly string[] },
): { log: RoomLog; missing?: number } {
  if (frame.type === 'gone')
    return { log: { ...log, messages: log.messages.filter(({ number }) => number !== frame.number) } };
  if (frame.type === 'reactions')
    return {
      log: {
        ...log,
        messages: log.messages.map((message) =>
          message.number === frame.number ? { ...message, reactions: frame.reactions } : message,
        ),
      },
    };
  if (frame.type === 'fetch') return { log, missing: Math.min(log.upTo, frame.number - 1) };
  if (frame.type === 'room') return { log };
  const { message } = frame;
  const isAfterGap = message.number > log.upTo + 1;
  if (isAfterGap) return { log, missing: log.upTo };
  const upTo = Math.max(log.upTo, message.number);
  if (reader.hidden.includes(message.author.id)) return { log: { ...log, upTo } };
  const known = log.messages.find(({ number }) => number === message.number);
  const read = { ...message, own: message.author.id === reader.author, reacted: known?.reacted ?? null };
  return { log: { ...log, messages: merged(log.messages, [read]), upTo } };
}

function merged(known: readonly ReadMessage[], came: readonly ReadMessage[]): readonly ReadMessage[] {
  const byNumber = new Map([...known, ...came].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
