import type { Money } from '@lanna/rules/money';
import type { ReelStep } from '../../play-api.ts';
import type { SlotGame } from '../../rules/slot/games.ts';
import type { SlotSheet } from '../../rules/slot/sheet.ts';
import type { Hud } from './hud/hud.ts';
import { type Language, say, type Words } from './i18n/words.ts';
import type { ShowMoney } from './money-text.ts';
import { viewOf } from './render/reel-plan.ts';
import type { WinGroup } from './render/win-cells.ts';
import { freeSpinsOf, moneyOf, type RoundInPlay } from './state.ts';

/** The round in words: the line under the win, and what a screen reader says. */
export interface Announcer {
  describeReels(step: Pick<ReelStep, 'strips' | 'stops'>): void;
  announceFreeSpin(playing: RoundInPlay): void;
  announceResult(win: Money, balance: Money, stake: Money): void;
  noteOf(group: WinGroup | undefined, groups: readonly WinGroup[]): string;
}

export interface AnnouncerParts {
  hud: Hud;
  sheet: SlotSheet;
  game: SlotGame;
  language: Language;
  words: Words;
  money: ShowMoney;
}

export function createAnnouncer({ hud, sheet, game, language, words, money }: AnnouncerParts): Announcer {
  function nameOf(symbol: string): string {
    return game.symbols[symbol]?.[language] ?? symbol;
  }

  return {
    describeReels(step) {
      const view = viewOf(sheet, step.strips, step.stops).map((symbols, reel) =>
        say(words.reelView, { reel: reel + 1, symbols: [...symbols].map(nameOf).join(', ') }),
      );
      hud.describeReels(say(words.reelsLabel, { reels: sheet.reels, view: view.join('; ') }));
    },
    announceFreeSpin(playing) {
      hud.announce(say(words.announceFreeSpin, freeSpinsOf(playing)));
    },
    announceResult(win, balance, stake) {
      const text = win === 0n ? words.announceLoss : win <= stake ? words.announceReturn : words.announceWin;
      hud.announce(say(text, { win: money(win), balance: money(balance), stake: money(stake) }));
    },
    noteOf(group, groups) {
      if (!group) return groups.length > 1 ? say(words.manyLines, { count: groups.length }) : '';
      const amount = money(moneyOf(group.win));
      if (group.kind === 'scatter') {
        const symbol = nameOf(sheet.scatter.symbol);
        const facts = { symbol, count: group.count, amount, spins: group.freeSpins };
        return say(group.freeSpins > 0 ? words.scatterSpins : words.scatterWin, facts);
      }
      const { line, count, multiplier } = group;
      const facts = { line: line + 1, symbol: nameOf(group.symbol), count, multiplier, amount };
      return say(multiplier > 1 ? words.lineWinTimes : words.lineWin, facts);
    },
  };
}
