import { useTranslation } from 'react-i18next';
import type words from '../words/en.json';

type Known = keyof (typeof words)['source'];

/** Where a result comes from. */
export function useSourceName(): (source: string) => string {
  const { t, i18n } = useTranslation('feeds-console');
  return (source) =>
    i18n.exists(`feeds-console:source.${source}`) ? t(`source.${source as Known}`) : source;
}
