import { z } from 'zod';
import {
  PLAY_PATHS,
  PLAY_REFUSALS,
  type PlaySession,
  playHistory,
  playSession,
  spinAnswer,
} from '../../play-api.ts';
import type { GameError, SpinAnswer } from './state.ts';

export type PlayHistory = z.infer<typeof playHistory>;

/** The studio's server as the game sees it. Every call may throw `Refused` or `NoConnection`. */
export interface Studio {
  loadSession(): Promise<PlaySession>;
  /** Safe to repeat with the same key: the same key is the same round. */
  spin(stake: string, idempotencyKey: string, freeBets?: string): Promise<SpinAnswer>;
  /** Sent in the background; a spin waits for it, since the server would refuse it otherwise. */
  reportProgress(roundId: string, shown: number): void;
  loadHistory(before?: string): Promise<PlayHistory>;
}

export class Refused extends Error {
  readonly code: GameError;
  constructor(code: GameError) {
    super(`refused: ${code}`);
    this.code = code;
  }
}

/** No conclusive answer after all retries. */
export class NoConnection extends Error {}

/** The failure of a call as the player sees it; anything but the two above is a bug. */
export function gameErrorOf(error: unknown): GameError {
  if (error instanceof Refused) return error.code;
  return error instanceof NoConnection ? 'no_connection' : 'unknown_error';
}

export interface ApiOptions {
  token: string;
  fetch?: typeof fetch;
  wait?: (ms: number) => Promise<void>;
  /** Called when a call has to be repeated, and when the next answer has arrived. */
  onConnectionLost?: (lost: boolean) => void;
}

const RETRY_AFTER_MS = [400, 800, 1600, 3200, 5000];
const ANSWER_TIMEOUT_MS = 10_000;
/** The client waits up to this long when the studio asks for a wait; a longer one is shown to the player. */
const ASKED_WAIT_MAX_MS = 3000;

export function connectStudio({
  token,
  fetch: send = (input, init) => fetch(input, init),
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onConnectionLost = () => {},
}: ApiOptions): Studio {
  let progress: Promise<void> = Promise.resolve();

  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    answer: z.ZodType<T>,
    body?: unknown,
  ): Promise<T> {
    for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
      const outcome = await attempt(method, path, body);
      if (outcome.kind === 'value') {
        onConnectionLost(false);
        return answer.parse(outcome.value);
      }
      const mayWait = outcome.kind === 'unclear' || outcome.waitMs !== undefined;
      if (!mayWait || retryAfterMs === undefined) {
        onConnectionLost(false);
        throw outcome.kind === 'refused' ? new Refused(outcome.code) : new NoConnection(path);
      }
      // A short wait the studio asked for is no error: the same spin is sent again.
      if (outcome.kind === 'unclear') onConnectionLost(true);
      await wait(outcome.kind === 'refused' ? (outcome.waitMs ?? retryAfterMs) : retryAfterMs);
    }
    throw new NoConnection(path);
  }

  async function attempt(method: string, path: string, body: unknown): Promise<Outcome> {
    try {
      const response = await send(path, {
        method,
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
    loadSession: () => call('GET', PLAY_PATHS.session, playSession),
    async spin(stake, idempotencyKey, freeBets) {
      await progress;
      return call('POST', PLAY_PATHS.spin, spinAnswer, {
        stake,
        idempotencyKey,
        ...(freeBets !== undefined && { freeBets }),
      });
    },
    reportProgress(roundId, shown) {
      progress = progress.then(async () => {
        const outcome = await repeat(() => attempt('POST', PLAY_PATHS.progress, { roundId, shown }), wait);
        // Lost progress has no effect on money: the next session only shows the round again.
        if (outcome.kind === 'value') onConnectionLost(false);
      });
    },
    loadHistory(before) {
      const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
      return call('GET', `${PLAY_PATHS.history}${query}`, playHistory);
    },
  };
}

type Outcome =
  | { kind: 'value'; value: unknown }
  /** `waitMs`: the same call again after this may well be answered. */
  | { kind: 'refused'; code: GameError; waitMs: number | undefined }
  | { kind: 'unclear' };

/** After an answer that is not the studio's envelope, or `outcome_uncertain`, the outcome is unknown. */
function readEnvelope(body: unknown): Outcome {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return { kind: 'unclear' };
  if (parsed.data.success) return { kind: 'value', value: parsed.data.value };
  const { code, value } = parsed.data;
  if (code === 'unknown_error') return { kind: 'unclear' };
  if (code === 'outcome_uncertain' && value.stakeReturned === true) {
    return { kind: 'refused', code: 'stake_returned', waitMs: undefined };
  }
  const askedMs = value.retryAfterMs ?? (value.retryAfterSeconds ?? Number.POSITIVE_INFINITY) * 1000;
  return { kind: 'refused', code, waitMs: askedMs <= ASKED_WAIT_MAX_MS ? askedMs : undefined };
}

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({
    success: z.literal(false),
    code: z.enum(PLAY_REFUSALS),
    value: z.object({
      retryAfterMs: z.number().optional(),
      retryAfterSeconds: z.number().optional(),
      stakeReturned: z.boolean().optional(),
    }),
  }),
]);

async function repeat(
  attempt: () => Promise<Outcome>,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome> {
  for (const retryAfterMs of RETRY_AFTER_MS) {
    const outcome = await attempt();
    if (outcome.kind !== 'unclear') return outcome;
    await wait(retryAfterMs);
  }
  return attempt();
}
