import { BATCH_ITEMS_MAX } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { BatchItem, WalletAnswer, WalletClient } from './wallet-client.ts';

/** Batches on their way at once: what comes meanwhile goes together with the next. */
const UNDERWAY_MAX = 4;

export type SendBet = (vendor: string, item: BatchItem) => Promise<WalletAnswer>;

/** Bets that arrive in the same moment go to the wallet in one batch; a single one waits for nothing. */
export function batchBets(wallet: Pick<WalletClient, 'batch'>): SendBet {
  const waiting = new Map<string, { item: BatchItem; done(answer: WalletAnswer): void }[]>();
  let underway = 0;

  async function send(vendor: string): Promise<void> {
    const own = waiting.get(vendor) ?? [];
    const batch = own.splice(0, BATCH_ITEMS_MAX);
    if (own.length === 0) waiting.delete(vendor);
    if (batch.length === 0) return;
    underway += 1;
    const answers = await wallet
      .batch(
        vendor,
        batch.map(({ item }) => item),
      )
      .catch((): WalletAnswer[] => []);
    underway -= 1;
    for (const [at, { done }] of batch.entries())
      done(answers[at] ?? { kind: 'uncertain', reason: 'no reply' });
    for (const next of [...waiting.keys()]) if (underway < UNDERWAY_MAX) void send(next);
  }

  return (vendor, item) =>
    new Promise((done) => {
      const own = waiting.get(vendor);
      if (own) own.push({ item, done });
      else waiting.set(vendor, [{ item, done }]);
      if (underway < UNDERWAY_MAX) queueMicrotask(() => void send(vendor));
    });
}
