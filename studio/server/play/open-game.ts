import { formatMoney, type Money } from '@lanna/rules/money';
import type { PlaySession } from '../../play-api.ts';
import { gameOfVendor } from '../../rules/vendors/vendors.ts';
import { Refusal } from '../platform/refusal.ts';
import { readFreeBets } from '../rewards/read-free-bets.ts';
import { findUnfinished } from '../rounds/place-round.ts';
import { toSlotRound } from '../rounds/round.ts';
import type { Studio } from '../studio.ts';
import { refusalOfWallet } from './refusal-of-wallet.ts';
import type { PlaySessionRow } from './session.ts';

/** Requests overtake each other on the way; a client that waits this much longer is never refused for it. */
const CYCLE_MARGIN_MS = 150;

/** Everything the client needs to show the game, and the round it has to show to its end first. */
export async function openGame(studio: Studio, session: PlaySessionRow): Promise<PlaySession> {
  const game = gameOfVendor(session.vendor, session.gameCode);
  if (game?.kind !== 'slot') throw new Refusal('game_disabled');
  // In this order: the client takes the payout of a round it resumes to be in the balance already.
  const unfinished = await findUnfinished(studio.db.pool, session.playerId, game.code);
  const balance = await readBalance(studio, session);
  return {
    gameCode: game.code,
    gameName: game.name,
    sheet: game.sheet.ruleVersion,
    ruleVersion: game.sheet.ruleVersion,
    demo: session.demoBalance !== null,
    kept: session.keptBalance !== null,
    currency: session.currency,
    symbol: session.currencySymbol,
    language: session.language,
    lobbyUrl: session.lobbyUrl,
    balance: formatMoney(balance),
    stakes: game.sheet.stakes.map(formatMoney),
    defaultStake: formatMoney(game.sheet.defaultStake),
    minimumCycleMs: studio.minimumCycleMs + CYCLE_MARGIN_MS,
    freeBets: await readFreeBets(studio, session),
    unfinished: unfinished?.state === 'settled' ? toSlotRound(unfinished) : null,
  };
}

/** What the player has, asked of its keeper: the portal, or the studio itself. */
export async function readBalance(
  { wallet }: Pick<Studio, 'wallet'>,
  session: PlaySessionRow,
): Promise<Money> {
  const { vendor, demoBalance, keptBalance, walletUser, walletToken, gameCode } = session;
  const own = demoBalance ?? keptBalance;
  if (own !== null) return own;
  if (walletUser === null || walletToken === null) throw new Error('a session without a wallet');
  const ask = () => wallet.balance({ vendor, user: walletUser, token: walletToken, gameCode });
  const first = await ask();
  // It changes nothing: what got no definite answer on a busy line is asked once more before the player is told.
  const answer = first.kind === 'uncertain' ? await ask() : first;
  if (answer.kind === 'ok') return answer.balance;
  if (answer.kind === 'no') throw new Refusal(refusalOfWallet(answer.status));
  throw new Refusal('unknown_error', { retryAfterSeconds: 2 }, 503);
}
