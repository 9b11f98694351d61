import { range } from '@lanna/rules/lotteries/lottery/cover/combinations';
import { COLOURS, type Colour } from '@lanna/rules/lotteries/lottery/lhc/balls';
import { type Animal, numbersOfZodiac, ZODIACS } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { WAVES } from '../../lotteries/balls/ball-colours.ts';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { animalAt } from '../../lotteries/zodiac/zodiac.ts';
import { ZodiacSign } from '../../lotteries/zodiac/zodiac-sign.tsx';
import type { KeyGroupsProps } from '../entry/key-style.ts';
import { ballsOfColour, ballsOfTail } from './lhc-balls.ts';

const WAYS = ['colour', 'zodiac', 'tail'] as const;

interface Group {
  code: string;
  name: string;
  colour?: Colour;
  animal?: Animal;
  balls: readonly number[];
}

/** Balls that go together, pressed at once: a colour, an animal, a tail. */
export function LhcGroups({ row, picked, drawsAt, onGroup }: KeyGroupsProps) {
  const { t } = useTranslation('lottery');
  const [way, setWay] = useState<(typeof WAYS)[number]>('colour');
  const groupsBy = useGroups(drawsAt);
  const fitting = (one: (typeof WAYS)[number]) =>
    groupsBy(one).filter(({ balls }) => balls.length <= row.max);
  const ways = WAYS.filter((one) => fitting(one).length > 0);
  const shown = ways.includes(way) ? way : ways[0];
  if (!shown) return null;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 rounded-medium bg-sunken p-2">
      <Segments
        oneLine
        label={t('groups.by')}
        value={shown}
        onValueChange={setWay}
        segments={ways.map((value) => ({ value, label: t(`groups.${value}`) }))}
      />
      <div className="no-scrollbar -mx-2 flex gap-1.5 overflow-x-auto px-2 py-0.5">
        {fitting(shown).map(({ code, name, colour, animal, balls }) => (
          <button
            key={code}
            type="button"
            aria-pressed={balls.every((ball) => picked.includes(ball))}
            onClick={() => onGroup(balls)}
            className="flex h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border border-control-line bg-raised px-3 text-sm transition-colors hover:border-accent-text active:scale-95 aria-pressed:border-accent-text aria-pressed:text-accent-text"
          >
            {colour && (
              <span aria-hidden="true" className={classes('size-3.5 rounded-full', WAVES[colour])} />
            )}
            {animal && <ZodiacSign animal={animal} className="size-5" />}
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

function useGroups(drawsAt: number): (way: (typeof WAYS)[number]) => Group[] {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('lotteries');
  const words = usePlayWords('LHC');
  return (way) => {
    switch (way) {
      case 'colour':
        return COLOURS.map((colour) => ({
          code: colour,
          name: words.option(colour),
          balls: ballsOfColour(colour),
          colour,
        }));
      case 'zodiac':
        return ZODIACS.map((code) => {
          const animal = animalAt(code, drawsAt);
          return { code, name: common(`zodiac.animals.${animal}`), balls: numbersOfZodiac(code), animal };
        });
      case 'tail':
        return range(0, 9).map((tail) => ({
          code: String(tail),
          name: t('groups.tailOf', { tail }),
          balls: ballsOfTail(tail),
        }));
    }
  };
}
