import { useTranslation } from 'react-i18next';
import { Countdown } from '../lotteries/countdown.tsx';
import { ResultBalls } from '../lotteries/result-balls.tsx';
import type { Round } from './rounds.ts';

/** The round the page is about. Bets and shots end at different times, so each has its own clock. */
export function RoundHead({ round }: { round: Round }) {
  const { t } = useTranslation('sea');
  const { number, numero, closesAt, drawsAt, phase, draw } = round;
  return (
    <div className="lit flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-large bg-surface px-5 py-4">
      <div>
        <p className="font-display font-semibold text-xl leading-tight">
          {t('yeekee.roundLong', { round: number })}
        </p>
        <p className="figures text-muted text-sm">{numero}</p>
      </div>
      {phase === 'done' || phase === 'cancelled' ? (
        <ResultBalls family="YEEKEE" result={draw?.result ?? ''} size="large" />
      ) : (
        <dl className="flex gap-8">
          <div>
            <dt className="text-muted text-sm">{t('yeekee.betsEnd')}</dt>
            <dd>
              <Countdown until={closesAt} from={closesAt} announced className="text-2xl" />
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t('yeekee.shotsEnd')}</dt>
            <dd>
              <Countdown until={drawsAt} from={drawsAt} className="text-2xl" />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
