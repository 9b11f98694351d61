import type { Received, Value } from '@lanna/contract/endpoint';
import type { placeSlip as endpoint } from '@lanna/contract/lotteries/lottery/slips';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Game } from '@lanna/rules/lotteries/lottery/game';
import type { ReadLine } from './read-lines.ts';

export type SlipBody = Received<typeof endpoint>['body'];
/** The answer to a slip that is taken. */
export type TakenSlip = Value<typeof endpoint>;

/** Who buys. */
export interface Buyer {
  merchantId: string;
  memberId: string;
}

/** A slip as it was asked for and read, before anything is known of what is offered. */
export interface AskedSlip {
  game: Game;
  family: Family;
  lines: readonly ReadLine[];
  body: SlipBody;
  buyer: Buyer;
  /** Under which its answer is kept, and of which body it is. */
  once: { scope: string; key: string; sha256: Buffer };
}
