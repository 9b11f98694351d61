import { useTranslation } from 'react-i18next';
import type words from './words/en.json';

type Known = keyof (typeof words)['game'];

/** What a lottery is called in the console; a new one without words by its code. */
export function useLotteryName(): (code: string) => string {
  const { t, i18n } = useTranslation('draws-console');
  return (code) => (i18n.exists(`draws-console:game.${code}`) ? t(`game.${code as Known}`) : code);
}
