import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../ui/classes.ts';
import { tablePath } from '../lotteries/table-path.ts';
import type { Region, VietnameseGames } from './queries.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** The north draws every day: it is said once, above. */
const COLUMNS: readonly Region[] = ['central', 'south'];

type Games = VietnameseGames['games'];

/** Which provinces draw on which day; each is a way to its table. */
export function WeekTable({ games, today }: { games: Games; today: number }) {
  const { t } = useTranslation('vn');
  const id = useId();
  const north = games.filter(({ region }) => region === 'north');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="font-display font-semibold text-xl leading-tight">
          {t('week.title')}
        </h2>
        <p className="text-muted text-sm leading-snug">
          {t('week.text')}{' '}
          {north.map((game) => (
            <a
              key={game.code}
              href={tablePath(game)}
              className="font-medium text-accent-text underline underline-offset-4"
            >
              {t('week.north', { name: game.name, at: game.at ?? '' })}
            </a>
          ))}
        </p>
      </div>
      <div className="lit overflow-hidden rounded-large bg-surface">
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr className="bg-sunken text-muted">
              <th scope="col" className="w-16 px-3 py-2.5 font-medium sm:w-32 sm:px-4">
                {t('week.day')}
              </th>
              {COLUMNS.map((region) => (
                <th key={region} scope="col" className="px-2 py-2.5 font-medium sm:px-4">
                  {t(`regions.${region}`)}{' '}
                  <span className="figures font-normal text-xs">{timeOf(games, region)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEK.map((day) => (
              <tr
                key={day}
                aria-current={day === today ? 'date' : undefined}
                className={classes('border-line/60 border-t align-top', day === today && 'bg-raised')}
              >
                <th scope="row" className="px-3 py-3 font-medium leading-tight sm:px-4">
                  <span className="sm:hidden">{t(`shortDays.${day}`)}</span>
                  <span className="max-sm:hidden">{t(`days.${day}`)}</span>
                  {day === today && (
                    <span className="block font-normal text-accent-text text-xs">{t('week.today')}</span>
                  )}
                </th>
                {COLUMNS.map((region) => (
                  <td key={region} className="px-2 py-1.5 sm:px-4">
                    <ul className="flex flex-col sm:flex-row sm:flex-wrap sm:gap-x-5">
                      {games
                        .filter((game) => game.region === region && game.days.includes(day))
                        .map((game) => (
                          <li key={game.code}>
                            <a
                              href={tablePath(game)}
                              className="inline-flex min-h-8 items-center leading-tight underline-offset-4 transition-colors hover:text-accent-text hover:underline"
                            >
                              {game.name}
                            </a>
                          </li>
                        ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function timeOf(games: Games, region: Region): string {
  return games.find((game) => game.region === region)?.at ?? '';
}
