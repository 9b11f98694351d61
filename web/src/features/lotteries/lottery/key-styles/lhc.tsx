import { numbersOfZodiac } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import type { RowShape } from '@lanna/rules/lotteries/lottery/play';
import { useTranslation } from 'react-i18next';
import { WaveBall } from '../../lotteries/balls/wave-ball.tsx';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { animalAt, isOfZodiacs } from '../../lotteries/zodiac/zodiac.ts';
import { ZodiacSign } from '../../lotteries/zodiac/zodiac-sign.tsx';
import type { KeyStyle } from '../entry/key-style.ts';
import { ballsOfOption, ballsOfTail } from './lhc-balls.ts';
import { LhcGroups } from './lhc-groups.tsx';

/** Balls in their colours; zodiacs, tails and colours with the balls they stand for. */
export const lhcStyle: KeyStyle = {
  face: (row, value, drawsAt) => {
    switch (kindOf(row)) {
      case 'ball':
        return <WaveBall number={value} size="key" />;
      case 'zodiac':
        return <ZodiacFace zodiac={optionOf(row, value)} drawsAt={drawsAt} />;
      case 'tail':
        return (
          <Face name={optionOf(row, value)} isFigure balls={ballsOfTail(Number(optionOf(row, value)))} />
        );
      case 'colour':
        return <ColourFace row={row} option={optionOf(row, value)} />;
      case undefined:
        return undefined;
    }
  },
  columns: (row) => {
    const kind = kindOf(row);
    if (kind === 'ball') return 'grid-cols-7 gap-1.5! sm:grid-cols-10';
    if (kind === 'colour')
      return row.name === 'colours' ? 'grid-cols-1 sm:grid-cols-3' : 'grid-cols-2 sm:grid-cols-3';
    return kind && 'grid-cols-2 sm:grid-cols-3';
  },
  shape: (row) => {
    const kind = kindOf(row);
    if (kind === 'ball') return 'mx-auto aspect-square w-full max-w-12 rounded-full p-[9%]';
    return kind && 'min-h-14 items-stretch! rounded-medium px-2 py-2 text-right sm:px-2.5';
  },
  Groups: (props) => (kindOf(props.row) === 'ball' ? <LhcGroups {...props} /> : null),
};

type Kind = 'ball' | 'zodiac' | 'tail' | 'colour';

function kindOf(row: RowShape): Kind | undefined {
  if (isOfZodiacs(row)) return 'zodiac';
  if (row.name === 'tails') return 'tail';
  if (row.name === 'colours' || row.name === 'half_colours') return 'colour';
  return row.symbols.kind === 'numbers' && row.symbols.to === 49 ? 'ball' : undefined;
}

function optionOf({ symbols }: RowShape, value: number): string {
  return symbols.kind === 'options' ? (symbols.options[value] ?? '') : String(value);
}

function ZodiacFace({ zodiac, drawsAt }: { zodiac: string; drawsAt: number }) {
  const { t } = useTranslation('lotteries');
  const animal = animalAt(zodiac, drawsAt);
  return (
    <span className="flex items-center gap-1.5 sm:gap-2.5">
      <ZodiacSign animal={animal} className="size-7 sm:size-9" />
      <Face name={t(`zodiac.animals.${animal}`)} balls={numbersOfZodiac(zodiac)} />
    </span>
  );
}

function ColourFace({ row, option }: { row: RowShape; option: string }) {
  const words = usePlayWords('LHC');
  return <Face name={words.option(option, row.name)} balls={ballsOfOption(option)} />;
}

/** What a key is called, and the balls it stands for. */
function Face({
  name,
  balls,
  isFigure = false,
}: {
  name: string;
  balls: readonly number[];
  isFigure?: boolean;
}) {
  return (
    <span
      className={
        isFigure
          ? 'flex min-h-8 items-center gap-1 sm:gap-2.5'
          : 'flex min-w-0 flex-1 flex-col gap-1 text-left'
      }
    >
      <span className={isFigure ? 'w-6 shrink-0 text-center text-2xl sm:w-8' : 'text-sm leading-tight'}>
        {name}
      </span>
      <span aria-hidden="true" className="flex flex-wrap gap-px sm:gap-0.5">
        {balls.map((ball) => (
          <WaveBall key={ball} number={ball} size="tiny" />
        ))}
      </span>
    </span>
  );
}
