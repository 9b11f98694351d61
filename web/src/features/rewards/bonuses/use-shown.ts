import { moneyOf } from '@lanna/contract/money';
import { type LocalText, localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { useBrand } from '../../../api/content/brand.ts';
import { currentLanguage } from '../../../i18n/words.ts';

/** Amounts and names as this page writes them. */
export function useShown() {
  const { currencySymbol } = useBrand();
  return {
    money: (text: string) => displayMoney(moneyOf(text), currencySymbol),
    name: (text: LocalText) => localText(text, currentLanguage(), 'TH'),
  };
}
