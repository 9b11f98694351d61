import { localText } from '@lanna/rules/local-text';
import { findBank } from '@lanna/rules/money/withdrawals/banks';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/words.ts';

/** What a bank is called in the language of the page; an unknown code is its own name. */
export function useBankName(): (code: string) => string {
  // Shows again when the page changes its language.
  useTranslation();
  return (code) => {
    const bank = findBank(code);
    return bank ? localText(bank.name, currentLanguage(), 'EN') : code;
  };
}
