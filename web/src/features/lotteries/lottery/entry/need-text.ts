import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import type { PlayWords } from '../../lotteries/play-words.ts';
import type { LineErrorsFound, Reckoned } from '../review/reckon.ts';
import { costOf, type TableState } from '../table/table-state.ts';
import { money, type Terms } from '../terms.ts';

/** What is still missing of a pick, or what the house would not take of it; undefined where nothing is. */
export function useNeed(
  play: Play,
  words: PlayWords,
  fieldErrors: LineErrorsFound | undefined,
  terms: Pick<Terms, 'largestPrize' | 'coveragePercent'>,
  stake: Pick<TableState, 'moneyUnit' | 'multiple'>,
  reckoned: Reckoned | undefined,
  unitCost: 1 | 2,
): string | undefined {
  const { t } = useTranslation('lottery');
  const { currencySymbol } = useBrand();
  if (fieldErrors) {
    const { missing, closed, count } = fieldErrors;
    if (closed.length > 0) return t('need.closedNumbers');
    if (count > 0) return t('need.faulty');
    return missing && neededText(missing);
  }
  if (!reckoned) return undefined;
  // A hair above the bound is what figures of a computer add.
  if (reckoned.chance * 100 > terms.coveragePercent + 1e-9)
    return t('need.coverage', { percent: terms.coveragePercent });
  const most = (reckoned.most * costOf(1, 1, stake)) / costOf(1, 1, { moneyUnit: '1', multiple: 1 });
  const largest = money(terms.largestPrize);
  if (most > largest) {
    const words = { most: displayMoney(largest, currencySymbol) };
    const multiple = Number((largest * BigInt(stake.multiple)) / most);
    if (multiple === 0) return t('need.prize', words);
    const units = reckoned.units + reckoned.halfUnits;
    const fits = displayMoney(costOf(units, unitCost, { ...stake, multiple }), currencySymbol);
    return t('need.prizeFits', { ...words, stake: fits, multiple: displayCount(multiple) });
  }
  return undefined;

  function neededText({ code, row }: NonNullable<LineErrorsFound['missing']>): string {
    const shape = row === undefined ? undefined : play.shape.rows[row];
    switch (code) {
      case 'missing':
        return shape ? t('need.row', { row: words.row(shape.name), count: shape.min }) : t('need.line');
      case 'too_many':
        return shape ? t('need.less', { row: words.row(shape.name), count: shape.max }) : t('need.other');
      case 'too_few_rows':
        return t('need.rows', { count: play.shape.filledRows ?? 1 });
      case 'too_many_units':
        return t('need.tooManyUnits');
      case 'too_many_lines':
      case 'too_long':
        return t('need.tooLong');
      case 'no_units':
        return t('need.noUnits');
      default:
        return t('need.other');
    }
  }
}
