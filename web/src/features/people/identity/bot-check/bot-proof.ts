import { botChallenge } from '@lanna/contract/people/authentication/authentication';
import { call } from '../../../../api/calls/call.ts';
import { Refusal } from '../../../../api/calls/refusal.ts';
import type { Challenge, Solution } from './solve-challenge.ts';

/**
 * A proof of work that makes trying thousands of names expensive: computed for a moment in a worker. Valid for one call.
 * Throws `Refusal` when the challenge cannot be fetched or solved.
 */
export async function proveNoBot(): Promise<string> {
  const challenge = (await call(botChallenge)) as unknown;
  if (!isChallenge(challenge)) throw new Refusal('bot_check_failed');
  const solution = await solveBeside(challenge).catch(() => undefined);
  if (!solution) throw new Refusal('bot_check_failed');
  return btoa(JSON.stringify({ challenge, solution }));
}

function solveBeside(challenge: Challenge): Promise<Solution | undefined> {
  const worker = new Worker(new URL('./solve-challenge.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | undefined>((done, failed) => {
    worker.onmessage = (event: MessageEvent<Solution | undefined>) => done(event.data);
    worker.onerror = (event) => failed(new Error(event.message));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

function isChallenge(value: unknown): value is Challenge {
  const { parameters } = Object(value) as { parameters?: unknown };
  const { nonce, salt, keyPrefix, algorithm, cost } = Object(parameters) as Record<string, unknown>;
  return [nonce, salt, keyPrefix, algorithm].every((text) => typeof text === 'string') && Number(cost) > 0;
}
