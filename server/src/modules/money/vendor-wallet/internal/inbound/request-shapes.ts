import {
  atStakeField,
  type BetRequest,
  betRequest,
  type CorrectRequest,
  closesAtField,
  correctRequest,
  oddsField,
  type RollbackRequest,
  rakeField,
  rollbackRequest,
  unusedStakeField,
  validTurnoverField,
  type WinRequest,
  winRequest,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { VendorAddition } from '@lanna/contract/play/catalogue/vendor-additions';
import { z } from 'zod';
import type { TransactionKind } from './wallet-call.ts';

const allFields = z.object({
  ...atStakeField,
  ...closesAtField,
  ...oddsField,
  ...rakeField,
  ...unusedStakeField,
  ...validTurnoverField,
});

/** A call that moves money, with the fields of its vendor's additions. */
export type TransactionRequest = (BetRequest | WinRequest | RollbackRequest | CorrectRequest) &
  z.infer<typeof allFields>;

/** How the calls of a vendor look, by kind; undefined for a kind that its record does not switch on. */
export type RequestShapes = Record<TransactionKind, z.ZodType<TransactionRequest> | undefined>;

const known = new Map<string, RequestShapes>();

/** A field of an addition that is off is none of the shape: it is not looked at, whatever it says. */
export function requestShapes(additions: ReadonlySet<VendorAddition>): RequestShapes {
  const key = [...additions].sort().join(' ');
  const shapes = known.get(key) ?? shapesOf(additions);
  known.set(key, shapes);
  return shapes;
}

const NOT_READ = z
  .unknown()
  .optional()
  .transform(() => undefined);

function shapesOf(additions: ReadonlySet<VendorAddition>): RequestShapes {
  const where = <S>(addition: VendorAddition, field: S) => (additions.has(addition) ? field : NOT_READ);
  const bet = {
    at_stake: where('at_stake', atStakeField.at_stake),
    closes_at: where('closes_at', closesAtField.closes_at),
    odds: where('bet', oddsField.odds),
    selections: where('bet', oddsField.selections),
  };
  const win = {
    unused_stake: where('unused_stake', unusedStakeField.unused_stake),
    valid_turnover: where('valid_turnover', validTurnoverField.valid_turnover),
    rake: where('rake', rakeField.rake),
  };
  const hasOne = (...names: VendorAddition[]) => names.some((name) => additions.has(name));
  return {
    bet: hasOne('at_stake', 'closes_at', 'bet')
      ? betRequest.extend(bet).refine(staysWithinAmount)
      : betRequest,
    win: hasOne('unused_stake', 'valid_turnover', 'rake')
      ? winRequest.extend(win).refine(staysWithinAmount)
      : winRequest,
    rollback: rollbackRequest,
    correct: additions.has('correct') ? correctRequest : undefined,
  };
}

/** What is a part of the amount is no more than it. */
function staysWithinAmount(
  request: { amount: bigint } & Pick<z.infer<typeof allFields>, 'at_stake' | 'unused_stake'>,
): boolean {
  const { amount, at_stake = 0n, unused_stake = 0n } = request;
  return at_stake <= amount && unused_stake <= amount;
}
