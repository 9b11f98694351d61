import { minorDigits } from './currency.ts';
import { fairStream } from './fair-stream.ts';
import { MONEY_SCALE, type Money } from './money.ts';

/** What an envelope is made of. Its shares follow from this and nothing else, so anybody can compute them again. */
export interface EnvelopeFacts {
  /** Of the envelope; part of what the stream is drawn from, so that one seed never gives two envelopes the same shares. */
  id: string;
  amount: Money;
  currency: string;
  shares: number;
}

/** The smallest share: one of the smallest coins of the currency. */
export function smallestShare(currency: string): Money {
  return MONEY_SCALE / 10n ** BigInt(minorDigits(currency));
}

/** What is left over beyond equal parts goes to the first shares, a coin each. */
export function equalShares({ amount, currency, shares }: EnvelopeFacts): Money[] {
  const { coin, coins } = counted({ amount, currency, shares });
  const each = Math.floor(coins / shares);
  const over = coins % shares;
  return Array.from({ length: shares }, (_, place) => BigInt(each + (place < over ? 1 : 0)) * coin);
}

/**
 * Every way to cut the coins into so many shares of at least one is equally likely, so no place in the order of claims is better than
 * another. Of the `coins − 1` gaps between coins `shares − 1` different ones are drawn (Floyd: for j = coins − shares + 1 … coins − 1 draw
 * t = `below(j)` + 1; take t, or j where t is taken already), and the cuts there, in rising order, give the shares. The stream is
 * `fairStream` with the envelope's seed, its id as client seed and nonce 0.
 */
export function randomShares(facts: EnvelopeFacts, seed: string): Money[] {
  const { coin, coins } = counted(facts);
  const stream = fairStream({ serverSeed: seed, clientSeed: facts.id, nonce: 0 });
  const cuts = new Set<number>();
  for (let gap = coins - facts.shares + 1; gap < coins; gap += 1) {
    const drawn = stream.below(gap) + 1;
    cuts.add(cuts.has(drawn) ? gap : drawn);
  }
  const rising = [...[...cuts].sort((one, other) => one - other), coins];
  return rising.map((cut, at) => BigInt(cut - (rising[at - 1] ?? 0)) * coin);
}

function counted({ amount, currency, shares }: Pick<EnvelopeFacts, 'amount' | 'currency' | 'shares'>) {
  const coin = smallestShare(currency);
  const coins = Number(amount / coin);
  if (amount % coin !== 0n) throw new Error('an envelope holds whole coins');
  if (!Number.isInteger(shares) || shares < 1) throw new Error('an envelope has at least one share');
  if (coins < shares || coins > 2 ** 32) throw new Error('each share is at least one coin');
  return { coin, coins };
}
