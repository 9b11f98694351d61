import type { ChannelNotice } from '@lanna/contract/push';
import type { KeptFrame } from './frame-line.ts';

/** A frame as pages receive it. What a topic wrote as JSON is put in as it is. */
export function frameText({ channel, number, body }: KeptFrame): string {
  if (body === null) return noticeText({ type: 'reset', channel, number });
  return `{"type":"frame","channel":"${channel}","number":${number},"data":${body}}`;
}

export function noticeText(notice: ChannelNotice): string {
  return JSON.stringify(notice);
}

const WHOLE_TEXT = 0x81;
const LENGTH_IN_TWO_BYTES = 126;

/**
 * A text as it goes over every reader's line, header included: a server's frames are not masked (RFC 6455, 5.2), so they are the same bytes
 * for all. `ws` would write header and text for each anew, which is half the work of a send.
 */
export function wholeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length > 0xffff) throw new Error('no frame of a channel is so long');
  const isShort = length < LENGTH_IN_TWO_BYTES;
  const frame = Buffer.allocUnsafe(length + (isShort ? 2 : 4));
  frame[0] = WHOLE_TEXT;
  frame[1] = isShort ? length : LENGTH_IN_TWO_BYTES;
  if (!isShort) frame.writeUInt16BE(length, 2);
  frame.write(text, isShort ? 2 : 4);
  return frame;
}
