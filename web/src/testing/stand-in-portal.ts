import type { Endpoint, Sending, Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import { encryptionKeys } from '@lanna/contract/people/authentication/authentication';
import type { RefusalCode } from '@lanna/contract/refusals';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { vi } from 'vitest';
import { Refusal } from '../api/calls/refusal.ts';

/** A call of the site or of the console. */
type AnyEndpoint = Endpoint | OpsEndpoint;

export interface StandInPortal {
  /** From now on the call is answered with this. */
  answer<E extends AnyEndpoint>(endpoint: E, value: Value<E>): void;
  refuse(endpoint: AnyEndpoint, code: RefusalCode, facts?: Record<string, unknown>): void;
  /** From now on there is no answer, as without a line. */
  lose(endpoint: AnyEndpoint): void;
  /** The next answer to the call waits until what comes back is called. */
  holdBack(endpoint: AnyEndpoint): () => void;
  /** What has been sent in calls of it, in order; encrypted bodies are opened. */
  sent<E extends AnyEndpoint>(endpoint: E): Sending<E>['body'][];
  /** The idempotency keys of these calls. */
  keys(endpoint: AnyEndpoint): (string | null)[];
}

type Outcome = { value: unknown } | { refusal: Refusal } | 'lost';

interface Call {
  path: string;
  body: unknown;
  key: string | null;
}

/**
 * In the place of the portal while a component is looked at: what it is asked without having been given an answer fails the
 * call loudly. What the portal really answers is the business of the server's tests and of the journeys.
 */
export async function standInPortal(): Promise<StandInPortal> {
  const { publicKey, privateKey } = await keys;
  const outcomes = new Map<string, Outcome>();
  const held = new Map<string, Promise<void>>();
  const calls: Call[] = [];
  outcomes.set(nameOf(encryptionKeys), {
    value: { keys: [{ ...(await exportJWK(publicKey)), kid: 'stand-in', alg: 'ECDH-ES', use: 'enc' }] },
  });

  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const name = [...outcomes.keys()].find((known) => matches(known, `${init?.method ?? 'GET'} ${pathname}`));
    if (name === undefined)
      throw new Error(`the test has not told the stand-in portal what to say to ${pathname}`);
    const key = new Headers(init?.headers).get('Idempotency-Key');
    calls.push({ path: name, body: await opened(init?.body), key });
    await held.get(name);
    const outcome = outcomes.get(name);
    if (outcome === undefined || outcome === 'lost') throw new TypeError('Failed to fetch');
    return 'value' in outcome
      ? Response.json({ success: true, value: outcome.value })
      : Response.json(
          { success: false, code: outcome.refusal.code, message: '', value: outcome.refusal.facts },
          { status: 400 },
        );
  });

  async function opened(body: unknown): Promise<unknown> {
    if (typeof body !== 'string') return undefined;
    const sent: unknown = body.startsWith('{')
      ? JSON.parse(body)
      : Object.fromEntries(new URLSearchParams(body));
    const { value } = Object(sent) as { value?: unknown };
    if (typeof value !== 'string' || !/^eyJ[^.]+\..*\./.test(value)) return sent;
    const { plaintext } = await compactDecrypt(value, privateKey);
    return JSON.parse(new TextDecoder().decode(plaintext));
  }

  return {
    answer: (endpoint, value) => void outcomes.set(nameOf(endpoint), { value }),
    refuse: (endpoint, code, facts = {}) =>
      void outcomes.set(nameOf(endpoint), { refusal: new Refusal(code, facts) }),
    lose: (endpoint) => void outcomes.set(nameOf(endpoint), 'lost'),
    holdBack: (endpoint) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(nameOf(endpoint), promise);
      return () => {
        held.delete(nameOf(endpoint));
        resolve();
      };
    },
    sent: <E extends AnyEndpoint>(endpoint: E) =>
      calls.filter(({ path }) => path === nameOf(endpoint)).map(({ body }) => body as Sending<E>['body']),
    keys: (endpoint) => calls.filter(({ path }) => path === nameOf(endpoint)).map(({ key }) => key),
  };
}

/** The same for all of a run: the page keeps the server's keys for an hour. */
const keys = generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });

function nameOf({ method, path }: AnyEndpoint): string {
  return `${method} ${path}`;
}

function matches(name: string, asked: string): boolean {
  const [names, parts] = [name.split('/'), asked.split('/')];
  return (
    names.length === parts.length && names.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}
