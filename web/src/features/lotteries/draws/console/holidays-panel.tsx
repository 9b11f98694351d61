import type { DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import { HOLIDAY_YEARS } from '@lanna/rules/lotteries/lottery/holidays/moon-days';
import { HOLIDAY_GAMES } from '@lanna/rules/lotteries/lottery/holidays/proposed-days';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../console/panel.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { GameHolidays } from './game-holidays.tsx';

/** Holidays of a year by rules, for the lotteries and indices that rest on them: an operator compares and accepts, and the schedules follow. */
export function HolidaysPanel({ games, now }: { games: readonly DrawGameRow[]; now: string }) {
  const { t } = useTranslation('draws-console');
  const thisYear = Number(now.slice(0, 4));
  const [year, setYear] = useState(String(now.slice(5, 7) >= '10' ? thisYear + 1 : thisYear));
  const years = [thisYear, thisYear + 1].filter((one) => one <= HOLIDAY_YEARS.last);
  const resting = games.filter(({ code }) => HOLIDAY_GAMES.includes(code));
  return (
    <Panel
      title={t('holidays.title')}
      text={t('holidays.text')}
      actions={
        <Segments
          label={t('holidays.year')}
          segments={years.map((one) => ({ value: String(one), label: one }))}
          value={year}
          onValueChange={setYear}
        />
      }
      flush
    >
      {years.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">{t('holidays.beyond', { year: HOLIDAY_YEARS.last })}</p>
      ) : (
        <ul>
          {resting.map((game) => (
            <GameHolidays
              key={`${game.code} ${year} ${game.version}`}
              game={game}
              year={Number(year)}
              now={now}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
