import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { isDrawn, type listOpenRounds } from '@lanna/contract/play/bets/bets';
import { useQuery } from '@tanstack/react-query';
import { Play, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../i18n/format.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { AwaitedDraw } from './awaited-draw.tsx';
import { GamePicture } from './game-picture.tsx';
import { openRoundsQuery } from './queries.ts';

type OpenGame = Value<typeof listOpenRounds>['games'][number];

/**
 * Rounds that wait for their result, each with the way back into its game, and slips that wait for a draw, which nothing is to be done
 * about; nothing where there are none.
 */
export function OpenRounds() {
  const { data } = useQuery(openRoundsQuery);
  const [slips, rounds] = [true, false].map((drawn) =>
    (data?.games ?? []).filter(({ category }) => isDrawn(category) === drawn),
  );
  return (
    <>
      {rounds && rounds.length > 0 && <Rounds games={rounds} />}
      {slips && slips.length > 0 && <Slips games={slips} />}
    </>
  );
}

function Rounds({ games }: { games: readonly OpenGame[] }) {
  const { t } = useTranslation('bets');
  const { timeZone } = useBrand();
  return (
    <Section id="open-rounds" title={t('openRounds.title')}>
      {games.map((game) => (
        <Game
          key={`${game.vendor}/${game.gameCode}`}
          game={game}
          count={t('playSession.waiting', { rounds: displayCount(game.rounds) })}
          when={displayDateTime(game.since, timeZone)}
        >
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
        </Game>
      ))}
    </Section>
  );
}

function Slips({ games }: { games: readonly OpenGame[] }) {
  const { t } = useTranslation('bets');
  return (
    <Section id="open-slips" title={t('draws.title')}>
      {games.map((game) => (
        <Game
          key={`${game.vendor}/${game.gameCode}`}
          game={game}
          count={t('draws.bets', { count: game.rounds, bets: displayCount(game.rounds) })}
          when={game.drawsAt && <AwaitedDraw at={game.drawsAt} />}
        >
          <LinkButton
            size="small"
            variant="secondary"
            href={paths.memberCentre('lotterySlips')}
            icon={<Ticket aria-hidden="true" />}
            aria-label={t('draws.slipsOf', { game: game.gameName })}
          >
            {t('draws.slips')}
          </LinkButton>
        </Game>
      ))}
    </Section>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-medium text-sm text-warning">
        {title}
      </h3>
      <ul className="grid gap-2.5 lg:grid-cols-2">{children}</ul>
    </section>
  );
}

function Game({
  game,
  count,
  when,
  children,
}: {
  game: OpenGame;
  count: string;
  when: ReactNode;
  children: ReactNode;
}) {
  const { currencySymbol: symbol } = useBrand();
  return (
    <li className="lit flex flex-wrap items-center gap-3 rounded-medium bg-raised p-3">
      <GamePicture of={game} className="h-14 w-11" />
      <div className="row-words">
        <p className="break-words font-medium">{game.gameName}</p>
        <p className="figures text-muted text-xs">
          {count} · <MoneyText amount={moneyOf(game.stake)} symbol={symbol} />
          <span className="block">{when}</span>
        </p>
      </div>
      {children}
    </li>
  );
}
