import './moving-sign.css';
import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { ballClasses } from '../../lotteries/balls/ball-colours.ts';
import { DieFace } from '../../lotteries/balls/die-face.tsx';
import { GameLogo } from '../../lotteries/cards/game-logo.tsx';

type LotteryType = LotteryGame['type'];

/** The sign of a kind, as it is drawn: dice turn, balls rise, cars overtake. It moves now and then, and is still for most of the time. */
export function MovingSign({ type, moves }: { type: LotteryType; moves: boolean }) {
  const sign = SIGNS[type];
  if (!sign) return <GameLogo type={type} className={classes('size-16', !moves && 'opacity-50 grayscale')} />;
  return (
    <div
      aria-hidden="true"
      data-still={moves ? undefined : ''}
      className={classes('sign', sign.ground, !moves && 'opacity-50 grayscale')}
    >
      {sign.picture}
    </div>
  );
}

const at = (place: number) => ({ '--at': place }) as CSSProperties;

/** Places of the little board that a ball falls on. */
const DRAWN = [5, 10, 3, 12, 8];

const SIGNS: Partial<Record<LotteryType, { ground: string; picture: ReactNode }>> = {
  K3: {
    ground: 'from-[#a03a1c] to-[#431206]',
    picture: [6, 1, 4].map((points, place) => (
      <span key={points} style={at(place)} className={`sign-die sign-die-${place}`}>
        <DieFace points={points} className="size-full" />
      </span>
    )),
  },
  PC28: {
    ground: 'from-[#2b3f8f] to-[#0f1840]',
    picture: [8, 9, 9].map((digit, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: three tubes
      <span key={place} className="sign-tube">
        <span style={at(place)} className="sign-rising lantern">
          {digit}
        </span>
      </span>
    )),
  },
  KENO: {
    ground: 'from-[#126b6b] to-[#062c2f]',
    picture: (
      <span className="sign-board">
        {Array.from({ length: 16 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a board
          <span key={place}>
            {DRAWN.includes(place) && <span style={at(DRAWN.indexOf(place))} className="sign-pop lantern" />}
          </span>
        ))}
      </span>
    ),
  },
  PK10: {
    ground: 'from-[#b3352b] to-[#5e0c19]',
    picture: [4, 2, 10].map((car, place) => (
      <span key={car} className="sign-lane">
        <span style={at(place)} className={classes('sign-car', ballClasses(car))} />
      </span>
    )),
  },
  SSC: {
    ground: 'from-[#7a3ff0] to-[#2c1272]',
    picture: [3, 9, 5].map((digit, place) => (
      <span key={digit} className="sign-window lantern">
        <span style={at(place)} className="sign-strip">
          {[digit, digit + 1, digit + 2, digit].map((figure, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a strip begins and ends with one figure
            <span key={row}>{figure % 10}</span>
          ))}
        </span>
      </span>
    )),
  },
  '11X5': {
    ground: 'from-[#1c8fd6] to-[#0b2f78]',
    picture: (
      <span className="sign-drum">
        {[11, 5, 2, 8, 3].map((ball, place) => (
          <span key={ball} style={at(place)} className="sign-arm">
            <span className={classes('sign-ball', ballClasses(ball))} />
          </span>
        ))}
      </span>
    ),
  },
};
