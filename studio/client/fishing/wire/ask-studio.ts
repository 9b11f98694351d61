import { z } from 'zod';
import {
  FISHING_PATHS,
  FISHING_REFUSALS,
  type FishingRefusal,
  fishingSession,
  packetList,
} from '../../../fishing-api.ts';

const ANSWER_TIMEOUT_MS = 8000;
const RETRY_AFTER_MS = [300, 1200];

export type FishingError = FishingRefusal | 'no_connection';

/** The studio said no, or nothing. */
export class NoAnswer extends Error {
  readonly code: FishingError;
  constructor(code: FishingError) {
    super(code);
    this.code = code;
  }
}

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), code: z.string() }),
]);

export function askStudio(token: string) {
  return {
    session: () => ask(FISHING_PATHS.session, fishingSession, token),
    packets: () => ask(FISHING_PATHS.packets, packetList, token),
  };
}

async function ask<T>(path: string, answer: z.ZodType<T>, token: string): Promise<T> {
  for (const waitMs of RETRY_AFTER_MS) {
    const said = await attempt(path, token);
    if (said) return read(said, answer);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  const said = await attempt(path, token);
  if (!said) throw new NoAnswer('no_connection');
  return read(said, answer);
}

function read<T>(said: z.infer<typeof envelope>, answer: z.ZodType<T>): T {
  if (said.success) return answer.parse(said.value);
  throw new NoAnswer(FISHING_REFUSALS.find((code) => code === said.code) ?? 'unknown_error');
}

async function attempt(path: string, token: string): Promise<z.infer<typeof envelope> | undefined> {
  try {
    const response = await fetch(path, {
      headers: { authorization: `Bearer ${token}` },
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return envelope.safeParse(await response.json()).data;
  } catch {
    return undefined;
  }
}
