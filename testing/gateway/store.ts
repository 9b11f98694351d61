import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface Order {
  order: string;
  way: 'payment' | 'payout';
  merchant: string;
  channel: string;
  amount: string;
  currency: string;
  transaction: string;
  returnUrl: string | null;
  state: 'pending' | 'paid' | 'failed' | 'closed';
  happenedAt: string;
}

export interface Merchant {
  code: string;
  publicKey: string;
}

interface Kept {
  orders: Order[];
  merchants: Merchant[];
  /** Orders it has promised never to carry out. */
  closed: string[];
  webhook: string | null;
}

/** What the gateway knows. With a file it is still known after the process has been killed. */
export function openStore(file: string | undefined) {
  const kept: Kept =
    file && existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { orders: [], merchants: [], closed: [], webhook: null };

  return {
    kept,
    find: (order: string, way?: Order['way']) =>
      kept.orders.find((one) => one.order === order && (way === undefined || one.way === way)),
    /** Whole or not at all: a kill in the middle leaves the file of before. */
    save: () => {
      if (!file) return;
      writeFileSync(`${file}.new`, JSON.stringify(kept));
      renameSync(`${file}.new`, file);
    },
  };
}
export type Store = ReturnType<typeof openStore>;
