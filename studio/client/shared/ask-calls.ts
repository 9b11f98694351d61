import { z } from 'zod';

const ANSWER_TIMEOUT_MS = 8000;
const RETRY_AFTER_MS = [300, 1200];

/** The studio said no, or nothing. */
export class NoAnswer<Code extends string = string> extends Error {
  readonly code: Code | 'no_connection';
  constructor(code: Code | 'no_connection') {
    super(code);
    this.code = code;
  }
}

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), code: z.string() }),
]);

/** Reads of a page, each tried three times; with a body, a change, sent once. `unknown_error` stands for a code it does not know. */
export function askCalls<Code extends string>(token: string, codes: readonly (Code | 'unknown_error')[]) {
  function read<T>(said: z.infer<typeof envelope>, answer: z.ZodType<T>): T {
    if (said.success) return answer.parse(said.value);
    throw new NoAnswer(codes.find((code) => code === said.code) ?? 'unknown_error');
  }
  return async <T>(path: string, answer: z.ZodType<T>, body?: unknown): Promise<T> => {
    for (const waitMs of body === undefined ? RETRY_AFTER_MS : []) {
      const said = await attempt(path, token);
      if (said) return read(said, answer);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    const said = await attempt(path, token, body);
    if (!said) throw new NoAnswer('no_connection');
    return read(said, answer);
  };
}

async function attempt(
  path: string,
  token: string,
  body?: unknown,
): Promise<z.infer<typeof envelope> | undefined> {
  try {
    const response = await fetch(path, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return envelope.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}
