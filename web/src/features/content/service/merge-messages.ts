import type { ServiceMessage } from '@lanna/contract/content/service/service';

/**
 * Messages that are known with those that have come: each once, in the server's order. Where so many have come that there may be
 * a gap between, those before it are left out: they are asked for again, as older ones.
 */
export function mergeMessages(
  known: readonly ServiceMessage[],
  came: { messages: readonly ServiceMessage[]; more: boolean },
): readonly ServiceMessage[] {
  const first = came.messages[0];
  const last = known.at(-1);
  if (!first || !last) return came.messages.length > 0 ? came.messages : known;
  if (came.more && first.number > last.number) return came.messages;
  const byNumber = new Map([...known, ...came.messages].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
