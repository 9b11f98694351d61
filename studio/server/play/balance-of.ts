import type { Money } from '@lanna/rules/money';
import type { Studio } from '../studio.ts';
import { readBalance } from './open-game.ts';
import type { PlaySessionRow } from './session.ts';

/** What the player has now: of a session that was read before, also in a demo. */
export async function balanceOf(
  studio: Pick<Studio, 'db' | 'wallet'>,
  session: PlaySessionRow,
): Promise<Money> {
  if (session.demoBalance === null) return readBalance(studio, session);
  const { rows } = await studio.db.pool.query<{ balance: Money }>(
    'select demo_balance as balance from studio.player where id = $1',
    [session.playerId],
  );
  return rows[0]?.balance ?? 0n;
}
