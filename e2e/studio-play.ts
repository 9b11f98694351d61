import { randomUUID } from 'node:crypto';
import { parseMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { Play } from './load.ts';
import { launch, type Player } from './player.ts';
import { Final, retryUntilDecided } from './retry-until-decided.ts';

const session = z.object({ stakes: z.array(z.string()).min(1) });
const money = z.string().transform((text) => parseMoney(text) ?? 0n);
const spun = z.object({
  round: z.object({ id: z.string(), stake: money, payout: money, steps: z.array(z.unknown()) }),
});
/** Answers after which the same press is sent again. */
const PASSING = ['too_soon', 'outcome_uncertain', 'unknown_error', 'service_unavailable'];

interface Answer {
  success: boolean;
  code?: string;
  value: unknown;
}

/** Rounds of the house studio by its play API, each pressed with one key until its outcome is known. */
export async function studioPlay(portalUrl: string, player: Player, gameId: string): Promise<Play> {
  const frame = await launch(portalUrl, player, gameId);
  const token = new URLSearchParams(frame.hash.slice(1)).get('s') ?? '';

  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(new URL(path, frame.origin), {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(8000),
    });
    return (await response.json()) as Answer;
  };
  const { stakes } = session.parse((await call('GET', '/play-api/session')).value);
  const [stake] = stakes;

  return async (rounds) => {
    const idempotencyKey = randomUUID();
    const outcome = await retryUntilDecided(async () => {
      const answer = await call('POST', '/play-api/spin', { stake, idempotencyKey });
      if (answer.success) return spun.parse(answer.value).round;
      if (Object(answer.value).stakeReturned === true) return 'returned';
      if (PASSING.includes(answer.code ?? '')) return undefined;
      throw new Final(`the spin ended with ${answer.code}`);
    });
    if (outcome === 'returned') return;
    const { id, steps, payout } = outcome;
    rounds.set(id, { stake: outcome.stake, payout });
    await retryUntilDecided(async () => {
      const answer = await call('POST', '/play-api/rounds/progress', { roundId: id, shown: steps.length });
      return answer.success || undefined;
    });
  };
}
