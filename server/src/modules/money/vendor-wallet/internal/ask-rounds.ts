import { gameRoundsReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { RoundAsking } from '../launch/vendor-bets.ts';
import type { AskableVendor } from './outbound-vendor.ts';
import type { RoundAnswer } from './reconciliation-decision.ts';

export interface AskedTogether {
  user: string;
  round: string;
}

/**
 * What a vendor says of many rounds of a brand, asked in one call, in their order; each is kept. A round that it leaves out it does not know.
 * Refuses `vendor_unreachable`.
 */
export async function askRounds(
  { client, questions }: RoundAsking,
  asked: { brand: { id: string; code: string }; vendor: AskableVendor; rounds: readonly AskedTogether[] },
): Promise<RoundAnswer[]> {
  const { brand, vendor, rounds } = asked;
  const at = questions.now();
  const startedMs = performance.now();
  const keep = (said: (at: number) => { state: string; answer: unknown } | { failure: string }) =>
    questions.keep(
      ...rounds.map(({ user, round }, index) => ({
        ...{ vendorId: vendor.id, merchantId: brand.id, round, user, at, said: said(index) },
        tookMs: Math.round(performance.now() - startedMs),
      })),
    );
  try {
    const answer = await client.post({
      merchantId: brand.id,
      vendor,
      url: `${vendor.api_url}/game/rounds`,
      body: { operator_id: brand.code, rounds },
      reply: gameRoundsReply,
    });
    const said = new Map(answer.rounds.map((one) => [keyOf(one), one]));
    const found = rounds.map((round) => said.get(keyOf(round)) ?? { ...round, state: 'unknown' as const });
    keep((index) => ({ state: found[index]?.state ?? 'unknown', answer: found[index] }));
    return found.map(({ state }) => state);
  } catch (error) {
    if (error instanceof Refusal) keep(() => ({ failure: error.code }));
    throw error;
  }
}

function keyOf({ user, round }: AskedTogether): string {
  return JSON.stringify([user, round]);
}
