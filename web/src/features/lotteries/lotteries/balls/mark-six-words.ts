import { ZODIACS } from '@lanna/rules/lotteries/lottery/lhc/zodiac';
import type { TFunction } from 'i18next';
import type { TopicWords } from '../../../../i18n/topic-words.ts';
import type { PlayWords } from '../play-words.ts';
import { animalAt, numbersText } from '../zodiac/zodiac.ts';

type Words = TopicWords['lotteries']['plays']['markSix'];
type Kind = 'groups' | 'names' | 'rows' | 'options' | 'tiers';

/** What Mark Six alone has, before the words that all lotteries share. */
export function markSixWords(t: TFunction<'lotteries'>, shared: PlayWords, drawsAt?: number): PlayWords {
  const own = (kind: Kind, code: string) =>
    OWN[kind].includes(code)
      ? t(`plays.markSix.${kind}.${code}` as 'plays.markSix.groups.zodiacs')
      : undefined;
  const zodiacText = (zodiac: string) => {
    const numbers = numbersText(zodiac);
    if (drawsAt === undefined) return numbers;
    return t('zodiac.of', { animal: t(`zodiac.animals.${animalAt(zodiac, drawsAt)}`), numbers });
  };
  const option = (code: string, row?: string): string => {
    const [, colour, side] = /^(red|blue|green)_(.+)$/.exec(code) ?? [];
    if (colour && side)
      return t('plays.markSix.halfColourOf', { colour: shared.option(colour), side: option(side) });
    if (ZODIACS.includes(code)) return zodiacText(code);
    return own('options', code) ?? shared.option(code, row);
  };
  return {
    ...shared,
    group: (code) => own('groups', code) ?? shared.group(code),
    name: (code) => {
      const [, kind, figure = ''] = /^(linked|all|none|place)(\d+)$/.exec(code) ?? [];
      if (kind === 'linked') return t('plays.markSix.linkedOf', { figure });
      if (kind === 'all') return t('plays.markSix.allOf', { figure });
      if (kind === 'none') return t('plays.markSix.noneOf', { figure });
      if (kind === 'place') return t('plays.markSix.placeOf', { place: figure });
      return own('names', code) ?? shared.name(code);
    },
    row: (code) => own('rows', code) ?? shared.row(code),
    option,
    tier: (code) => {
      const [, balls] = /^balls(\d+)$/.exec(code) ?? [];
      return balls ? t('plays.markSix.ballsOf', { balls }) : (own('tiers', code) ?? shared.tier(code));
    },
  };
}

const OWN: { [Each in Kind]: readonly string[] } = {
  groups: keysOf<'groups'>([
    'special_ball',
    'six_balls',
    'zodiacs',
    'tails',
    'all_drawn',
    'all_drawn_banker',
    'none_drawn',
    'seven_total',
  ]),
  names: keysOf<'names'>([
    'special_number',
    'special_sides',
    'colour',
    'half_colour',
    'zodiac',
    'normal_number',
    'any_of_seven',
    'two_of_three',
    'two_special',
    'special_pair',
  ]),
  rows: keysOf<'rows'>(['sides', 'colours', 'half_colours', 'zodiacs', 'tails']),
  options: keysOf<'options'>(['sum_odd', 'sum_even', 'tail_big', 'tail_small']),
  tiers: keysOf<'tiers'>([
    'without_year',
    'with_year',
    'without_tail0',
    'with_tail0',
    'two_drawn',
    'three_drawn',
    'with_special',
  ]),
};

function keysOf<Each extends Kind>(keys: (keyof Words[Each])[]): string[] {
  return keys.map(String);
}
