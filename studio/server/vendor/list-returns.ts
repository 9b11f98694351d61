import type { fairReturnsReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import type { Tx } from '../platform/database.ts';
import { readReturns } from '../returns/read-returns.ts';

/** What a vendor's games returned so far, as an operator shows it. */
export async function listReturns(
  db: Tx,
  { games }: StudioVendor,
): Promise<z.infer<typeof fairReturnsReply>> {
  const returns = await readReturns(db, games);
  return {
    returns: returns.map(({ gameCode, ruleVersion, rounds, returned, deviation }) => ({
      game_code: gameCode,
      rule_version: ruleVersion,
      rounds,
      returned,
      ...(deviation !== null && { deviation }),
    })),
  };
}
