import type { Access, Endpoint, Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/members';

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

/** A handler with its description; `mountRoutes` adds it to the server. */
export interface Route {
  endpoint: Endpoint;
  handle: (call: Call<Endpoint>) => Promise<unknown>;
}

/** Ties a handler to its description, so the compiler checks input and value. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handle: (call) => handler(call as Call<E>) };
}
