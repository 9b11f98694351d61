import { DRILL_KINDS, type DrillKind } from '@lanna/contract/oversight/alerts/alert-terms';
import type { AlertRow } from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { useWorkName } from './work-name.ts';

/** What a rule has found, in words. */
export function useFoundText() {
  const { t } = useTranslation('alerts-console');
  const workName = useWorkName();
  return ({ kind, work, facts, times, threshold }: AlertRow): string => {
    const shown = { ...facts, times: String(times), threshold: String(threshold) };
    if (kind === 'waiting') return t('found.waiting', { ...shown, work: workName(work) });
    if (kind === 'books') {
      const part = booksPart(facts);
      return t(`found.${part}`, shown);
    }
    if (kind === 'drill') {
      const drill = drillOf(facts);
      return t('found.drill', { ...shown, drill: t(`drill.${drill}`) });
    }
    return t(`found.${kind}`, shown);
  };
}

function booksPart({ subject }: AlertRow['facts']): 'books' | 'verification' | 'overdue' {
  return subject === 'verification' || subject === 'overdue' ? subject : 'books';
}

function drillOf({ subject }: AlertRow['facts']): DrillKind {
  return DRILL_KINDS.find((kind) => kind === subject) ?? 'restore';
}
