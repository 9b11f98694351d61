import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import type { Money } from '@lanna/rules/money';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Draft, isEmptyDraft } from '../entry/pick.ts';
import { linesOffset, textOfDraft } from '../entry/selection-draft.ts';
import { type ReckonedPick, type Reckoning, reckon } from './reckon.ts';
import { type Reckoner, startReckoner } from './reckoner.ts';

export interface PickState {
  /** Nothing is picked yet. */
  isEmpty: boolean;
  /** What is shown belongs to an earlier pick, and the new one is being reckoned. */
  isWorking: boolean;
  picked: ReckonedPick | undefined;
}

/**
 * What the pick comes to. A few sums are done at once; whole lists of numbers, and plays of which every result has to be looked at, are reckoned beside
 * the page, so that no press waits for them.
 */
export function useReckoned(
  family: Family,
  play: Play,
  draft: Draft,
  given: { prices: readonly Money[]; closed: readonly string[]; half: readonly string[] },
): PickState {
  const { prices, closed, half } = given;
  const isEmpty = isEmptyDraft(draft);
  const isLight = !play.shape.lines && !play.overlaps;
  const reckoning = useMemo<Reckoning>(
    () => ({
      play: play.code,
      text: isEmpty ? '' : textOfDraft(play, draft),
      offset: linesOffset(play, draft),
      prices,
      closed,
      half,
    }),
    [play, draft, isEmpty, prices, closed, half],
  );
  const atOnce = useMemo(
    () => (isLight && !isEmpty ? reckon(family, play, reckoning) : undefined),
    [family, play, reckoning, isLight, isEmpty],
  );
  const [beside, setBeside] = useState<{ reckoning: Reckoning; picked: ReckonedPick }>();
  const ask = useReckoner();

  useEffect(() => {
    if (isLight || isEmpty) return;
    return ask(family, play, reckoning, (picked) => setBeside({ reckoning, picked }));
  }, [family, play, reckoning, isLight, isEmpty, ask]);

  if (isEmpty) return { isEmpty: true, isWorking: false, picked: undefined };
  if (isLight) return { isEmpty: false, isWorking: false, picked: atOnce };
  const isOfPlay = beside?.reckoning.play === play.code;
  return {
    isEmpty: false,
    isWorking: beside?.reckoning !== reckoning,
    picked: isOfPlay ? beside?.picked : undefined,
  };
}

/** Starts the worker with the first thing that needs it; where there is none, the page reckons when it has nothing else to do. */
function useReckoner() {
  const reckoner = useRef<Reckoner | 'broken'>(undefined);
  useEffect(
    () => () => {
      if (reckoner.current !== 'broken') reckoner.current?.stop();
      reckoner.current = undefined;
    },
    [],
  );
  return useRef(
    (family: Family, play: Play, reckoning: Reckoning, received: (picked: ReckonedPick) => void) => {
      let isWanted = true;
      const say = (picked: ReckonedPick) => isWanted && received(picked);
      const here = () => setTimeout(() => isWanted && say(reckon(family, play, reckoning)));
      reckoner.current ??= startReckoner(() => {
        reckoner.current = 'broken';
        here();
      });
      if (reckoner.current === 'broken') here();
      else reckoner.current.ask(family.code, reckoning, say);
      return () => {
        isWanted = false;
      };
    },
  ).current;
}
