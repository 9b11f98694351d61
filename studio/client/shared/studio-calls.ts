import { z } from 'zod';

/** The studio said no. */
export class Refused extends Error {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
  constructor(code: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(`refused: ${code}`);
    this.code = code;
    this.facts = facts;
  }
}

/** No conclusive answer after all attempts. */
export class NoConnection extends Error {}

/** What a page needs of the world to call the studio; tests bring their own. */
export interface CallOptions {
  token: string;
  fetch?: typeof fetch;
  wait?: (ms: number) => Promise<void>;
  elapsed?: () => number;
}

/** `until`: when another attempt would be of no use, by `performance.now`. Throws `Refused` or `NoConnection`. */
export type StudioCall = <T>(
  path: string,
  answer: z.ZodType<T>,
  body?: unknown,
  until?: number,
) => Promise<T>;

const RETRY_AFTER_MS = [300, 600, 1200, 2400];
const ANSWER_TIMEOUT_MS = 8000;
/** Waits that the studio asks for are kept up to this; a longer one is shown to the player. */
const ASKED_WAIT_MAX_MS = 3000;

/** Calls that are sent again until they have an answer: each that changes something carries a key that makes it one. A code not among `codes` is `unknown_error`. */
export function studioCalls(
  codes: readonly string[],
  {
    token,
    fetch: send = (input, init) => fetch(input, init),
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    elapsed = () => performance.now(),
  }: CallOptions,
): StudioCall {
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
      return readEnvelope(await response.json(), codes);
    } catch {
      return { kind: 'unclear' };
    }
  }

  return async (path, answer, body, until = Infinity) => {
    for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
      const outcome = await attempt(path, body);
      if (outcome.kind === 'value') return answer.parse(outcome.value);
      const mayWait = outcome.kind === 'unclear' || outcome.waitMs !== undefined;
      if (!mayWait || retryAfterMs === undefined || elapsed() > until)
        throw outcome.kind === 'refused' ? new Refused(outcome.code, outcome.facts) : new NoConnection(path);
      await wait(outcome.kind === 'refused' ? (outcome.waitMs ?? retryAfterMs) : retryAfterMs);
    }
    throw new NoConnection(path);
  };
}

/** A path with the facts that are known. */
export function pathWith(path: string, facts: Readonly<Record<string, string | undefined>>): string {
  const known = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return known.length === 0 ? path : `${path}?${known.join('&')}`;
}

type Outcome =
  | { kind: 'value'; value: unknown }
  | { kind: 'refused'; code: string; facts: Record<string, unknown>; waitMs: number | undefined }
  | { kind: 'unclear' };

/** What is not the studio's envelope, and an error of its own, leave open what has happened. */
function readEnvelope(body: unknown, codes: readonly string[]): Outcome {
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
    code: codes.includes(code) ? code : 'unknown_error',
    facts,
    waitMs: asked <= ASKED_WAIT_MAX_MS ? asked : undefined,
  };
}

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({
    success: z.literal(false),
    code: z.string(),
    value: z.record(z.string(), z.unknown()).nullish(),
  }),
]);
