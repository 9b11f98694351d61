import { MAX_SLIP_LINES } from '@lanna/contract/lotteries/lottery/slips';
import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { formatMoney } from '@lanna/rules/money';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/card.tsx';
import { useDesktop } from '../../../../ui/use-phone.ts';
import type { KeyStyle } from '../entry/key-style.ts';
import type { PickEntry } from '../entry/pick-entry.ts';
import { PlayStrip, PlayTree } from '../entry/play-picker.tsx';
import { picksZodiacs } from '../entry/zodiac-lines.ts';
import { PlacedSlip } from '../review/placed-slip.tsx';
import type { Reckoned } from '../review/reckon.ts';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { SlipPanel } from '../review/slip-panel.tsx';
import { pricesOf, type Terms } from '../terms.ts';
import { multiplesOf } from '../trace/trace-plan.ts';
import { ActionBar } from './action-bar.tsx';
import { EntryCard } from './entry-card.tsx';
import { keepLastPlay } from './kept-table.ts';
import { SlipPlace } from './slip-place.tsx';
import { costOf, type NewLine } from './table-state.ts';
import { useBuying } from './use-buying.ts';
import { useEnteredPlay } from './use-entered-play.ts';
import { useKeptTable } from './use-kept-table.ts';
import { useMovedDraw } from './use-moved-draw.ts';
import { useOpenDraws } from './use-open-draws.ts';
import { usePlayOfAddress } from './use-play-of-address.ts';

interface BettingTableProps {
  terms: Terms;
  family: Family;
  variant?: KeyStyle | undefined;
  Entry: PickEntry;
  playType: string | undefined;
  onPlayType: (playType: string) => void;
}

/** Plays, keys, stake and slip of one game. */
export function BettingTable(props: BettingTableProps) {
  const { terms, family, variant, Entry, playType } = props;
  const { t } = useTranslation('lottery');
  const { code, closed } = terms.game;
  const isDesktop = useDesktop() ?? false;
  const [state, dispatch, isKept] = useKeptTable(code, family, playType);
  const choosePlay = usePlayOfAddress(state, dispatch, props);

  const wanted = multiplesOf(state.trace).length;
  const openDraws = useOpenDraws(code, Math.max(10, wanted + 2));
  const { numero, drawsAt = terms.game.current?.drawsAt ?? openDraws.from } = openDraws.draws[0] ?? {};
  const moved = useMovedDraw(state, numero, dispatch);
  useEffect(() => dispatch({ do: 'next draw', drawsAt, plays: family.plays }), [dispatch, drawsAt, family]);

  const entered = useEnteredPlay(terms, family, state, drawsAt);
  const { play, words, mode, prices, reckoned, isWorking, need, units, each } = entered;
  const { shown, show, placed, ...buying } = useBuying(state, wanted, dispatch);

  useEffect(() => keepLastPlay(code, state.play), [code, state.play]);

  function add(then?: () => void) {
    if (!reckoned || isWorking) return;
    const half = pricesOf(terms, family, play, { mode, isHalf: true });
    dispatch({
      do: 'add',
      play,
      mode,
      lines: newLines(reckoned, prices.map(formatMoney), half.map(formatMoney)),
      zodiacsAt: picksZodiacs(play) ? drawsAt : undefined,
      numero,
    });
    then?.();
  }

  const canBuy = closed === null && openDraws.draws.length > 0;

  return (
    <div className="@container">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5 @min-[70rem]:grid-cols-[15rem_minmax(0,1fr)_20rem]">
        {/* Hundreds of plays, which a phone would draw and never show. */}
        {isDesktop && (
          <Card className="sticky top-32 @max-[70rem]:hidden max-h-[calc(100dvh-9rem)] overflow-y-auto p-4!">
            <h3 className="mb-3 font-display font-semibold">{t('plays.title')}</h3>
            <PlayTree family={family} play={play} words={words} onPlay={choosePlay} />
          </Card>
        )}
        <div className="flex min-w-0 flex-col gap-2 lg:gap-4">
          <div className="@min-[70rem]:hidden">
            <PlayStrip family={family} play={play} words={words} onPlay={choosePlay} />
          </div>
          <EntryCard
            entered={entered}
            terms={terms}
            family={family}
            variant={variant}
            Entry={Entry}
            drawsAt={drawsAt}
            state={state}
            dispatch={dispatch}
          />
          <div className="sticky bottom-[calc(var(--foot,0px)+0.25rem)] z-20 flex flex-col gap-2">
            {placed && (
              <PlacedSlip placed={placed.slip} numero={placed.numero} onClose={buying.forgetPlaced} />
            )}
            <ActionBar
              units={units}
              each={each}
              cost={costOf(units, family.unitCost, state)}
              need={need}
              isEmpty={entered.isEmpty}
              isWorking={isWorking}
              isEditing={state.editing !== undefined}
              canAdd={Boolean(reckoned) && !need && !isWorking && state.slip.length < MAX_SLIP_LINES}
              canBuy={canBuy}
              inSlip={state.slip.length}
              showsSlip={!isDesktop}
              closed={closed}
              onAdd={() => add()}
              onBuy={() => add(buying.review)}
              onSlip={() => show('slip')}
              onStopEditing={() => dispatch({ do: 'stop editing' })}
            />
          </div>
        </div>
        <SlipPlace
          isBeside={isDesktop}
          lines={state.slip.length}
          open={shown === 'slip'}
          onOpenChange={(open) => show(open ? 'slip' : undefined)}
        >
          <SlipPanel
            state={state}
            family={family}
            words={words}
            draws={openDraws.draws}
            moved={moved}
            marked={buying.marked}
            isKept={isKept}
            canBuy={canBuy}
            dispatch={dispatch}
            onReview={buying.review}
            onEdit={() => show(undefined)}
          />
        </SlipPlace>
        <ReviewDialog
          open={shown === 'review'}
          onClose={() => show(undefined)}
          state={state}
          terms={terms}
          family={family}
          words={words}
          openDraws={openDraws}
          moved={moved}
          failure={buying.failure}
          busy={buying.isBusy}
          dispatch={dispatch}
          onBuy={buying.buy}
        />
      </div>
    </div>
  );
}

/** Numbers at half rate stand on a line of their own. */
function newLines({ text, units, halfText, halfUnits }: Reckoned, full: string[], half: string[]): NewLine[] {
  return [
    ...(units > 0 ? [{ text, units, isHalf: false, prices: full }] : []),
    ...(halfUnits > 0 ? [{ text: halfText, units: halfUnits, isHalf: true, prices: half }] : []),
  ];
}
