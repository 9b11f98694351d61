import type { AlertRow } from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { useWorkName } from './work-name.ts';

/** What a rule has found, in words. */
export function useFoundText() {
  const { t } = useTranslation('alerts-console');
  const workName = useWorkName();
  return ({ kind, work, facts, times, threshold }: AlertRow): string => {
    const shown = { ...facts, times: String(times), threshold: String(threshold) };
    switch (kind) {
      case 'waiting':
        return t('found.waiting', { ...shown, work: workName(work) });
      case 'books':
        return t(`found.${booksPart(facts['subject'])}`, shown);
      case 'drill':
        return t('found.drill', { ...shown, drill: t(`drill.${facts['subject'] ?? ''}` as never) });
      default:
        return t(`found.${kind}`, shown);
    }
  };
}

function booksPart(subject: string | undefined): 'books' | 'verification' | 'overdue' {
  return subject === 'verification' || subject === 'overdue' ? subject : 'books';
}
