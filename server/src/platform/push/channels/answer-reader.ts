import type { Writable } from 'node:stream';
import {
  CHANNELS_MAX,
  type ChannelNotice,
  type ChannelRefusal,
  type NoticeType,
  pushRequest,
} from '@lanna/contract/push';
import type { WebSocket } from 'ws';
import type { Brand, Caller } from '../../http/calls/route.ts';
import { parseJson } from '../../process/parse-json.ts';
import { NOT_ALLOWED } from '../open-sockets.ts';
import type { ChannelHub, Joined, Reader } from './channel-hub.ts';
import type { FindChannel } from './channel-kind.ts';
import { noticeText } from './frame-text.ts';
import { mayRead } from './may-read.ts';
import { BEHIND_MAX_BYTES } from './slow-readers.ts';

/** Requests of one socket: so many at once, and so many a second after that; a page has no use for a tenth of it. */
const REQUESTS = { atOnce: 60, perSecond: 2 };
/** Who goes on so far beyond it is no page. */
const REFUSED_MAX = 1000;

export interface ReaderSocket {
  socket: WebSocket;
  /** The connection below it. */
  line: Writable;
  brand: Brand;
  caller: Caller | null;
  log: { warn(facts: object, text: string): void };
}

/** Asks anew whether the socket may read its channels whose kind names one of these notices. */
export type AskAgain = (types: readonly NoticeType[]) => void;

/** Answers what a page asks of channels on its socket: one request a frame, each answered in words. */
export function answerReader(
  { socket, line, brand, caller, log }: ReaderSocket,
  { find, hub }: { find: FindChannel; hub: ChannelHub },
): AskAgain {
  /** Null while it is being decided about. */
  const channels = new Map<string, Joined | null>();
  const reader = readerOf(socket, line);
  const isAllowed = paced(REQUESTS);
  let refused = 0;

  socket.on('message', (data) => {
    const { data: request } = pushRequest.safeParse(parseJson(String(data)));
    if (!request) return socket.close(NOT_ALLOWED);
    const { type, channel } = request;
    if (!isAllowed()) return refuse(channel, 'too_often');
    if (type === 'unsubscribe') leave(channel);
    else
      subscribe(channel).catch((error) => {
        log.warn({ err: error, channel }, 'a push channel could not be opened');
        refuse(channel, 'try_later');
      });
  });
  socket.on('close', () => {
    for (const channel of channels.keys()) leave(channel);
  });

  async function subscribe(channel: string) {
    const known = channels.get(channel);
    // Another part of the page wants it too.
    if (known) return say({ type: 'subscribed', channel, number: known.number() });
    if (known === null) return;
    if (channels.size >= CHANNELS_MAX) return refuse(channel, 'too_many_channels');
    channels.set(channel, null);
    const code = await join(channel).catch((error) => {
      channels.delete(channel);
      throw error;
    });
    if (!code) return;
    channels.delete(channel);
    refuse(channel, code);
  }

  /** The code of the refusal, if it is one. */
  async function join(channel: string): Promise<ChannelRefusal | undefined> {
    const found = find(channel);
    if (!found || !(await mayRead(found, { brand, caller }))) return 'not_found';
    const joined = await hub.join({ brandId: brand.id, channel }, reader, {
      readersMax: found.kind.readersMax,
      onJoined: (number) => say({ type: 'subscribed', channel, number }),
    });
    if (!joined) return 'channel_full';
    // Closed, or left again, meanwhile.
    if (channels.has(channel) && reader.isOpen()) channels.set(channel, joined);
    else joined.leave();
    return undefined;
  }

  /** Out before it is known, where it cannot be asked: no frame goes to one who may not read it. */
  async function stayIfAllowed(channel: string) {
    const found = find(channel);
    const stays = found && (await mayRead(found, { brand, caller }).catch(() => false));
    if (stays || !channels.has(channel)) return;
    leave(channel);
    refuse(channel, 'not_found');
  }

  function leave(channel: string) {
    channels.get(channel)?.leave();
    channels.delete(channel);
  }

  function refuse(channel: string, code: ChannelRefusal) {
    refused += 1;
    if (refused > REFUSED_MAX) socket.close(NOT_ALLOWED);
    else say({ type: 'refused', channel, code });
  }

  /** Who reads no answers gets no more of them. */
  function say(notice: ChannelNotice) {
    if (reader.isOpen() && reader.behind() <= BEHIND_MAX_BYTES) reader.send(noticeText(notice));
  }

  return (types) => {
    for (const channel of channels.keys())
      if (find(channel)?.kind.askedAgainOn?.some((type) => types.includes(type))) void stayIfAllowed(channel);
  };
}

/** Nothing is compressed here, so what `ws` sends is written at once: frames that go past it keep their place. */
function readerOf(socket: WebSocket, line: Writable): Reader {
  const isOpen = () => socket.readyState === socket.OPEN;
  return {
    isOpen,
    behind: () => socket.bufferedAmount,
    send: (text) => isOpen() && socket.send(text),
    write: (frame) => isOpen() && line.write(frame),
  };
}

function paced({ atOnce, perSecond }: typeof REQUESTS): () => boolean {
  let left = atOnce;
  let countedMs = performance.now();
  return () => {
    const nowMs = performance.now();
    left = Math.min(atOnce, left + ((nowMs - countedMs) / 1000) * perSecond);
    countedMs = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
