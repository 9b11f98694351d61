import type { ShownLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import type { TFunction } from 'i18next';

type SeenBoard = Pick<
  ShownLeaderboard,
  'title' | 'state' | 'score' | 'categories' | 'leastStake' | 'startsAt' | 'endsAt' | 'paysAt' | 'prizes'
>;

/** Of a leaderboard: until when, what counts, and what each place is paid; the same for members and for who writes it. */
export function BoardTerms({
  board,
  t,
  money,
  moment,
  heading: Heading = 'h3',
}: {
  board: SeenBoard;
  t: TFunction<'missions'>;
  money: (text: string) => string;
  moment: (at: string) => string;
  heading?: 'h3' | 'h4';
}) {
  const { title, state, startsAt, endsAt, paysAt } = board;
  const at = (text: string | null) => (text ? moment(text).slice(0, 16) : '–');
  return (
    <>
      <header>
        <Heading className="wrap-anywhere font-display font-semibold text-lg leading-snug">{title}</Heading>
        <p className="text-muted text-sm">
          {t(`board.when.${state}`, { starts: at(startsAt), ends: at(endsAt), pays: at(paysAt) })}
        </p>
      </header>
      <Counts board={board} t={t} money={money} />
    </>
  );
}

function Counts({
  board: { score, categories, leastStake, prizes },
  t,
  money,
}: {
  board: SeenBoard;
  t: TFunction<'missions'>;
  money: (text: string) => string;
}) {
  const games = categories.map((category) => t(`category.${category}`)).join(', ');
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>
        {score === 'points'
          ? t('board.counts.points')
          : t('board.counts.multiple', { stake: money(leastStake ?? '0') })}{' '}
        {games === '' ? t('board.counts.allGames') : t('board.counts.games', { games })}
      </p>
      <ul className="flex flex-wrap gap-2">
        {prizes.map(({ from, to, amount }) => (
          <li key={from} className="figures rounded-medium bg-sunken px-3 py-1.5">
            {from === to
              ? t('board.prize.one', { place: from, amount: money(amount) })
              : t('board.prize.many', { from, to, amount: money(amount) })}
          </li>
        ))}
      </ul>
      <p className="text-muted text-xs">{t('board.counts.rules')}</p>
    </div>
  );
}
