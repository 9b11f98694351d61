import { moneyOf } from '@lanna/contract/money';
import type { ShownLeaderboard } from '@lanna/contract/rewards/leaderboards/leaderboards';
import { displayMoney } from '@lanna/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { BoardTerms } from '../../../../shared-parts/rewards/board-terms.tsx';
import { Button } from '../../../../ui/button.tsx';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { PlaceRow } from './place-row.tsx';
import { useScoreText } from './use-score-text.ts';

/** How many places stand open; the others come by a press. */
const SHOWN = 10;

/** A leaderboard: what counts, until when, what each place is paid, and who stands where. The own place stands out, also beyond the last that is shown. */
export function BoardCard({ board }: { board: ShownLeaderboard }) {
  const { t } = useTranslation('missions');
  const { currencySymbol, timeZone } = useBrand();
  const [isWhole, setWhole] = useState(false);
  const { title, places } = board;
  return (
    <article aria-label={title} className="lit flex flex-col gap-4 rounded-large bg-raised p-4 sm:p-5">
      <BoardTerms
        board={board}
        t={t}
        money={(text) => displayMoney(moneyOf(text), currencySymbol)}
        moment={(at) => displayDateTime(at, timeZone)}
      />
      <Own board={board} />
      {places.length === 0 ? (
        <p className="text-muted text-sm">{t('board.empty')}</p>
      ) : (
        <ol className="divide-y divide-line/60">
          {places.slice(0, isWhole ? places.length : SHOWN).map((place, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: members may share a place
            <PlaceRow key={at} board={board} place={place} />
          ))}
        </ol>
      )}
      {!isWhole && places.length > SHOWN && (
        <Button variant="secondary" size="small" className="self-start" onClick={() => setWhole(true)}>
          {t('board.all', { count: places.length })}
        </Button>
      )}
    </article>
  );
}

function Own({ board }: { board: ShownLeaderboard }) {
  const { t } = useTranslation('missions');
  const { currencySymbol } = useBrand();
  const scored = useScoreText(board);
  const { own, state } = board;
  if (state === 'ahead') return null;
  if (own === null) return <p className="text-sm">{t('board.own.none')}</p>;
  if (own.place === null)
    return (
      <div className="text-sm">
        <MessageText>{t('board.own.removed')}</MessageText>
      </div>
    );
  const isPaid = moneyOf(own.amount) > 0n;
  const amount = displayMoney(moneyOf(own.amount), currencySymbol);
  const about = { place: own.place, score: scored(own.score), amount };
  return (
    <p className="rounded-medium bg-sunken px-4 py-3 font-semibold text-sm">
      {!isPaid && t('board.own.place', about)}
      {isPaid && state === 'paid' && t('board.own.paid', about)}
      {isPaid && state !== 'paid' && t('board.own.prize', about)}
    </p>
  );
}
