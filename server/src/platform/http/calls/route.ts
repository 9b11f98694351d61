import type { Access, Endpoint, Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { NoticeType } from '@lanna/contract/push';
import type { FileAnswer } from '../../files/send-csv.ts';

/** The brand the request's host picked, as far as every handler needs it. */
export interface Brand {
  id: string;
  code: string;
  currency: string;
  country: string;
  timeZone: string;
  defaultLanguage: Language;
}

/** The account behind a valid token. */
export interface Caller {
  memberId: string;
  sessionId: string;
  type: number;
  /** Logged in with a password that must be changed before anything else. */
  passwordChangeDue: boolean;
  /** The version of the terms that is to be accepted before anything with money; null when nothing is due. */
  termsDue: string | null;
}

/** The caller that a call's access admits. */
export type CallerFor<A extends Access> = A extends 'anyone'
  ? null
  : A extends 'optional'
    ? Caller | null
    : Caller;

/** What a helper of several handlers takes, whatever they ask of the caller. */
export type AnyCall = Call<Endpoint>;
/** What a helper takes whose calls all have a caller. */
export interface PersonalCall extends AnyCall {
  caller: Caller;
}

export interface Call<E extends Endpoint> extends Received<E> {
  brand: Brand;
  caller: CallerFor<E['access']>;
  /** Network address, after trusted proxies. */
  address: string;
  userAgent: string;
  language: Language;
  /** The name of one of the brand's hosts, without port. */
  host: string;
  /** Checked to be present where the endpoint is idempotent; otherwise possibly empty. */
  idempotencyKey: string;
  /** Where browsers see this site: `https://host[:port]`; of the request only which of the brand's hosts it is. */
  origin: string;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Value<E>>;

/** What a handler may know whose answer goes to everybody: nothing of who asks. */
export type AlikeCall<E extends Endpoint = Endpoint> = Pick<
  Call<E>,
  'params' | 'query' | 'brand' | 'language'
>;

/** Answers of a read that every visitor gets alike: kept in memory by brand, language and query (decision 91). */
export interface Alike<E extends Endpoint> {
  /** It is made anew after one of these notices is published for its brand. */
  until: readonly NoticeType[];
  /** The longest it may be kept, where that is less than a minute: of what begins and ends by the clock, `CLOCKED_MS`. */
  forMs?: number;
  /** Fields of the query that the answer does not depend on. */
  ignores?: readonly (keyof Received<E>['query'])[];
}
/** How late an answer may say that something has begun or ended. A notice of it comes within a minute. */
export const CLOCKED_MS = 10_000;

/** Of a read that has questions of one reader as well, or questions no other reader asks: those are put to the handler each time. */
export interface AlikeUnless<E extends Endpoint> extends Alike<E> {
  unless(query: Received<E>['query']): boolean;
}

/** A handler with its description; `mountRoutes` adds it to the server. */
export interface Route {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<unknown>;
  /** What `handle` answers is sent as a file. */
  csv?: true;
  /** The words beside what `handle` answers, where the endpoint has a `message`. */
  message?: (call: Call<Endpoint>, value: unknown) => string;
  alike?: {
    until: readonly NoticeType[];
    forMs?: number;
    ignores: readonly string[];
    unless?(query: unknown): boolean;
  };
}

/** Ties a handler to its description, so the compiler checks input and value. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  kept?: { alike: AlikeUnless<E> },
): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  handler: (call: AlikeCall<E>) => Promise<Value<E>>,
  kept: { alike: Alike<E> },
): Route;
export function route(
  endpoint: Endpoint,
  handle: (call: Call<Endpoint>) => Promise<unknown>,
  kept?: { alike: Alike<Endpoint> | AlikeUnless<Endpoint> },
): Route {
  if (!kept) return { endpoint, handle };
  if (endpoint.method !== 'GET' || (endpoint.access !== 'anyone' && endpoint.access !== 'optional'))
    throw new Error(`${endpoint.method} ${endpoint.path} is no read that visitors share`);
  const ignores = (kept.alike.ignores ?? []).map(String);
  return { endpoint, handle, alike: { ...kept.alike, ignores } };
}

/** Ties a handler to a description with `message`, and says what stands there. */
export function messageRoute<E extends Endpoint & { message: true }>(
  endpoint: E,
  handle: Handler<E>,
  message: (call: Call<E>, value: Value<E>) => string,
): Route {
  return {
    endpoint,
    handle: (call) => handle(call as unknown as Call<E>),
    message: (call, value) => message(call as unknown as Call<E>, value as Value<E>),
  };
}

/**
 * Ties a file of comma-separated values to its description, whose value is `z.string()`: rows are read and sent some hundred at a
 * time, whatever their number. Pages fetch it with `useDownloadCsv`.
 */
export function csvRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileAnswer>,
): Route {
  return { endpoint, csv: true, handle: (call) => handle(call as unknown as Call<E>) };
}
