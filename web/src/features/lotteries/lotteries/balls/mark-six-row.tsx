import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { animalOfBall } from '../zodiac/zodiac.ts';
import { ZodiacSign } from '../zodiac/zodiac-sign.tsx';
import { WaveBall } from './wave-ball.tsx';

interface MarkSixRowProps {
  balls: readonly number[];
  size: 'small' | 'large';
  /** So many are shown; the rest is yet to unfold. */
  until: number;
  /** Of the draw: with it, and room for them, the balls have their animals. */
  drawsAt?: string | undefined;
}

/** Six balls, a plus, and the special one. */
export function MarkSixRow({ balls, size, until, drawsAt }: MarkSixRowProps) {
  const isLarge = size === 'large';
  return (
    <span className={classes('flex flex-wrap items-start', isLarge ? 'gap-1 sm:gap-2' : 'gap-1')}>
      {balls.map((ball, at) => (
        <span key={ball} className="flex items-start gap-[inherit]">
          {at === balls.length - 1 && (
            <span className={classes('flex items-center', isLarge ? 'h-9 sm:h-11' : 'h-7')}>
              <Plus className={isLarge ? 'size-4 text-muted sm:size-5' : 'size-3.5 text-muted'} />
            </span>
          )}
          <span className="flex flex-col items-center gap-1">
            <WaveBall number={ball} size={size} hidden={at >= until} />
            {isLarge && drawsAt !== undefined && (
              <BallAnimal ball={ball} drawsAt={Date.parse(drawsAt)} hidden={at >= until} />
            )}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Its sign, and where there is room its name. */
function BallAnimal({ ball, drawsAt, hidden }: { ball: number; drawsAt: number; hidden: boolean }) {
  const { t } = useTranslation('lotteries');
  const animal = animalOfBall(ball, drawsAt);
  return (
    <span className={classes('flex flex-col items-center text-muted', hidden && 'invisible')}>
      <ZodiacSign animal={animal} className="size-5" />
      <span className="text-xs leading-tight max-sm:hidden">{t(`zodiac.animals.${animal}`)}</span>
    </span>
  );
}
