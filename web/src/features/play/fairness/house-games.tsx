import { figuresOf, STUDIO_GAMES, type StudioGame } from '@lanna/studio/rules/games';
import { Check, Sigma, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../i18n/format.ts';
import { studioText } from '../../../shared-parts/slot/slot-round.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCountedReturn } from './count-return.ts';
import { MeasuredReturnOf } from './measured-return.tsx';
import { Section } from './section.tsx';

/** The return of each house game by its rules, and the button that counts it again. */
export function HouseGames() {
  const { t } = useTranslation('fairness');
  return (
    <Section title={t('games.title')} lead={t('games.lead')}>
      <ul className="grid gap-3">
        {STUDIO_GAMES.map((game) => (
          <HouseGame key={game.code} game={game} />
        ))}
      </ul>
    </Section>
  );
}

function HouseGame({ game }: { game: StudioGame }) {
  const { t } = useTranslation('fairness');
  const { returnPercent, volatility, lines } = figuresOf(game);
  return (
    <li className="lit grid items-center gap-x-6 gap-y-3 rounded-large bg-surface p-5 sm:grid-cols-[1fr_auto]">
      <div>
        <h3 className="font-semibold">{studioText(game.name)}</h3>
        <p className="text-muted text-sm">
          {t('games.figures', { lines, volatility: t(`games.volatility.${volatility}`) })} ·{' '}
          <code>{game.sheet.ruleVersion}</code>
        </p>
      </div>
      <p className="sm:text-right">
        <span className="figures block font-display font-semibold text-2xl">{returnPercent}%</span>
        <span className="text-muted text-xs">{t('games.return')}</span>
      </p>
      <MeasuredReturnOf game={game} />
      <CountedReturn game={game} />
    </li>
  );
}

function CountedReturn({ game }: { game: StudioGame }) {
  const { t } = useTranslation('fairness');
  const { data, error, isFetching, refetch } = useCountedReturn(game.code);
  const holds = data?.returnPercent === game.sheet.returnPercent;
  const Icon = holds ? Check : X;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
      <Button
        variant="secondary"
        size="small"
        icon={<Sigma aria-hidden="true" />}
        busy={isFetching}
        onClick={() => refetch()}
      >
        {t('games.count')}
      </Button>
      <p role="status" className="text-sm">
        {isFetching && <span className="text-muted">{t('games.counting')}</span>}
        {!isFetching && data && (
          <span
            className={
              holds ? 'flex items-start gap-1.5 text-success' : 'flex items-start gap-1.5 text-danger'
            }
          >
            <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {t('games.counted', {
              percent: data.returnPercent,
              combinations: displayCount(data.combinations),
            })}
          </span>
        )}
        {!isFetching && error && <span className="text-danger">{t('games.countFailed')}</span>}
      </p>
    </div>
  );
}
