import { CLIENT_SEED, commitmentOf, SERVER_SEED } from '@lanna/rules/fair-stream';
import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { FISHING_RULES } from './bounds.ts';
import { drawHit } from './draw-hit.ts';
import { fishOfCode } from './fish.ts';
import type { FishingReceipt, FishingReceiptHit } from './fishing-receipt.ts';

export type FishingDifference = 'commitment' | 'nonces' | 'outcome' | 'sums';
export type FishingCheck =
  | { verdict: 'holds' }
  /** The seed is still in use: nothing to compute with yet. */
  | { verdict: 'not_revealed' }
  | { verdict: 'unreadable' }
  | { verdict: 'differs'; in: FishingDifference[]; nonces: number[] };

/** Draws every hit of a packet again, with the code the studio drew it with. Never throws, whatever the receipt says. */
export function checkFishingReceipt(receipt: FishingReceipt): FishingCheck {
  const { serverSeed, clientSeed, hits } = receipt;
  if (serverSeed === null) return { verdict: 'not_revealed' };
  if (!SERVER_SEED.test(serverSeed) || !CLIENT_SEED.test(clientSeed)) return { verdict: 'unreadable' };
  if (receipt.ruleVersion !== FISHING_RULES) return { verdict: 'unreadable' };
  const drawn = hits.map((hit) => drawAgain(hit, { serverSeed, clientSeed }));
  if (drawn.includes(undefined)) return { verdict: 'unreadable' };
  const wrong = hits.filter((hit, at) => drawn[at] !== `${hit.multiple} ${hit.payout}`);
  const differences = [
    commitmentOf(serverSeed) === receipt.serverSeedHash ? [] : (['commitment'] as const),
    hits.every(({ nonce }, at) => at === 0 || nonce > (hits[at - 1]?.nonce ?? 0))
      ? []
      : (['nonces'] as const),
    wrong.length === 0 ? [] : (['outcome'] as const),
    sumsHold(receipt) ? [] : (['sums'] as const),
  ].flat();
  if (differences.length === 0) return { verdict: 'holds' };
  return { verdict: 'differs', in: differences, nonces: wrong.map(({ nonce }) => nonce) };
}

function drawAgain(
  { fish, cost, nonce }: FishingReceiptHit,
  seeds: { serverSeed: string; clientSeed: string },
): string | undefined {
  const kind = fishOfCode(fish);
  const amount = parseMoney(cost);
  if (!kind || amount === undefined || !Number.isSafeInteger(nonce) || nonce < 0) return undefined;
  const { multiple, payout } = drawHit(kind, amount, { ...seeds, nonce });
  return `${multiple} ${formatMoney(payout)}`;
}

function sumsHold({ hits, reserve, spent, payout, unused, shots, kills }: FishingReceipt): boolean {
  const sum = (of: (hit: FishingReceiptHit) => string) =>
    hits.reduce((all, hit) => all + (parseMoney(of(hit)) ?? 0n), 0n);
  const is = (text: string, amount: Money) => parseMoney(text) === amount;
  return (
    is(
      spent,
      sum((hit) => hit.cost),
    ) &&
    is(
      payout,
      sum((hit) => hit.payout),
    ) &&
    is(unused, (parseMoney(reserve) ?? 0n) - sum((hit) => hit.cost)) &&
    shots === new Set(hits.map(({ shot }) => shot)).size &&
    kills === hits.filter(({ multiple }) => multiple > 0).length
  );
}
