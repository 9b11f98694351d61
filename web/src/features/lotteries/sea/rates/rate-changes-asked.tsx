import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { rateText } from '../board/play-chips.tsx';
import type { RateChange } from './rate-changes.ts';

/** Rates that have changed since the numbers were chosen, before and after: nothing is bought at them before the player agrees. */
export function RateChanges({ changes, onAgree }: { changes: readonly RateChange[]; onAgree: () => void }) {
  const { t } = useTranslation('sea');
  // Names of plays are the same in both families.
  const words = usePlayWords('THAI');
  return (
    <div role="alert" className="rounded-medium border border-warning/50 bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">{t('rateChange.title')}</p>
      <ul className="mt-1.5 flex flex-col gap-1">
        {changes.map(({ play, before, after, bets }) => (
          <li key={`${play.code} ${before} ${after}`} className="flex flex-wrap items-center gap-x-2">
            <span>{words.name(play.name)}</span>
            <span className="figures text-muted">{namesOf(bets.map(({ number }) => number))}</span>
            <span className="figures ml-auto flex items-center gap-1.5">
              <s className="text-muted">{rateText(before)}</s>
              <ArrowRight className="size-3.5" role="img" aria-label={t('rateChange.to')} />
              <b>{rateText(after)}</b>
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" className="mt-2.5" onClick={onAgree}>
        {t('rateChange.agree')}
      </Button>
    </div>
  );
}

const SHOWN = 5;

function namesOf(numbers: readonly string[]): string {
  const more = numbers.length - SHOWN;
  return numbers.slice(0, SHOWN).join(' ') + (more > 0 ? ` +${more}` : '');
}
