import { CircleSlash } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LotteryCard } from '../lotteries/cards/lottery-card.tsx';
import { Shortcuts } from '../lottery-lobby/shortcuts.tsx';
import { ProvinceCard } from './province-card.tsx';
import type { VietnameseGames } from './queries.ts';
import { REGIONS } from './regions.ts';
import { vietnamWeekday } from './vietnam-day.ts';
import { WeekTable } from './week-table.tsx';

/** House editions, the provinces that draw today, and the week of all of them. */
export function Provinces({ found: { games, now } }: { found: VietnameseGames }) {
  const { t } = useTranslation('vn');
  const id = useId();
  const today = vietnamWeekday(now);
  const ours = games.filter(({ source }) => source === 'house');
  const markets = games.filter(({ source }) => source === 'feed');
  const isEveryClosed = markets.length > 0 && markets.every(({ closed }) => closed === 'no_feed');
  return (
    <div className="flex flex-col gap-7 lg:gap-9">
      <Shortcuts games={games} now={now} />
      {ours.length > 0 && (
        <section aria-labelledby={`${id}-ours`} className="flex flex-col gap-3">
          <div>
            <h2 id={`${id}-ours`} className="font-display font-semibold text-xl leading-tight">
              {t('ours.title')}
            </h2>
            <p className="text-muted text-sm leading-snug">{t('ours.text')}</p>
          </div>
          <ul className="grid gap-3 md:grid-cols-2 lg:gap-4">
            {ours.map((game) => (
              <li key={game.code} className="flex">
                <LotteryCard game={game} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {markets.length > 0 && (
        <section aria-labelledby={`${id}-today`} className="flex flex-col gap-3">
          <div>
            <h2 id={`${id}-today`} className="font-display font-semibold text-xl leading-tight">
              {t('today', { day: t(`days.${today as 1}`) })}
            </h2>
            <p className="text-muted text-sm leading-snug">{t('todayText')}</p>
          </div>
          {isEveryClosed && (
            <p
              role="status"
              className="flex items-start gap-2.5 rounded-medium border border-line bg-sunken px-3.5 py-2.5 text-sm leading-relaxed"
            >
              <CircleSlash className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden="true" />
              {t('noFeed')}
            </p>
          )}
          <div className="grid items-start gap-4 md:grid-cols-3">
            {REGIONS.map((region) => {
              const here = markets.filter((game) => game.region === region && game.days.includes(today));
              return (
                <section
                  key={region}
                  aria-labelledby={`${id}-${region}`}
                  className="lit overflow-hidden rounded-large bg-surface"
                >
                  <h3
                    id={`${id}-${region}`}
                    className="flex items-baseline justify-between gap-3 border-line border-b px-4 py-2.5"
                  >
                    <span className="font-display font-semibold">{t(`regions.${region}`)}</span>
                    <span className="figures text-muted text-sm">{here[0]?.at}</span>
                  </h3>
                  {here.length === 0 ? (
                    <p className="px-4 py-4 text-muted text-sm">{t('noneToday')}</p>
                  ) : (
                    <ul className="divide-y divide-line/60">
                      {here.map((game) => (
                        <li key={game.code}>
                          <ProvinceCard game={game} now={now} saysWhy={!isEveryClosed} />
                        </li>
                      ))}
                    </ul>
                  )}
                </section>
              );
            })}
          </div>
        </section>
      )}
      {markets.length > 0 && <WeekTable games={markets} today={today} />}
    </div>
  );
}
