import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../use-moment.ts';

type Exclusion = NonNullable<Protection['exclusion']>;

/** What holds and until when, as every place says it that speaks of it. */
export function useExclusionWords() {
  const { t } = useTranslation('protection');
  const moment = useMoment();
  return {
    title: (kind: Exclusion['kind']) => t(`holds.title.${kind}`),
    until: ({ kind, until }: Pick<Exclusion, 'kind' | 'until'>) => {
      if (until === null) return t('holds.forGood');
      const at = moment(until);
      return kind === 'time_out' ? t('holds.until', { at }) : t('holds.atLeastUntil', { at });
    },
  };
}
