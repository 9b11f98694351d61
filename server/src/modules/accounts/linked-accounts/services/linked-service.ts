import type { LinkPlaces } from './link-places.ts';

/** What a member is sent away with. */
export interface Departure {
  clientId: string;
  redirect: string;
  state: string;
  nonce: string;
  /** Of the verifier, by SHA-256 (RFC 7636). */
  challenge: string;
}

/** What is asked for with what the member has come back with. */
export interface Arrival {
  clientId: string;
  secret: string;
  redirect: string;
  code: string;
  verifier: string;
  nonce: string;
  now: Date;
}

export interface ServiceLogIn {
  address: (places: LinkPlaces, departure: Departure) => string;
  /** Who has logged in there, as the service knows them. Throws `ServiceError`. */
  subject: (places: LinkPlaces, arrival: Arrival) => Promise<string>;
}
