import { DRILL_KINDS, type DrillKind } from '@lanna/contract/oversight/alerts/alert-terms';
import type { AlertRow } from '@lanna/contract/oversight/alerts/ops';
import { useTranslation } from 'react-i18next';
import { useWorkName } from './work-name.ts';

/** What a rule has found, in words. */
export function useFoundText() {
  const { t, i18n } = useTranslation('alerts-console');
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
    if (kind === 'liability') {
      const part = liabilityPart(facts);
      return t(`found.${part}`, { ...shown, ...namesIn(facts, i18n.language) });
    }
    return t(`found.${kind}`, shown);
  };
}

function liabilityPart({
  part,
}: AlertRow['facts']): 'liability' | 'liability_place' | 'liability_event' | 'liability_silent' {
  if (part === 'place') return 'liability_place';
  if (part === 'event') return 'liability_event';
  return part === 'silent' ? 'liability_silent' : 'liability';
}

/** Of a vendor's book: what has a name in Thai beside the English one. */
function namesIn(facts: AlertRow['facts'], language: string): AlertRow['facts'] {
  if (language !== 'th') return {};
  const names = ['event', 'place'].flatMap((name) => {
    const inThai = facts[`${name}TH`];
    return inThai === undefined ? [] : [[name, inThai] as const];
  });
  return Object.fromEntries(names);
}

function booksPart({ subject }: AlertRow['facts']): 'books' | 'verification' | 'overdue' {
  return subject === 'verification' || subject === 'overdue' ? subject : 'books';
}

function drillOf({ subject }: AlertRow['facts']): DrillKind {
  return DRILL_KINDS.find((kind) => kind === subject) ?? 'restore';
}
