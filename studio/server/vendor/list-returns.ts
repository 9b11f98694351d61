import type { fairReturnsReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import type { Tx } from '../platform/database.ts';
import { readKindReturns, readReturns } from '../returns/read-returns.ts';

/** What a vendor's games returned so far, as an operator shows it. */
export async function listReturns(
  db: Tx,
  { games }: StudioVendor,
): Promise<z.infer<typeof fairReturnsReply>> {
  const [returns, kinds] = await Promise.all([readReturns(db, games), readKindReturns(db, games)]);
  return {
    returns: returns.map(({ gameCode, ruleVersion, rounds, returned, deviation }) => {
      const own = kinds.filter((one) => one.gameCode === gameCode && one.ruleVersion === ruleVersion);
      return {
        game_code: gameCode,
        rule_version: ruleVersion,
        rounds,
        returned,
        ...(deviation !== null && { deviation }),
        ...(own.length > 0 && {
          kinds: own.map(({ fish, hits, returned: came }) => ({ kind: fish, rounds: hits, returned: came })),
        }),
      };
    }),
  };
}
