import type { SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import { z } from 'zod';
import {
  ownRound,
  roadReply,
  TABLE_PATHS,
  TABLE_REFUSALS,
  type TableSession,
  type TableState,
  tableHistory,
  tableSession,
  tableState,
} from '../../../table-api.ts';
import type { TableError } from '../state/state.ts';

export type OwnRound = z.infer<typeof ownRound>;
export type RoadReply = z.infer<typeof roadReply>;
export type TableHistory = z.infer<typeof tableHistory>;

/** The studio's server as the page sees it. Every call may throw `Refused` or `NoConnection`. */
export interface Studio {
  loadSession(): Promise<TableSession>;
  loadState(table: string): Promise<TableState>;
  loadOwn(table: string): Promise<OwnRound>;
  /** Safe to repeat with the same key. `until`: when another attempt would be of no use, by `performance.now`. */
  confirm(chips: Confirmation, until: number): Promise<OwnRound>;
  setSeed(table: string, seed: string): Promise<void>;
  loadRoad(table: string): Promise<RoadReply>;
  loadHistory(before?: string): Promise<TableHistory>;
  loadReceipt(round: string): Promise<SharedReceipt>;
}

export interface Confirmation {
  table: string;
  round: string;
  chips: Record<string, string>;
  idempotencyKey: string;
}

export class Refused extends Error {
  readonly code: TableError;
  readonly facts: Readonly<Record<string, unknown>>;
  constructor(code: TableError, facts: Readonly<Record<string, unknown>> = {}) {
    super(`refused: ${code}`);
    this.code = code;
    this.facts = facts;
  }
}

/** No conclusive answer after all attempts. */
export class NoConnection extends Error {}

/** The failure of a call as the player sees it; anything but the two above is a bug. */
export function tableErrorOf(error: unknown): TableError {
  if (error instanceof Refused) return error.code;
  return error instanceof NoConnection ? 'no_connection' : 'unknown_error';
}

export interface StudioOptions {
  token: string;
  fetch?: typeof fetch;
  wait?: (ms: number) => Promise<void>;
  elapsed?: () => number;
}

const RETRY_AFTER_MS = [300, 600, 1200, 2400];
const ANSWER_TIMEOUT_MS = 8000;
/** Waits that the studio asks for are kept up to this; a longer one is said to the player. */
const ASKED_WAIT_MAX_MS = 3000;

export function connectStudio({
  token,
  fetch: send = (input, init) => fetch(input, init),
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  elapsed = () => performance.now(),
}: StudioOptions): Studio {
  async function call<T>(path: string, answer: z.ZodType<T>, body?: unknown, until = Infinity): Promise<T> {
    for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
      const outcome = await attempt(path, body);
      if (outcome.kind === 'value') return answer.parse(outcome.value);
      const mayWait = outcome.kind === 'unclear' || outcome.waitMs !== undefined;
      if (!mayWait || retryAfterMs === undefined || elapsed() > until)
        throw outcome.kind === 'refused' ? new Refused(outcome.code, outcome.facts) : new NoConnection(path);
      await wait(outcome.kind === 'refused' ? (outcome.waitMs ?? retryAfterMs) : retryAfterMs);
    }
    throw new NoConnection(path);
  }

  async function attempt(path: string, body: unknown): Promise<Outcome> {
    try {
      const response = await send(path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return readEnvelope(await response.json());
    } catch {
      return { kind: 'unclear' };
    }
  }

  const at = (path: string, facts: Record<string, string | undefined>) => {
    const known = Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    );
    return known.length === 0 ? path : `${path}?${known.join('&')}`;
  };

  return {
    loadSession: () => call(TABLE_PATHS.session, tableSession),
    loadState: (table) => call(at(TABLE_PATHS.state, { table }), tableState),
    loadOwn: (table) => call(at(TABLE_PATHS.own, { table }), ownRound),
    confirm: (confirmation, until) => call(TABLE_PATHS.confirm, ownRound, confirmation, until),
    async setSeed(table, seed) {
      await call(TABLE_PATHS.seed, z.unknown(), { table, seed });
    },
    loadRoad: (table) => call(at(TABLE_PATHS.road, { table }), roadReply),
    loadHistory: (before) => call(at(TABLE_PATHS.history, { before }), tableHistory),
    loadReceipt: (round) => call(at(TABLE_PATHS.receipt, { round }), receipt),
  };
}

type Outcome =
  | { kind: 'value'; value: unknown }
  | { kind: 'refused'; code: TableError; facts: Record<string, unknown>; waitMs: number | undefined }
  | { kind: 'unclear' };

/** What is not the studio's envelope, and an error of its own, leave open what has happened. */
function readEnvelope(body: unknown): Outcome {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return { kind: 'unclear' };
  if (parsed.data.success) return { kind: 'value', value: parsed.data.value };
  const { code, value } = parsed.data;
  if (code === 'unknown_error') return { kind: 'unclear' };
  const facts = value ?? {};
  const seconds = facts['retryAfterSeconds'];
  const asked = typeof seconds === 'number' ? seconds * 1000 : Number(facts['retryAfterMs'] ?? Infinity);
  return {
    kind: 'refused',
    code: known(code),
    facts,
    waitMs: asked <= ASKED_WAIT_MAX_MS ? asked : undefined,
  };
}

function known(code: string): TableError {
  return TABLE_REFUSALS.find((one) => one === code) ?? 'unknown_error';
}

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({
    success: z.literal(false),
    code: z.string(),
    value: z.record(z.string(), z.unknown()).nullish(),
  }),
]);

/** Only as far as the page shows it; `checkSharedReceipt` reads the rest itself. */
const receipt = z
  .looseObject({
    id: z.string(),
    number: z.int(),
    chain: z.looseObject({
      anchor: z.string(),
      place: z.int(),
      linkBefore: z.string(),
      link: z.string().nullable(),
    }),
    seeds: z.array(z.string()),
  })
  .transform((value) => value as unknown as SharedReceipt);
