import { moneyOf } from '@lanna/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../api/brand.ts';
import { displayCount, displayDateTime } from '../../i18n/format.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { GamePicture } from './game-picture.tsx';
import { openRoundsQuery } from './queries.ts';

/** Rounds that wait for their result, each with the way back into its game; nothing where there are none. */
export function OpenRounds() {
  const { t } = useTranslation('bets');
  const { currencySymbol: symbol, timeZone } = useBrand();
  const { data } = useQuery(openRoundsQuery);
  if (!data || data.games.length === 0) return null;
  return (
    <section aria-labelledby="open-rounds" className="flex flex-col gap-2">
      <h3 id="open-rounds" className="font-medium text-sm text-warning">
        {t('openRounds.title')}
      </h3>
      <ul className="grid gap-2.5 lg:grid-cols-2">
        {data.games.map((game) => (
          <li
            key={`${game.vendor}/${game.gameCode}`}
            className="lit flex flex-wrap items-center gap-3 rounded-medium bg-raised p-3"
          >
            <GamePicture of={game} className="h-14 w-11" />
            <div className="row-words">
              <p className="break-words font-medium">{game.gameName}</p>
              <p className="figures text-muted text-xs">
                {t('playSession.waiting', { rounds: displayCount(game.rounds) })} ·{' '}
                <MoneyText amount={moneyOf(game.stake)} symbol={symbol} />
                <span className="block">{displayDateTime(game.since, timeZone)}</span>
              </p>
            </div>
            {game.gameId !== null && (
              <LinkButton
                size="small"
                href={paths.game({ id: game.gameId })}
                icon={<Play aria-hidden="true" />}
                aria-label={t('openRounds.goOnAt', { game: game.gameName })}
              >
                {t('openRounds.goOn')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
