import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HEADER, type Keys, signatureFor } from './signed.ts';
import type { Order } from './store.ts';

/** What an event says; whatever a test wants to be wrong is written over it. */
export type Event = Record<string, unknown>;

export interface Delivery {
  status: number;
  body: unknown;
}

const TRIES = 200;
const LONGEST_PAUSE_MS = 500;

export function eventOf(order: Order, outcome: 'paid' | 'failed'): Event {
  return {
    event: randomUUID(),
    way: order.way,
    merchant: order.merchant,
    channel: order.channel,
    order: order.order,
    transaction: order.transaction,
    outcome,
    amount: order.amount,
    currency: order.currency,
    happenedAt: order.happenedAt,
  };
}

/** Until there is an answer that is final: on 5xx and without one it is sent again, some longer every time. Status 0: no answer came. */
export async function deliver(url: string, body: string, keys: Keys, signature?: string): Promise<Delivery> {
  let last: Delivery = { status: 0, body: null };
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    last = await post(url, Buffer.from(body), signature ?? signatureFor(Buffer.from(body), keys));
    if (last.status > 0 && last.status < 500) return last;
    await sleep(Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt));
  }
  return last;
}

export async function post(url: string, bytes: Buffer<ArrayBuffer>, signature: string): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADER]: signature },
      body: bytes,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    const text = await response.text();
    return { status: response.status, body: readJson(text) };
  } catch {
    return { status: 0, body: null };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
