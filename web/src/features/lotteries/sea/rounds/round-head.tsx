import { useTranslation } from 'react-i18next';
import { ResultBalls } from '../../lotteries/balls/result-balls.tsx';
import { Countdown } from '../../lotteries/countdown.tsx';
import type { Round } from './rounds.ts';

/** The round the page is about. Bets and shots end at different times, so each has its own clock. */
export function RoundHead({ round }: { round: Round }) {
  const { t } = useTranslation('sea');
  const { number, numero, closesAt, drawsAt, phase, draw } = round;
  return (
    <div className="lit flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-large bg-surface px-3.5 py-2 lg:gap-x-8 lg:gap-y-3 lg:px-5 lg:py-4">
      <div>
        <p className="font-display font-semibold leading-tight lg:text-xl">
          {t('yeekee.roundLong', { round: number })}
        </p>
        <p className="figures text-muted text-sm max-lg:text-xs">{numero}</p>
      </div>
      {phase === 'done' || phase === 'cancelled' ? (
        <ResultBalls family="YEEKEE" result={draw?.result ?? ''} size="large" />
      ) : (
        <dl className="flex gap-4 lg:gap-8">
          <div>
            <dt className="text-muted text-xs lg:text-sm">{t('yeekee.betsEnd')}</dt>
            <dd>
              <Countdown until={closesAt} from={closesAt} announced className="text-lg lg:text-2xl" />
            </dd>
          </div>
          <div>
            <dt className="text-muted text-xs lg:text-sm">{t('yeekee.shotsEnd')}</dt>
            <dd>
              <Countdown until={drawsAt} from={drawsAt} className="text-lg lg:text-2xl" />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
