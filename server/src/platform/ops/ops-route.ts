import type { Received, Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import type { Language } from '@lanna/contract/people/members/members';
import type { FileAnswer } from '../files/send-csv.ts';
import type { Brand } from '../http/calls/route.ts';
import type { Database, Queryable, Tx } from '../sql/database.ts';
import type { Action, Operator, OperatorSession, Proposal } from './operator-gate.ts';

/** A call of the console, as its handler gets it. */
export interface OpsCall<E extends OpsEndpoint> extends Received<E> {
  operator: E['access'] extends 'anyone' ? null : Operator;
  session: E['access'] extends 'anyone' ? null : OperatorSession;
  /**
   * Brands in which the operator has the permission of the call (any permission, where it asks for none), narrowed by
   * `brand` of the query. Never empty. Every query of the handler is held to them.
   */
  brands: readonly Brand[];
  /** Ids of `brands`. */
  brandIds: readonly string[];
  address: string;
  userAgent: string;
  language: Language;
  /** The console's host, and where browsers see it: `https://host[:port]`. */
  host: string;
  origin: string;
  /** Records what the call has done, in its transaction. A call that changes something and records nothing fails. */
  record(db: Queryable, action: Action): Promise<void>;
  mustBeProposed(db: Queryable, kind: string, amount?: bigint): Promise<boolean>;
  propose(tx: Tx, proposal: Proposal): Promise<string>;
  /** The session's cookie of the answer: a token, or null to take it away. */
  keepSession(token: string | null): void;
  /** What this browser is known by, from a cookie that outlives sessions; null before the first log-in. */
  device: string | null;
  keepDevice(device: string): void;
}

/** What a helper of several handlers takes. */
export type AnyOpsCall = OpsCall<OpsEndpoint & { access: 'operator' }>;

export type { FileAnswer };

/** A handler with its description; `mountOpsRoutes` adds it to the server. */
export interface OpsRoute {
  endpoint: OpsEndpoint;
  handle(call: OpsCall<OpsEndpoint>): Promise<unknown>;
  /** What `handle` answers is sent as a file. */
  csv?: true;
}

/** Ties a handler to its description, so the compiler checks input and value. */
export function opsRoute<E extends OpsEndpoint>(
  endpoint: E,
  handle: (call: OpsCall<E>) => Promise<Value<E>>,
): OpsRoute {
  return { endpoint, handle: (call) => handle(call as unknown as OpsCall<E>) };
}

/** The same for a call that changes something: all of it in one transaction. */
export function opsChange<E extends OpsEndpoint>(
  db: Pick<Database, 'transaction'>,
  endpoint: E,
  change: (tx: Tx, call: OpsCall<E>) => Promise<Value<E>>,
): OpsRoute {
  return opsRoute(endpoint, (call) => db.transaction((tx) => change(tx, call)));
}

/** The same for a file; its description's value is `z.string()`. The download is recorded by itself. */
export function opsCsv<E extends OpsEndpoint>(
  endpoint: E,
  handle: (call: OpsCall<E>) => Promise<FileAnswer>,
): OpsRoute {
  return { endpoint, csv: true, handle: (call) => handle(call as unknown as OpsCall<E>) };
}
