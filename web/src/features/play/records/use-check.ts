import {
  STATEMENT_PROOF_ROWS_MAX,
  type StatementRow,
  statementProof,
} from '@lanna/contract/play/records/records';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { checkRows, type Decision } from './check-rows.ts';
import { rememberSeals, seenSeals } from './seen-seals.ts';

export interface Check {
  account: string;
  verdicts: ReadonlyMap<number, Decision>;
}

/** Fetches what proves the rows in view, some at a time, and checks it here. */
export function useCheck() {
  return useMutation({
    mutationFn: async ({
      account,
      rows,
    }: {
      account: string;
      rows: readonly StatementRow[];
    }): Promise<Check> => {
      const verdicts = new Map<number, Decision>();
      // From the oldest on: each part begins with the row the one before ended with, so that balances carry on.
      const ordered = rows.toSorted((one, other) => one.version - other.version);
      for (let at = 0; at < ordered.length; at += STATEMENT_PROOF_ROWS_MAX - 1) {
        const part = ordered.slice(at, at + STATEMENT_PROOF_ROWS_MAX);
        const [first, last] = [part[0]?.version ?? 1, part.at(-1)?.version ?? 1];
        const proof = await call(statementProof, { query: { account, first, last } });
        const checked = checkRows(part, proof, { account, seen: seenSeals() });
        rememberSeals(checked.seals);
        for (const [version, decision] of checked.verdicts)
          if (!verdicts.has(version)) verdicts.set(version, decision);
      }
      return { account, verdicts };
    },
  });
}
