import { useTranslation } from 'react-i18next';

/** Where results come from: `draws.result` lists the same. */
const SOURCES = ['house', 'shots', 'feed', 'file', 'typed', 'derived', 'corrected'] as const;

/** What a version of a result came from, in a sentence. */
export function useSourceWords(): (source: string) => string {
  const { t } = useTranslation('draws');
  return (source) => {
    const known = SOURCES.find((each) => each === source);
    return known ? t(`sources.${known}`) : source;
  };
}
