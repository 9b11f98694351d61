import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { FAIR_MODE } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { formatMoney } from '@lanna/rules/money';
import { type Dispatch, useCallback } from 'react';
import { Card } from '../../../../ui/card.tsx';
import type { KeyStyle } from '../entry/key-style.ts';
import { luckyDraft } from '../entry/pick.ts';
import type { PickEntry } from '../entry/pick-entry.ts';
import { priceText } from '../review/changed-lines.tsx';
import type { Reckoned } from '../review/reckon.ts';
import type { Terms } from '../terms.ts';
import { OutlookStrip } from './outlook-strip.tsx';
import { PlayHead } from './play-head.tsx';
import { StakeControls } from './stake-controls.tsx';
import { costOf, type TableAction, type TableState } from './table-state.ts';
import type { EnteredPlay } from './use-entered-play.ts';

/** Where one picks: the play's keys, the stake, and what the pick can come to. */
export function EntryCard({
  entered,
  terms,
  family,
  variant,
  Entry,
  drawsAt,
  state,
  dispatch,
}: {
  entered: EnteredPlay;
  terms: Terms;
  family: Family;
  variant: KeyStyle | undefined;
  Entry: PickEntry;
  drawsAt: string;
  state: TableState;
  dispatch: Dispatch<TableAction>;
}) {
  const { play, words, prices, mode, rebate, reckoned, isWorking } = entered;
  const pickByChance = useCallback(
    () => dispatch({ do: 'draft', play: play.code, draft: luckyDraft(play, randomBelow) }),
    [dispatch, play],
  );
  return (
    <Card className="flex flex-col gap-3 p-3! sm:gap-5 sm:p-5!">
      <PlayHead
        play={play}
        words={words}
        prices={prices}
        unitCost={family.unitCost}
        onLucky={play.shape.lines ? undefined : pickByChance}
      />
      <Entry
        play={play}
        draft={entered.draft}
        prices={prices}
        words={words}
        variant={variant}
        closed={entered.closed}
        half={entered.half}
        good={reckoned && !isWorking ? linesIn(reckoned) : undefined}
        fieldErrors={entered.fieldErrors}
        drawsAt={Date.parse(drawsAt)}
        dispatch={dispatch}
      />
      <StakeControls
        moneyUnit={state.moneyUnit}
        multiple={state.multiple}
        unitCost={family.unitCost}
        each={entered.each}
        modes={terms.modes}
        mode={mode}
        prices={priceText(prices.map(formatMoney))}
        rebate={rebate}
        dispatch={dispatch}
      />
      <OutlookStrip
        chance={reckoned?.chance}
        most={reckoned && scaled(reckoned.most, state)}
        share={reckoned?.share}
        rebate={rebate / FAIR_MODE}
        isWorking={isWorking}
      />
    </Card>
  );
}

function scaled(most: bigint, { moneyUnit, multiple }: TableState): bigint {
  // What a bet of one unit costs is as much smaller as what it pays.
  return (most * costOf(1, 1, { moneyUnit, multiple })) / costOf(1, 1, { moneyUnit: '1', multiple: 1 });
}

function linesIn({ text, halfText }: Reckoned): number {
  const count = (lines: string) => (lines === '' ? 0 : (lines.split('|').at(-1) ?? '').split(',').length);
  return count(text) + count(halfText);
}

function randomBelow(count: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * count);
}
