import { useTranslation } from 'react-i18next';
import { usePlayWords } from '../../lotteries/play-words.ts';
import type { PlaceName } from './trend-columns.ts';

const OF_THAI = ['top_hundreds', 'top_tens', 'top_ones', 'bottom_tens', 'bottom_ones'] as const;

/** What a place of a family's result is called; Thai ones are said with top or bottom. */
export function usePlaceWords(family: string): (name: PlaceName) => string {
  const { t } = useTranslation('draws');
  const { row } = usePlayWords(family);
  return (name) => {
    const ofThai = OF_THAI.find((each) => each === name);
    return ofThai ? t(`places.${ofThai}`) : row(name);
  };
}
