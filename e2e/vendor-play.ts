import { randomInt, randomUUID } from 'node:crypto';
import type { WalletPath } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Play } from './load.ts';
import { launch, type Player } from './player.ts';
import { Final, retryUntilDecided } from './retry-until-decided.ts';
import { type TestVendor, UNCERTAIN } from './test-vendor.ts';

const UNIT = 100_000;

/**
 * Rounds of a foreign vendor over the signed wallet. Some calls are sent twice at once, as on a bad line; a bet whose
 * outcome stays unknown is asked again or rolled back, both of which the protocol allows.
 */
export async function vendorPlay(
  portalUrl: string,
  vendor: TestVendor,
  player: Player,
  gameId: string,
): Promise<Play> {
  const token = vendor.tokenOf(await launch(portalUrl, player, gameId));
  const common = { user: vendor.userOf(token), token, game_code: vendor.gameCode };

  const send = async (path: WalletPath, body: object): Promise<string | undefined> => {
    const { status } = await vendor.call(portalUrl, path, { ...common, ...body });
    return UNCERTAIN.includes(status) ? undefined : status;
  };
  const must = async (path: WalletPath, body: object) => {
    const status = await retryUntilDecided(() => send(path, body));
    if (status !== 'RS_OK') throw new Final(`${path} ended with ${status}`);
  };

  return async (rounds) => {
    const round = randomUUID();
    const money = { currency: 'THB', is_free: false };
    const stake = randomInt(1, 4) * UNIT;
    const bet = { ...money, transaction_uuid: randomUUID(), round, round_closed: false, amount: stake };
    const copies = randomInt(5) === 0 ? 2 : 1;
    const [first] = await Promise.allSettled(
      Array.from({ length: copies }, () => send('/transaction/bet', bet)),
    );
    const uncertain = first?.status !== 'fulfilled' || first.value === undefined;
    if (uncertain && randomInt(2) === 0) {
      return must('/transaction/rollback', {
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: bet.transaction_uuid,
        round,
        round_closed: true,
      });
    }
    await must('/transaction/bet', bet);
    const payout = randomInt(3) === 0 ? stake * 2 : 0;
    await must('/transaction/win', {
      ...money,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet.transaction_uuid,
      round,
      round_closed: true,
      amount: payout,
    });
    rounds.set(round, { stake: BigInt(stake), payout: BigInt(payout) });
  };
}
