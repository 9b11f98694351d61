import type { ChatFrame } from '@lanna/contract/content/chat/chat';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { readMessage } from './read-messages.ts';
import { channelOf } from './room-row.ts';

/** What a frame of push has room for, with room for what is around it. */
const FRAME_BYTES = 1900;

type Publisher = Pick<ChatDeps, 'channels'>;

/** To all readers of the room, in every process, once the caller's transaction is committed. */
export function publishFrame(
  { channels }: Publisher,
  room: { id: string; merchantId: string },
  frame: ChatFrame,
): void {
  channels.publisher.publish(room.merchantId, channelOf(room), frame);
}

/** The same for a message as it stands now. */
export async function publishMessage(
  deps: Publisher,
  db: Queryable,
  room: { id: string; merchantId: string },
  messageId: string,
): Promise<void> {
  const message = await readMessage(db, messageId);
  if (!message) return;
  const frame: ChatFrame = { type: 'message', message };
  const fits = Buffer.byteLength(JSON.stringify(frame)) <= FRAME_BYTES;
  publishFrame(deps, room, fits ? frame : { type: 'fetch', number: message.number });
}
