import { MAX_SLIP_LINES } from '@lanna/contract/lotteries/lottery/slips';
import { rebateSteps, rebatesTo } from '@lanna/rules/lotteries/lottery/cover/rebate-bound';
import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { FAIR_MODE } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { formatMoney } from '@lanna/rules/money';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useMemberGuard } from '../../../../navigation.ts';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { useDesktop } from '../../../../ui/use-phone.ts';
import { usePlayWords } from '../../lotteries/play-words.ts';
import { type NewSlip, type PlacedSlip as Placed, usePlaceSlip } from '../../lotteries/use-place-slip.ts';
import type { KeyStyle } from '../entry/key-style.ts';
import { useNeed } from '../entry/need-text.ts';
import { luckyDraft } from '../entry/pick.ts';
import type { PickEntry } from '../entry/pick-entry.ts';
import { PlayStrip, PlayTree } from '../entry/play-picker.tsx';
import { unitsOfNumber } from '../entry/units-of-number.ts';
import { picksZodiacs } from '../entry/zodiac-lines.ts';
import { priceText } from '../review/changed-lines.tsx';
import { PlacedSlip } from '../review/placed-slip.tsx';
import type { Reckoned } from '../review/reckon.ts';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { SlipPanel } from '../review/slip-panel.tsx';
import { slipRefusal } from '../review/slip-refusal.ts';
import { useReckoned } from '../review/use-reckoned.ts';
import { allowedMode, pricesOf, ruledNumbers, type Terms } from '../terms.ts';
import { multiplesOf } from '../trace/trace-plan.ts';
import { ActionBar } from './action-bar.tsx';
import { keepLastPlay } from './kept-table.ts';
import { OutlookStrip } from './outlook-strip.tsx';
import { PlayHead } from './play-head.tsx';
import { StakeControls } from './stake-controls.tsx';
import { costOf, draftOf, type NewLine, type TableState } from './table-state.ts';
import { useKeptTable } from './use-kept-table.ts';
import { useMovedDraw } from './use-moved-draw.ts';
import { useOpenDraws } from './use-open-draws.ts';

interface BettingTableProps {
  terms: Terms;
  family: Family;
  variant?: KeyStyle | undefined;
  Entry: PickEntry;
  playType: string | undefined;
  onPlayType: (playType: string) => void;
}

/** Plays, keys, stake and slip of one game. */
export function BettingTable({ terms, family, variant, Entry, playType, onPlayType }: BettingTableProps) {
  const { t } = useTranslation('lottery');
  const { code } = terms.game;
  const isDesktop = useDesktop() ?? false;
  const asMember = useMemberGuard();
  const refusalText = useRefusalText();
  const [state, dispatch, isKept] = useKeptTable(code, family, playType);
  const [asked, setAsked] = useState(playType);
  const [shown, setShown] = useState<'slip' | 'review'>();
  const [placed, setPlaced] = useState<{ slip: Placed; numero: string }>();
  const placing = usePlaceSlip();
  // The address has been changed by a link, or by going back.
  if (asked !== playType) {
    setAsked(playType);
    if (playType !== undefined && playType !== state.play && playOf(family, playType))
      dispatch({ do: 'choose play', play: playType });
  }

  const wanted = multiplesOf(state.trace).length;
  const openDraws = useOpenDraws(code, Math.max(10, wanted + 2));
  const { numero, drawsAt = terms.game.current?.drawsAt ?? openDraws.from } = openDraws.draws[0] ?? {};
  const moved = useMovedDraw(state, numero, dispatch);
  useEffect(() => dispatch({ do: 'next draw', drawsAt, plays: family.plays }), [dispatch, drawsAt, family]);

  const words = usePlayWords(family.code, drawsAt);
  const play = playOf(family, state.play) as Play;
  const draft = draftOf(state, play);
  const mode = allowedMode(terms.modes, state.mode);
  const { prices: own, numbers } = terms;
  const { source } = terms.game;
  const prices = useMemo(
    () => pricesOf({ prices: own, game: { source } }, family, play, { mode, isHalf: false }),
    [own, source, family, play, mode],
  );
  const rebate = rebateSteps(terms.modes.own, mode, rebatesTo(play, prices, family.unitCost, mode));
  const ruled = useMemo(() => ruledNumbers({ numbers }, play.code), [numbers, play]);
  const pick = useReckoned(family, play, draft, { prices, ...ruled });
  const reckoned = pick.picked && 'reckoned' in pick.picked ? pick.picked.reckoned : undefined;
  const fieldErrors = pick.picked && 'fieldErrors' in pick.picked ? pick.picked.fieldErrors : undefined;
  const need = useNeed(play, words, fieldErrors, terms, state, reckoned, family.unitCost);

  const each = unitsOfNumber(play);
  const refusal = placing.error ? slipRefusal(placing.error, state.slip, wanted) : undefined;
  const marked =
    refusal && refusal.ids.length > 0 ? { ids: refusal.ids, text: refusalText(placing.error) } : undefined;

  useEffect(() => keepLastPlay(code, state.play), [code, state.play]);

  function choosePlay(next: string) {
    dispatch({ do: 'choose play', play: next });
    setAsked(next);
    onPlayType(next);
  }

  function add(then?: () => void) {
    if (!reckoned || pick.isWorking) return;
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

  function review() {
    asMember(() => {
      placing.reset();
      setShown('review');
    });
  }

  function buy(slip: NewSlip) {
    const ids = state.slip.map(({ id }) => id);
    const first = slip.draws[0]?.numero ?? '';
    placing.mutate(slip, {
      onSuccess: (bought) => {
        dispatch({ do: 'bought', ids });
        setPlaced({ slip: bought, numero: first });
        setShown(undefined);
      },
    });
  }

  const stake = { moneyUnit: state.moneyUnit, multiple: state.multiple };
  const units = reckoned ? reckoned.units + reckoned.halfUnits : 0;
  const canBuy = terms.game.closed === null && openDraws.draws.length > 0;
  const panel = (
    <SlipPanel
      state={state}
      family={family}
      words={words}
      draws={openDraws.draws}
      moved={moved}
      marked={marked}
      isKept={isKept}
      canBuy={canBuy}
      dispatch={dispatch}
      onReview={review}
      onEdit={() => setShown(undefined)}
    />
  );

  return (
    <div className="@container">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5 @min-[70rem]:grid-cols-[15rem_minmax(0,1fr)_20rem]">
        <Card className="sticky top-32 @max-[70rem]:hidden max-h-[calc(100dvh-9rem)] overflow-y-auto p-4!">
          <h3 className="mb-3 font-display font-semibold">{t('plays.title')}</h3>
          <PlayTree family={family} play={play} words={words} onPlay={choosePlay} />
        </Card>
        <div className="flex min-w-0 flex-col gap-2 lg:gap-4">
          <div className="@min-[70rem]:hidden">
            <PlayStrip family={family} play={play} words={words} onPlay={choosePlay} />
          </div>
          <Card className="flex flex-col gap-3 p-3! sm:gap-5 sm:p-5!">
            <PlayHead
              play={play}
              words={words}
              prices={prices}
              unitCost={family.unitCost}
              onLucky={
                play.shape.lines
                  ? undefined
                  : () => dispatch({ do: 'draft', play: play.code, draft: luckyDraft(play, randomBelow) })
              }
            />
            <Entry
              play={play}
              draft={draft}
              prices={prices}
              words={words}
              variant={variant}
              closed={ruled.closed}
              half={ruled.half}
              good={reckoned && !pick.isWorking ? linesIn(reckoned) : undefined}
              fieldErrors={fieldErrors}
              drawsAt={Date.parse(drawsAt)}
              dispatch={dispatch}
            />
            <StakeControls
              state={state}
              unitCost={family.unitCost}
              each={each}
              modes={terms.modes}
              mode={mode}
              prices={priceText(prices.map(formatMoney))}
              rebate={rebate}
              dispatch={dispatch}
            />
            <OutlookStrip
              chance={reckoned?.chance}
              most={reckoned && scaled(reckoned.most, stake)}
              share={reckoned?.share}
              rebate={rebate / FAIR_MODE}
              isWorking={pick.isWorking}
            />
          </Card>
          <div className="sticky bottom-[calc(var(--foot,0px)+0.25rem)] z-20 flex flex-col gap-2">
            {placed && (
              <PlacedSlip placed={placed.slip} numero={placed.numero} onClose={() => setPlaced(undefined)} />
            )}
            <ActionBar
              units={units}
              each={each}
              cost={costOf(units, family.unitCost, stake)}
              need={need}
              isEmpty={pick.isEmpty}
              isWorking={pick.isWorking}
              isEditing={state.editing !== undefined}
              canAdd={
                reckoned !== undefined &&
                need === undefined &&
                !pick.isWorking &&
                state.slip.length < MAX_SLIP_LINES
              }
              canBuy={canBuy}
              inSlip={state.slip.length}
              showsSlip={!isDesktop}
              closed={terms.game.closed}
              onAdd={() => add()}
              onBuy={() => add(review)}
              onSlip={() => setShown('slip')}
              onStopEditing={() => dispatch({ do: 'stop editing' })}
            />
          </div>
        </div>
        {isDesktop && (
          <Card className="sticky top-32 max-h-[calc(100dvh-9rem)] overflow-y-auto p-4!">
            <h3 className="mb-3 flex items-baseline justify-between font-display font-semibold">
              {t('slip.title')}
              {state.slip.length > 0 && (
                <span className="figures text-muted text-sm">{state.slip.length}</span>
              )}
            </h3>
            {panel}
          </Card>
        )}
        {!isDesktop && (
          <Dialog
            open={shown === 'slip'}
            onOpenChange={(open) => setShown(open ? 'slip' : undefined)}
            title={t('slip.title')}
          >
            {panel}
          </Dialog>
        )}
        <ReviewDialog
          open={shown === 'review'}
          onClose={() => setShown(undefined)}
          state={state}
          terms={terms}
          family={family}
          words={words}
          openDraws={openDraws}
          moved={moved}
          failure={placing.error}
          busy={placing.isPending}
          dispatch={dispatch}
          onBuy={buy}
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

function scaled(most: bigint, stake: Pick<TableState, 'moneyUnit' | 'multiple'>): bigint {
  // What a bet of one unit costs is as much smaller as what it pays.
  return (most * costOf(1, 1, stake)) / costOf(1, 1, { moneyUnit: '1', multiple: 1 });
}

function linesIn({ text, halfText }: Reckoned): number {
  const count = (lines: string) => (lines === '' ? 0 : (lines.split('|').at(-1) ?? '').split(',').length);
  return count(text) + count(halfText);
}

function randomBelow(count: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * count);
}
