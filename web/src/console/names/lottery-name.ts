import { gameName } from '@lanna/rules/lotteries/lottery/game-names';
import { currentLanguage } from '../../i18n/words.ts';

/** What a lottery is called in the operator's language. */
export function useLotteryName(): (code: string) => string {
  const language = currentLanguage();
  return (code) => gameName(code, language);
}
