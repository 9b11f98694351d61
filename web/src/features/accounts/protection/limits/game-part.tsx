import type { PartProps } from '../../../../parts.tsx';
import { RefusedNotice } from '../exclusion/refused-notice.tsx';
import { RealityCheck } from '../play/reality-check.tsx';
import { usePlay } from '../play/use-play.ts';

/** Above a game played for money: why no bets are taken now, and the reality check over the frame when it is due. */
export function GamePart({ isInRound, onLeave }: PartProps['game']) {
  const { play, due } = usePlay();
  if (!play) return null;
  return (
    <>
      {play.refusedBy && <RefusedNotice refused={play.refusedBy} />}
      {/* What a round has come to is not told before its reels have stopped. */}
      <RealityCheck play={play} open={due && !isInRound} onLeave={onLeave} />
    </>
  );
}
