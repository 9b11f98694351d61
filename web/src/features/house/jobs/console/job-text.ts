import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import words from './words/en.json';

type Job = keyof typeof words.job;

/** What a job is called and does; one that has no words yet goes by its name. */
export function useJobText() {
  const { t } = useTranslation('jobs-console');
  const known = (name: string): name is Job => name in words.job;
  return {
    name: (name: string) => (known(name) ? t(`job.${name}.name`) : name),
    about: (name: string) => (known(name) ? t(`job.${name}.about`) : ''),
  };
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A stretch of time in the unit that suits it. */
export function useDuration(): (ms: number | null) => string {
  const { t } = useTranslation('jobs-console');
  return (ms) => {
    if (ms === null) return '';
    if (ms < SECOND_MS) return t('unit.ms', { number: displayCount(ms) });
    if (ms < MINUTE_MS) return t('unit.seconds', { number: (ms / SECOND_MS).toFixed(1) });
    if (ms < HOUR_MS) return t('unit.minutes', { number: Math.round(ms / MINUTE_MS) });
    return t('unit.hours', { number: (ms / HOUR_MS).toFixed(1) });
  };
}
