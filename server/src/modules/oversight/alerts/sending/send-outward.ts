import { createHmac } from 'node:crypto';
import type { OutwardKind } from '@lanna/contract/oversight/alerts/alert-terms';
import { callGuarded, GuardError, type GuardedCall } from '../../../../platform/guard/call-guarded.ts';
import type { Reach } from '../../../../platform/guard/guarded-address.ts';

/** Where the public interfaces are, and how far a webhook may lead. */
export interface OutwardPlaces {
  line: string;
  telegram: string;
  reach: Reach;
}

export interface OutwardMessage {
  /** The delivery's own id: services that know it take the same message once. */
  id: string;
  kind: OutwardKind;
  address: string;
  secret: string;
  title: string;
  text: string;
  href: string;
  /** What a program reads. */
  facts: unknown;
  now: Date;
}

/** `later`: it is tried again; `refused`: it never will be taken. */
export type OutwardOutcome = { outcome: 'taken' } | { outcome: 'later' | 'refused'; why: string };

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 4096;
const MESSAGE_LENGTH_MAX = 4000;
/** Of LINE: a message with this key was taken before. */
const TAKEN_BEFORE = 409;

/** Hands a message over to a service outside of the house, by its public interface. Names a failure by its kind, nothing of what was sent or answered. */
export async function sendOutward(places: OutwardPlaces, message: OutwardMessage): Promise<OutwardOutcome> {
  try {
    const { status } = await callGuarded(callOf(places, message), places.reach);
    if ((status >= 200 && status < 300) || (message.kind === 'line' && status === TAKEN_BEFORE))
      return { outcome: 'taken' };
    const isLater = status === 429 || status === 408 || status >= 500;
    return { outcome: isLater ? 'later' : 'refused', why: `status_${status}` };
  } catch (error) {
    if (error instanceof GuardError)
      // An answer that is too long was an answer: the message has arrived.
      return error.why === 'too_large' ? { outcome: 'taken' } : { outcome: 'refused', why: error.why };
    return { outcome: 'later', why: whyOf(error) };
  }
}

function callOf({ line, telegram }: OutwardPlaces, message: OutwardMessage): GuardedCall {
  const { id, kind, address, secret, title, text, href } = message;
  const words = `${title}\n${text}\n${href}`.slice(0, MESSAGE_LENGTH_MAX);
  if (kind === 'line')
    return post(
      `${line}/v2/bot/message/push`,
      { to: address, messages: [{ type: 'text', text: words }] },
      {
        authorization: `Bearer ${secret}`,
        'x-line-retry-key': id,
      },
    );
  if (kind === 'telegram')
    return post(`${telegram}/bot${secret}/sendMessage`, { chat_id: address, text: words });
  return signed(message);
}

/** A webhook's body is signed together with the second it was sent in, so that what was overheard cannot be sent again later. */
function signed({ id, address, secret, title, text, href, facts, now }: OutwardMessage): GuardedCall {
  const call = post(address, { id, title, text, href, facts, sentAt: now.toISOString() });
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret)
    .update(`${seconds}.`)
    .update(call.body ?? '')
    .digest('hex');
  return {
    ...call,
    headers: {
      ...call.headers,
      'lanna-delivery': id,
      'lanna-signature': `t=${seconds},v1=${signature}`,
    },
  };
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): GuardedCall {
  return {
    url,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    bytesMax: () => ANSWER_BYTES_MAX,
  };
}

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'too_slow';
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') return code.toLowerCase();
  return error.message.includes('private network') ? 'address_refused' : 'unreachable';
}
