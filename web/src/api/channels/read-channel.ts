import { missedFrames } from '@lanna/contract/house/push/frames';
import type { ChannelNotice, ChannelRefusal } from '@lanna/contract/push';
import { call } from '../calls/call.ts';
import { waitMs } from '../wait-ms.ts';
import {
  type ChannelParts,
  type ChannelReader,
  channelReader,
  type Missed,
  type ReaderFrame,
} from './channel-reader.ts';
import { askLine, holdLine } from './push-line.ts';

/** Refusals that pass: the channel is asked for again. */
const PASSING = new Set<ChannelRefusal>(['channel_full', 'too_often', 'try_later']);
const AGAIN_MS = 30_000;

/** Of each channel that is read on this page, by those who read it. */
const readers = new Map<string, Set<ChannelReader>>();
let letGo: (() => void) | undefined;

/** Reads a channel until the returned function is called. Several readers of one channel share the subscription. */
export function readChannel(
  channel: string,
  { onFrame, onReset }: Pick<ChannelParts, 'onFrame' | 'onReset'>,
): () => void {
  const reader = channelReader({
    ask: (after) => askMissed(channel, after),
    waitMs: (failures) => waitMs(failures, Math.random()),
    onFrame,
    onReset,
  });
  const ofChannel = readers.get(channel) ?? new Set();
  readers.set(channel, ofChannel.add(reader));
  letGo ??= holdLine({ onReady: subscribeAll, receive });
  // Also where others read it: the answer says from which number on.
  subscribe(channel);
  return () => {
    reader.close();
    ofChannel.delete(reader);
    if (ofChannel.size > 0 || readers.get(channel) !== ofChannel) return;
    readers.delete(channel);
    askLine({ type: 'unsubscribe', channel });
    if (readers.size > 0) return;
    letGo?.();
    letGo = undefined;
  };
}

function subscribeAll() {
  for (const channel of readers.keys()) subscribe(channel);
}

function subscribe(channel: string) {
  askLine({ type: 'subscribe', channel });
}

function receive(notice: ChannelNotice) {
  if (notice.type === 'resume') {
    for (const channel of notice.channels) each(channel, (reader) => reader.gap());
    return;
  }
  const { channel } = notice;
  if (notice.type === 'subscribed') each(channel, (reader) => reader.subscribed(notice.number));
  else if (notice.type === 'refused') refused(channel, notice.code);
  else each(channel, (reader) => reader.received(frameOf(notice)));
}

function refused(channel: string, code: ChannelRefusal) {
  if (PASSING.has(code)) setTimeout(() => readers.has(channel) && subscribe(channel), AGAIN_MS);
  else each(channel, (reader) => reader.refused());
}

function frameOf(notice: ChannelNotice & { type: 'frame' | 'reset' }): ReaderFrame {
  const { number } = notice;
  return notice.type === 'reset'
    ? { number, reset: true, data: null }
    : { number, reset: false, data: notice.data };
}

function each(channel: string, act: (reader: ChannelReader) => void) {
  for (const reader of readers.get(channel) ?? []) act(reader);
}

/** Calls on their way: readers who miss the same ask once. */
const asked = new Map<string, Promise<Missed>>();

function askMissed(channel: string, after: number): Promise<Missed> {
  const key = `${channel} ${after}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = call(missedFrames, { query: { channel, after } }).finally(() => asked.delete(key));
  asked.set(key, answer);
  return answer;
}
