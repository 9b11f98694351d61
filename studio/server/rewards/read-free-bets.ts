import { formatMoney } from '@lanna/rules/money';
import type { FreeBets } from '../../play-api.ts';
import { gameOfCode } from '../../rules/slot/games.ts';
import type { PlaySessionRow } from '../play/session.ts';
import type { Studio } from '../studio.ts';
import { findPlayableReward } from './playable-reward.ts';

/** What the game client offers first. */
export async function readFreeBets({ db, clock }: Studio, session: PlaySessionRow): Promise<FreeBets | null> {
  const stakes = gameOfCode(session.gameCode)?.sheet.stakes ?? [];
  const reward = await findPlayableReward(db.pool, session, { stakes, now: clock.now() });
  if (!reward) return null;
  const { id, left, value, endsAt } = reward;
  return { id, left, value: formatMoney(value), endsAt: endsAt.toISOString() };
}
