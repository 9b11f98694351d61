import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { traced } from '../tracing/trace.ts';
import { isWithinReach, mayBePrivate, publicLookup, type Reach } from './guarded-address.ts';

export interface GuardedCall {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer;
  /** Ends the call, its answer included: one that comes too slowly counts as none. */
  signal: AbortSignal;
  /** How much of an answer with such a status is read. */
  bytesMax(status: number): number;
}

export interface GuardedAnswer {
  status: number;
  raw: Buffer;
  rawHeaders: readonly string[];
}

/** Why a call was not made or its answer not read. */
export class GuardError extends Error {
  readonly why: 'address_refused' | 'too_large';

  constructor(why: GuardError['why']) {
    super(why);
    this.why = why;
  }
}

/**
 * Calls an address that a person has typed: nowhere into the private network, whatever its name leads to at that moment, and without
 * redirects, which lead to addresses that no operator has approved. Throws `GuardError`, or the error of the connection.
 */
export function callGuarded(call: GuardedCall, reach: Reach): Promise<GuardedAnswer> {
  if (!isWithinReach(call.url, reach)) return Promise.reject(new GuardError('address_refused'));
  const url = new URL(call.url);
  // Of its address only the host: paths hold keys and names. What it is asked under stays in this house.
  return traced(
    `call ${url.hostname}`,
    {
      kind: 'client',
      facts: { 'server.address': url.hostname, 'http.request.method': call.method ?? 'POST' },
    },
    () => send(url, call, reach),
  );
}

function send(url: URL, call: GuardedCall, reach: Reach): Promise<GuardedAnswer> {
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = open(
      url,
      {
        method: call.method ?? 'POST',
        headers: { ...call.headers, ...(call.body && { 'content-length': call.body.length }) },
        signal: call.signal,
        // An address of the house itself, or of a network that is open to us, may lead anywhere.
        ...(mayBePrivate(url, reach) ? {} : { lookup: publicLookup }),
      },
      (response) => read(response, call.bytesMax(response.statusCode ?? 0)).then(resolve, reject),
    );
    sent.on('error', reject);
    sent.end(call.body);
  });
}

async function read(response: IncomingMessage, bytesMax: number): Promise<GuardedAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytesMax) {
      response.destroy();
      throw new GuardError('too_large');
    }
    chunks.push(chunk);
  }
  return {
    status: response.statusCode ?? 0,
    raw: Buffer.concat(chunks),
    rawHeaders: response.rawHeaders,
  };
}
