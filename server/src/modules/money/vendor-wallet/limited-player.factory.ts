import type { Database } from '../../../platform/sql/database.ts';
import { limitHand } from '../../accounts/protection/limit.factory.ts';
import type { LimitName } from '../../accounts/protection/limit-name.ts';
import { acknowledgeRealityCheck, showPlay } from '../../accounts/protection/limits/show-play.ts';
import type { Message, walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
/** What the wallet answers. */
export const OK = 'RS_OK';
export const REACHED = 'RS_ERROR_LIMIT_REACHED';
export const money = (units: number) => BigInt(units * UNIT);

type Wallet = Awaited<ReturnType<typeof walletFixture>>;

/** Makes players with money and limits, at this wallet or another; their bets answer their status. */
export function limitedPlayers(db: Database, wallet: Wallet) {
  return async (of: Partial<Record<LimitName, number>> = {}, at = wallet) => {
    const limits = limitHand(db, at.brand, at.clock);
    const player = await at.player({ balance: money(10_000) });
    for (const [name, value] of Object.entries(of)) {
      const amount = name === 'session' || name === 'reality_check' ? BigInt(value) : money(value);
      await limits.change(player.memberId, name as LimitName, amount);
    }
    const owner = { merchantId: at.brand.id, memberId: player.memberId };
    const playing = () => ({ owner, timeZone: at.brand.timeZone, now: at.clock.now() });
    return {
      ...player,
      stake: async (units: number, message: Message = {}) => {
        const bet = player.bet({ amount: units * UNIT, ...message });
        const { status } = await at.bet(bet);
        return { status, bet };
      },
      play: () => showPlay(db.kysely, playing()),
      acknowledge: () => acknowledgeRealityCheck(db, playing()),
    };
  };
}
