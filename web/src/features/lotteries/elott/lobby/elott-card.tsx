import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { LotteryCard } from '../../lotteries/cards/lottery-card.tsx';
import { MovingSign } from './moving-sign.tsx';

/** A game of the lobby, with its sign in motion as long as it takes bets. */
export function ElottCard({ game, now }: { game: LotteryGame; now: string }) {
  return (
    <LotteryCard game={game} now={now} sign={<MovingSign type={game.type} moves={game.closed === null} />} />
  );
}
