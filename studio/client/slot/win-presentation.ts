import type { Money } from '@lanna/rules/money';
import type { ReelStep } from '../../play-api.ts';
import type { SlotSheet } from '../../rules/slot/sheet.ts';
import { deferred } from './deferred.ts';
import type { BigWin } from './hud/big-win.ts';
import type { Hud } from './hud/hud.ts';
import { countUp, countUpMs } from './render/count-up.ts';
import type { Table } from './render/table.ts';
import { type WinGroup, winGroups } from './render/win-cells.ts';
import type { Sound } from './sound/sound.ts';
import { moneyOf } from './state.ts';
import { fillsTheScreen, type WinTier } from './win-tier.ts';

/** How a step's wins are presented: lines and symbols, the figure counting up, and the screen of a big win. */
export interface WinPresentation {
  /** Resolves when the step has been presented to its end or was skipped; never when a later spin took its place. */
  present(step: ReelStep, before: Money, tier: WinTier): Promise<void>;
  skip(): void;
  /** The next spin begins: nothing of the last one stays on the reels. */
  clear(): void;
}

export interface WinPresentationParts {
  sheet: SlotSheet;
  table: Table;
  hud: Hud;
  bigWin: BigWin;
  sound: Sound;
  still: boolean;
  noteOf: (group: WinGroup | undefined, groups: readonly WinGroup[]) => string;
}

const AFTER_GRAND_MS = 1500;
/** A free spin without a win is looked at for a moment before the next begins. */
const EMPTY_FREE_SPIN_MS = 450;
const EMPTY_SPIN_MS = 60;

export function createWinPresentation({
  sheet,
  table,
  hud,
  bigWin,
  sound,
  still,
  noteOf,
}: WinPresentationParts): WinPresentation {
  const { frames, wins, ambience } = table;
  let run = 0;
  let skip: (() => void) | undefined;

  async function present(step: ReelStep, before: Money, tier: WinTier): Promise<void> {
    run += 1;
    const mine = run;
    const groups = winGroups(sheet, step);
    const total = before + moneyOf(step.win);
    const skipped = deferred();
    const shown = groups.length === 0 ? presentNoWin(step) : presentWins(groups, tier, before, total);
    skip = () => {
      shown.finish();
      skipped.resolve();
      ambience.stopShower();
    };
    await Promise.race([shown.done, skipped.promise]);
    if (mine !== run) return new Promise(() => {});
    skip = undefined;
    bigWin.close();
    hud.showWin(total);
  }

  function presentNoWin(step: ReelStep) {
    return frames.wait(step.kind === 'free' ? EMPTY_FREE_SPIN_MS : EMPTY_SPIN_MS);
  }

  function presentWins(groups: readonly WinGroup[], tier: WinTier, before: Money, total: Money) {
    const grand = fillsTheScreen(tier);
    const shown = wins.show(groups, (group) => hud.note(noteOf(group, groups)));
    sound.win(tier);
    if (grand) {
      bigWin.open(tier);
      ambience.shower(tier === 'big' ? 0.55 : 1);
    }
    const ms = still ? 0 : countUpMs(tier);
    const count = countUp(frames, ms, before, total, (amount, share) => {
      hud.showWin(amount);
      if (grand) bigWin.count(amount - before);
      if (tier !== 'quiet' && tier !== 'none') sound.tick(share);
    });
    const done = count.done
      .then(() => (grand ? frames.wait(AFTER_GRAND_MS).done : undefined))
      .then(() => shown);
    return { finish: count.finish, done };
  }

  return {
    present,
    skip: () => skip?.(),
    clear() {
      run += 1;
      skip = undefined;
      wins.clear();
      hud.note('');
      bigWin.close();
    },
  };
}
