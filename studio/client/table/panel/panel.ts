import type { Money } from '@lanna/rules/money';
import { setAttribute } from '../../shared/element.ts';
import type { Language, Words } from '../i18n/words.ts';
import type { Kind, PastRound, RevealStep } from '../kinds/kind.ts';
import { isUnconfirmed, mayBet } from '../state/mat.ts';
import { confirmedChips, moneyOf, ownOfRound, type PageState, type TableView } from '../state/state.ts';
import { percentText, type ShowMoney } from './money-text.ts';
import { noticeText } from './notice-text.ts';
import { panelElements } from './panel-elements.ts';
import { createPhase } from './panel-phase.ts';
import { createReveal } from './panel-reveal.ts';
import { resultText } from './result-text.ts';
import { createSpots } from './spots.ts';

/** One table on the page: its head, where the result is seen, its mat, and the chips below it. */
export interface Panel {
  root: HTMLElement;
  show(state: PageState, view: TableView, now: number): void;
  /** Time has passed, nothing else. */
  tick(view: TableView, now: number): void;
  reveal(round: string, outcome: unknown, how: { atOnce: boolean; timeMs: number }): void;
  showRoad(rounds: readonly PastRound[] | 'failed'): void;
  setInfoMode(on: boolean): void;
  focusMat(): void;
  close(): void;
}

export interface PanelActions {
  press(play: string): void;
  put(chips: Readonly<Record<string, number>>): void;
  info(play: string): void;
  chip(chip: Money): void;
  undo(): void;
  double(): void;
  repeat(): void;
  clear(): void;
  confirm(): void;
  favourites(): void;
  toggleInfo(): void;
  openRoad(): void;
  deposit(): void;
  /** What was uncovered with this step. */
  step(step: RevealStep): void;
  revealed(round: string): void;
  /** The dealer speaks, apart from a result's steps. */
  says(text: string): void;
}

export interface PanelParts {
  kind: Kind;
  view: TableView;
  language: Language;
  words: Words;
  money: ShowMoney;
  still: boolean;
  /** There is a way to deposit around the page, and the money is not play money. */
  mayDeposit: boolean;
  act: PanelActions;
}

export function createPanel(parts: PanelParts): Panel {
  const { kind, view: first, language, words, money, mayDeposit, act } = parts;
  const { sheet } = first;
  const spots = createSpots({
    plays: kind.rules.plays(sheet.variant),
    nameOf: (play) => kind.nameOf(play, language),
    words,
    money,
    chips: sheet.chips.map(moneyOf),
    press: act.press,
    info: act.info,
  });
  const board = kind.createBoard({ variant: sheet.variant, language, spots, put: act.put });
  const elements = panelElements(parts, board, () => reveal.finish());
  const { root, head, dealer, strip, mat, result, note, deposit, tray } = elements;
  const phase = createPhase(elements, words, act.says);
  const reveal = createReveal(parts, { ...elements, board }, phase.speak);
  let round: string | undefined;
  let infoMode = false;

  function show(state: PageState, view: TableView, now: number): void {
    const current = view.frame?.round;
    if (current?.id !== round) {
      round = current?.id;
      phase.restart();
      if (current && current.state !== 'settled') clearBoard();
    }
    phase.show(view, now);
    const betting = mayBet(view, now);
    showSpots(view, betting);
    head.show(view, state.connection);
    tray.show({ state, view, betting, unconfirmed: isUnconfirmed(view), infoMode });
    const text = infoMode ? words.infoOn : noticeText({ view, kind, language, words, money, betting });
    if (note.textContent !== text) note.textContent = text;
    deposit.hidden = !mayDeposit || infoMode || !lacksMoney(view);
    showResult(view);
    setAttribute(root, 'data-told', text !== '' || !result.hidden);
  }

  function clearBoard(): void {
    reveal.finish();
    board.clear();
    dealer.textContent = '';
  }

  function showSpots(view: TableView, betting: boolean): void {
    const current = view.frame?.round;
    const seen = current?.state === 'settled' && view.revealing === undefined ? current.outcome : undefined;
    spots.show({
      chips: view.chips,
      confirmed: confirmedChips(view),
      totals: Object.fromEntries(
        Object.entries(view.frame?.totals ?? {}).map(([play, amount]) => [play, moneyOf(amount)]),
      ),
      result: seen === undefined || seen === null ? undefined : (play) => resultOf(play, seen),
      enabled: betting || infoMode,
    });
  }

  function resultOf(play: string, outcome: unknown): 'won' | 'push' | 'lost' {
    const back = kind.rules.payout(sheet.variant, play, RESULT_STAKE, outcome);
    return back > RESULT_STAKE ? 'won' : back > 0n ? 'push' : 'lost';
  }

  function showResult(view: TableView): void {
    const ended = phase.phase() === 'paid' || phase.phase() === 'void';
    const text = ended ? resultText(ownOfRound(view), words, money) : undefined;
    result.hidden = text === undefined;
    result.textContent = text?.text ?? '';
    setAttribute(result, 'data-won', text?.won);
  }

  return {
    root,
    show,
    tick: phase.show,
    reveal: reveal.start,
    showRoad(rounds) {
      if (rounds === 'failed') return;
      const share = (part: number, whole: number) =>
        percentText({ numerator: BigInt(part), denominator: BigInt(Math.max(1, whole)) });
      const past = kind.statistics(rounds, { variant: sheet.variant, language, share });
      strip.replaceChildren(past.strip ?? words.rounds);
    },
    setInfoMode(on) {
      infoMode = on;
      setAttribute(root, 'data-info', on);
    },
    focusMat() {
      mat.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
    },
    close() {
      reveal.finish();
      root.remove();
    },
  };
}

/** Large enough that no rounding hides what is won. */
const RESULT_STAKE = 10_000_000n;

function lacksMoney({ notice }: TableView): boolean {
  if (notice?.kind === 'chips') return notice.refusal.code === 'not_enough_money';
  return notice?.kind === 'error' && notice.error === 'not_enough_money';
}
