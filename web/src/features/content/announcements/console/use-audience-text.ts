import type { Audience } from '@lanna/contract/content/announcements/ops';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../../i18n/languages.ts';

/** Who is meant, in a line: `Members · ranks 4, 5 · ไทย`. */
export function useAudienceText(): (audience: Audience) => string {
  const { t } = useTranslation('announcements-console');
  return ({ readers, ranks, languages, newMemberDays }) =>
    [
      t(`readers.${readers}`),
      ranks.length > 0 && t('ranksOf', { ranks: ranks.join(', ') }),
      newMemberDays !== null && t('newWithin', { count: newMemberDays }),
      languages.length > 0 && languages.map((language) => LANGUAGES[language].name).join(', '),
    ]
      .filter(Boolean)
      .join(' · ');
}
