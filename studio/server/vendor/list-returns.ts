import type { fairReturnsReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import type { Tx } from '../platform/database.ts';
import { readReturns } from '../returns/read-returns.ts';

/** What the studio's games returned so far, as an operator shows it. */
export async function listReturns(db: Tx): Promise<z.infer<typeof fairReturnsReply>> {
  const returns = await readReturns(db);
  return {
    returns: returns.map(({ gameCode, ruleVersion, rounds, returned }) => ({
      game_code: gameCode,
      rule_version: ruleVersion,
      rounds,
      returned,
    })),
  };
}
