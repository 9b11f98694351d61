import { newId } from '../sealing/ids.ts';
import type { Listener } from '../sql/listen.ts';
import type { ListenOptions } from './bus.ts';
import type { Transport } from './transport.ts';

const BEAT_MS = 1000;
/** Without a beat of a relay for as long, notices may not arrive. */
const SURE_MS = 3000;
/** A sender that has been silent for as long has ended. */
const FORGOTTEN_MS = 60_000;
/** However much is lost, holders learn of it this often and no more: each time every page asks anew. */
const GAP_MS = 1000;

export interface Sender {
  /** `brand` is the part of the subject by which a reader may be held to its brand. */
  send(brand: string, payload: string): void;
  /** Something was lost before it came here: a receiver notices as if it had been lost on the way. */
  skip(): void;
  stop(): void;
}

/**
 * A sender numbers its messages and says its last number every second, so that a receiver notices what is missing, also where nothing comes after it. `vouches`: whether everything
 * that was committed has come here; only then a receiver may be sure.
 */
export function openSender(
  transport: Transport,
  channel: string,
  { vouches }: { vouches?: () => boolean } = {},
): Sender {
  const id = newId();
  let number = 0;
  const beating = setInterval(() => {
    const kind = vouches?.() ? 'v' : 'b';
    if (number > 0 || kind === 'v') transport.send(subjectOf(channel, 'beat'), `${kind} ${id} ${number}`);
  }, BEAT_MS).unref();
  return {
    send: (brand, payload) => {
      number += 1;
      transport.send(subjectOf(channel, brand), `m ${id} ${number} ${payload}`);
    },
    skip: () => {
      number += 1;
    },
    stop: () => clearInterval(beating),
  };
}

/** Receives what all senders of a channel send; what is missing, and a connection that was away, end in `onBack`. */
export function receiveNumbered(
  transport: Transport,
  { channel, receive, onLost, onBack }: ListenOptions,
): Listener {
  const senders = new Map<string, { number: number; receivedMs: number }>();
  let vouchedMs = Number.NEGATIVE_INFINITY;
  let gap: NodeJS.Timeout | undefined;

  function missed() {
    gap ??= setTimeout(() => {
      gap = undefined;
      onBack();
    }, GAP_MS).unref();
  }

  function received(text: string) {
    const [, kind, id = '', digits = '', payload = ''] =
      /^([mbv]) (\S{1,64}) (\d{1,15})(?: (.*))?$/s.exec(text) ?? [];
    if (!kind) return;
    const number = Number(digits);
    const nowMs = performance.now();
    const last = senders.get(id)?.number ?? 0;
    const isMissing = number > last + (kind === 'm' ? 1 : 0);
    senders.set(id, { number: Math.max(number, last), receivedMs: nowMs });
    // Before it is delivered: until holders know of the gap none of them may be sure.
    if (isMissing) missed();
    if (kind === 'v') vouchedMs = nowMs;
    if (kind === 'm') receive(payload);
  }

  const forgetting = setInterval(() => {
    for (const [id, { receivedMs }] of senders)
      if (performance.now() - receivedMs > FORGOTTEN_MS) senders.delete(id);
  }, FORGOTTEN_MS).unref();
  const leave = transport.subscribe(subjectOf(channel, '*'), received);
  const unwatch = transport.watch((isOpen) => {
    if (isOpen) missed();
    else onLost?.();
  });
  return {
    isSure: () => transport.isOpen() && gap === undefined && performance.now() - vouchedMs < SURE_MS,
    stop: async () => {
      clearInterval(forgetting);
      clearTimeout(gap);
      unwatch();
      leave();
    },
  };
}

/** `lanna_push` of a brand is `lanna.push.<brand>`. */
export function subjectOf(channel: string, brand: string): string {
  return `lanna.${channel.replace(/^lanna_/, '')}.${brand}`;
}
