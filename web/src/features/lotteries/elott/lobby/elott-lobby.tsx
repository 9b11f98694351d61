import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import { PartsAt } from '../../../../parts.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { gamesQuery, type LotteryGames } from '../../lotteries/queries.ts';
import { CardShapes, NoLotteries } from '../../lottery-lobby/lobby-states.tsx';
import { Shortcuts } from '../../lottery-lobby/shortcuts.tsx';
import { ElottCard } from './elott-card.tsx';
import { ElottHead } from './elott-head.tsx';
import { minutesBetween } from './interval.ts';

const JUST_WON = <PartsAt place="justWon" props={{ category: 'ELOTT' }} />;

/** All electronic lotteries, those that draw most often first. */
export function ElottLobby() {
  const { t } = useTranslation('lottery-lobby');
  const query = useQuery(gamesQuery(currentLanguage(), 'ELOTT'));
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 lg:gap-7 lg:px-6 lg:py-8">
      <ElottHead />
      {JUST_WON}
      <QueryView
        query={query}
        label={t('loading')}
        failed={t('failed')}
        shape={<CardShapes />}
        isEmpty={({ games }) => games.length === 0}
        empty={<NoLotteries />}
        className="flex flex-col gap-6 lg:gap-9"
      >
        {(found) => <Games found={found} />}
      </QueryView>
    </div>
  );
}

function Games({ found: { games, now } }: { found: LotteryGames }) {
  return (
    <>
      <Shortcuts games={games} now={now} />
      {byInterval(games).map(([minutes, those]) => (
        <Interval key={minutes} minutes={minutes} games={those} now={now} />
      ))}
    </>
  );
}

function Interval({ minutes, games, now }: { minutes: number; games: readonly LotteryGame[]; now: string }) {
  const { t } = useTranslation('elott');
  const id = `every-${minutes}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 lg:gap-4">
      <h2 id={id} className="flex items-baseline gap-2.5 font-display font-semibold text-xl leading-tight">
        {minutes === 1 ? t('lobby.everyMinute') : t('lobby.every', { minutes })}
        <span className="font-normal font-text text-muted text-sm">
          {t('lobby.games', { count: games.length })}
        </span>
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
        {games.map((game) => (
          <li key={game.code} className="flex">
            <ElottCard game={game} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The order of kinds: what is watched rolling and racing stands first. */
const KINDS: readonly LotteryGame['type'][] = ['K3', 'PC28', 'KENO', 'PK10', 'SSC', '11X5'];

function byInterval(games: readonly LotteryGame[]): [number, LotteryGame[]][] {
  const groups = new Map<number, LotteryGame[]>();
  const rank = ({ type }: LotteryGame) => (KINDS.includes(type) ? KINDS.indexOf(type) : KINDS.length);
  for (const game of games.toSorted((one, other) => rank(one) - rank(other))) {
    const minutes = minutesBetween(game.code) ?? 0;
    groups.set(minutes, [...(groups.get(minutes) ?? []), game]);
  }
  return [...groups].sort(([one], [other]) => one - other);
}
