import { z } from 'zod';
import {
  type BookRules,
  bookRules,
  type FixtureList,
  favouriteRequest,
  fixtureList,
  type OutrightList,
  type OwnSlip,
  outrightList,
  type PlaceRequest,
  placedSlip,
  type ResultList,
  resultList,
  type SlipList,
  type SlipQuote,
  SPORTS_PATHS,
  SPORTS_REFUSALS,
  type SportsEvent,
  type SportsRefusal,
  type SportsSession,
  type SportsSettings,
  slipList,
  slipQuote,
  sportsEvent,
  sportsSession,
  sportsSettings,
} from '../../../sports-api.ts';

export type SportsError = SportsRefusal | 'no_connection';
export type QuoteRequest = Pick<PlaceRequest, 'type' | 'sizes' | 'legs'> & { stake?: string };

/** The studio's server as the page sees it. Every call may throw `Refused` or `NoConnection`. */
export interface Studio {
  loadSession(): Promise<SportsSession>;
  loadFixtures(query: {
    when: 'today' | 'early';
    search?: string | undefined;
    only?: string | undefined;
  }): Promise<FixtureList>;
  loadOutrights(): Promise<OutrightList>;
  loadRules(): Promise<BookRules>;
  loadEvent(fixture: string): Promise<SportsEvent>;
  loadResults(before?: string): Promise<ResultList>;
  loadSlips(query: { state: 'open' | 'settled'; before?: string | undefined }): Promise<SlipList>;
  quote(request: QuoteRequest): Promise<SlipQuote>;
  /** Safe to repeat with the same key. */
  place(request: PlaceRequest): Promise<{ slip: OwnSlip; balance: string }>;
  saveSettings(settings: SportsSettings): Promise<SportsSettings>;
  markFavourite(mark: z.infer<typeof favouriteRequest>): Promise<void>;
}

export class Refused extends Error {
  readonly code: SportsRefusal;
  readonly facts: Readonly<Record<string, unknown>>;
  constructor(code: SportsRefusal, facts: Readonly<Record<string, unknown>> = {}) {
    super(`refused: ${code}`);
    this.code = code;
    this.facts = facts;
  }
}

/** No conclusive answer after all attempts. */
export class NoConnection extends Error {}

/** The failure of a call as the player sees it; anything but the two above is a bug. */
export function sportsErrorOf(error: unknown): SportsError {
  if (error instanceof Refused) return error.code;
  return error instanceof NoConnection ? 'no_connection' : 'unknown_error';
}

export interface StudioOptions {
  token: string;
  fetch?: typeof fetch;
  wait?: (ms: number) => Promise<void>;
}

const RETRY_AFTER_MS = [300, 600, 1200, 2400];
const ANSWER_TIMEOUT_MS = 8000;
/** Waits that the studio asks for are kept up to this; a longer one is shown to the player. */
const ASKED_WAIT_MAX_MS = 3000;

export function connectStudio({
  token,
  fetch: send = (input, init) => fetch(input, init),
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: StudioOptions): Studio {
  async function call<T>(path: string, answer: z.ZodType<T>, body?: unknown): Promise<T> {
    for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
      const outcome = await attempt(path, body);
      if (outcome.kind === 'value') return answer.parse(outcome.value);
      const mayWait = outcome.kind === 'unclear' || outcome.waitMs !== undefined;
      if (!mayWait || retryAfterMs === undefined)
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

  return {
    loadSession: () => call(SPORTS_PATHS.session, sportsSession),
    loadFixtures: (query) => call(at(SPORTS_PATHS.fixtures, query), fixtureList),
    loadOutrights: () => call(SPORTS_PATHS.outrights, outrightList),
    loadRules: () => call(SPORTS_PATHS.rules, bookRules),
    loadEvent: (fixture) => call(at(SPORTS_PATHS.event, { fixture }), sportsEvent),
    loadResults: (before) => call(at(SPORTS_PATHS.results, { before }), resultList),
    loadSlips: (query) => call(at(SPORTS_PATHS.slips, query), slipList),
    quote: (request) => call(SPORTS_PATHS.quote, slipQuote, request),
    place: (request) => call(SPORTS_PATHS.place, placedSlip, request),
    saveSettings: (settings) => call(SPORTS_PATHS.settings, sportsSettings, settings),
    async markFavourite(mark) {
      await call(SPORTS_PATHS.favourites, z.unknown(), favouriteRequest.parse(mark));
    },
  };
}

type Outcome =
  | { kind: 'value'; value: unknown }
  | { kind: 'refused'; code: SportsRefusal; facts: Record<string, unknown>; waitMs: number | undefined }
  | { kind: 'unclear' };

function at(path: string, facts: Record<string, string | undefined>): string {
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return known.length === 0 ? path : `${path}?${known.join('&')}`;
}

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
  const known = SPORTS_REFUSALS.find((one) => one === code) ?? 'unknown_error';
  return { kind: 'refused', code: known, facts, waitMs: asked <= ASKED_WAIT_MAX_MS ? asked : undefined };
}

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({
    success: z.literal(false),
    code: z.string(),
    value: z.record(z.string(), z.unknown()).nullish(),
  }),
]);
