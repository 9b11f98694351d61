import type { QueryConfig } from 'pg';
import type { Database, Tx } from '../platform/database.ts';
import type { WalletClient } from '../wallet/wallet-client.ts';

/** Where a process ends, by SIGKILL: before a statement, after the commit of one, before a batch is sent or after the wallet has applied it. */
export interface Death {
  at: 'statement' | 'commit' | 'send' | 'applied';
  /** Part of the statement; of a batch the kind of its items. */
  of: string;
  /** The how-manieth such moment it is. */
  nth?: number;
}

/** A database and a wallet that end the process at that moment. */
export function deadly(death: Death | undefined) {
  let met = 0;

  function dieAt(at: Death['at'], of: string): void {
    if (death?.at !== at || !of.includes(death.of)) return;
    met += 1;
    if (met >= (death.nth ?? 1)) process.kill(process.pid, 'SIGKILL');
  }

  function watched(tx: Tx, onText: (text: string) => void): Tx['query'] {
    const query = async (asked: string | QueryConfig, values: unknown[] = []) => {
      const text = typeof asked === 'string' ? asked : asked.text;
      dieAt('statement', text);
      onText(text);
      return typeof asked === 'string' ? tx.query(asked, values) : tx.query(asked);
    };
    return query as typeof tx.query;
  }

  return {
    database(opened: Database): Database {
      const transaction: Database['transaction'] = async (work) => {
        let statements = '';
        const result = await opened.transaction((tx) =>
          work({
            query: watched(tx, (text) => {
              statements += text;
            }),
          }),
        );
        dieAt('commit', statements);
        return result;
      };
      const pool = Object.create(opened.pool, {
        query: { value: watched(opened.pool, () => {}) },
      }) as Database['pool'];
      return { ...opened, pool, transaction };
    },
    wallet(calls: WalletClient): WalletClient {
      return {
        ...calls,
        batch: async (...call) => {
          const { kind = '' } = call[1][0] ?? {};
          dieAt('send', kind);
          const answers = await calls.batch(...call);
          dieAt('applied', kind);
          return answers;
        },
      };
    },
  };
}
