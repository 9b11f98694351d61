import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import type { LotteryType } from '@lanna/rules/lotteries/lottery/family';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopicWords } from '../../../i18n/topic-words.ts';
import { markSixWords } from './balls/mark-six-words.ts';

type Words = TopicWords['lotteries']['plays'];
type GroupKey = keyof Words['groups'];
type NameKey = keyof Words['names'];
type RowKey = keyof Words['rows'];
type OptionKey = keyof Words['options'];
type PartKey = keyof Words['parts'];

/** What plays, rows, options, prizes and parts of a family are called. Their keys are those of the rules. */
export interface PlayWords {
  group: (group: string) => string;
  name: (name: string) => string;
  row: (row: string) => string;
  /** A number says itself; of the row `places` it is a place. A zodiac is its numbers, and the animal of the draw's year where that is known. */
  option: (option: string, row?: string) => string;
  tier: (tier: string) => string;
  part: (part: string) => string;
}

/** `drawsAt`: of the draw they are said about, where it is known. */
export function usePlayWords(family: string, drawsAt?: string): PlayWords {
  const { t } = useTranslation('lotteries');
  return useMemo(
    () =>
      playWords(t, familyOf(family)?.type ?? 'SSC', drawsAt === undefined ? undefined : Date.parse(drawsAt)),
    [t, family, drawsAt],
  );
}

/** From the left, as the place of a draw of five is counted. */
const FIVE_PLACES = ['ten_thousands', 'thousands', 'hundreds', 'tens', 'ones'] as const;
/** Places of a draw of three. */
const THREE_PLACES = FIVE_PLACES.slice(2);

export function playWords(t: TFunction<'lotteries'>, type: LotteryType, drawsAt?: number): PlayWords {
  const digits = type === 'LF' ? THREE_PLACES : FIVE_PLACES;
  const placeOf = (place: number) => {
    const name = digits[place - 1];
    return name === undefined ? String(place) : t(`plays.rows.${name}`);
  };
  const group = (code: string) => {
    const duel = /^duel(\d)(\d)$/.exec(code);
    if (duel) return t('plays.duelOf', { one: placeOf(Number(duel[1])), other: placeOf(Number(duel[2])) });
    return t(`plays.groups.${code as GroupKey}`);
  };
  const name = (code: string) => {
    const [, kind, figure = ''] = /^(group|repeated|any|pick|duel)(\d+)$/.exec(code) ?? [];
    if (kind === 'group') return t('plays.groupOf', { orders: figure });
    if (kind === 'repeated') return t('plays.repeatedOf', { times: figure });
    if (kind === 'any')
      return type === '11X5' ? t('plays.pickOf', { numbers: figure }) : t('plays.runOf', { digits: figure });
    if (kind === 'pick') return t('plays.pickOf', { numbers: figure });
    if (kind === 'duel') return t('plays.duelPlaces', { one: figure, other: 11 - Number(figure) });
    return t(`plays.names.${code as NameKey}`);
  };
  const row = (code: string) => {
    const [, place] = /^place(\d+)$/.exec(code) ?? [];
    if (place === undefined) return t(`plays.rows.${code as RowKey}`);
    return type === 'PK10' ? t('plays.rank', { place }) : t('plays.place', { place });
  };
  const option = (code: string, ofRow?: string) => {
    if (/^\d+$/.test(code)) return ofRow === 'places' ? placeOf(Number(code)) : code;
    const [, points] = /^bull(\d)$/.exec(code) ?? [];
    if (points !== undefined) return t('plays.bullOf', { points });
    return t(`plays.options.${code as OptionKey}`);
  };
  const tier = (code: string) => {
    const [, kind, figure = ''] = /^(group|last|odd|hits)(\d)$/.exec(code) ?? [];
    if (kind === 'group') return t('plays.groupOf', { orders: figure });
    if (kind === 'last') return t('plays.lastOf', { digits: figure });
    if (kind === 'odd') return t('plays.oddOf', { odd: figure, even: 5 - Number(figure) });
    if (kind === 'hits') return t('plays.hitsOf', { hits: figure });
    if (code.startsWith('sum_')) return t('plays.sumOf', { sums: code.slice(4).replaceAll('_', ', ') });
    if (/^[\d_]+$/.test(code)) return code.replace('_', ' / ');
    if (isPrize(code)) return t(`plays.tiers.${code}`);
    // What is picked is what wins: a shape, a bull, a tie.
    return option(code);
  };
  const shared = {
    group,
    name,
    row,
    option,
    tier,
    part: (code: string) => t(`plays.parts.${code as PartKey}`),
  };
  return type === 'LHC' ? markSixWords(t, shared, drawsAt) : shared;
}

const PRIZES = [
  'win',
  'push',
  'side',
  'big_even',
  'small_odd',
  'distinct',
  'two_pairs',
  'big_odd_small_even',
  'big_even_small_odd',
  'green_blue',
  'upper_lower',
  'more_odd_more_even',
] as const;

function isPrize(code: string): code is (typeof PRIZES)[number] {
  return PRIZES.some((prize) => prize === code);
}
