import type { Money } from '@lanna/rules/money';
import { button, el, setAttribute } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { Kind, PastRound, RevealStep } from '../kinds/kind.ts';
import { type Reveal, runReveal } from '../kinds/reveal.ts';
import { isUnconfirmed, mayBet } from '../state/mat.ts';
import { type Phase, phaseOf, secondsLeft } from '../state/phase.ts';
import { confirmedChips, moneyOf, ownOfRound, type PageState, type TableView } from '../state/state.ts';
import { createHead } from './head.ts';
import { icon } from './icons.ts';
import { moveByArrows } from './mat-keys.ts';
import { percentText, type ShowMoney } from './money-text.ts';
import { noticeText } from './notice-text.ts';
import { resultText } from './result-text.ts';
import { createSpots } from './spots.ts';
import { createTray } from './tray.ts';

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

export function createPanel({
  kind,
  view: first,
  language,
  words,
  money,
  still,
  mayDeposit,
  act,
}: PanelParts): Panel {
  const { sheet } = first;
  const name = sheet.name[language];
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
  const head = createHead({ sheet, language, words });
  const dealer = el('p', { class: 'dealer', role: 'status' });
  const showNow = button({ class: 'plain show-now', hidden: true }, () => reveal?.finish(), words.showNow);
  const strip = el('span', { class: 'road-strip', 'aria-hidden': 'true' });
  const road = button(
    { class: 'road' },
    act.openRoad,
    el('span', { class: 'visually-hidden' }, words.rounds),
    strip,
    icon('rounds'),
  );
  const mat = el(
    'div',
    { class: 'mat', role: 'group', 'aria-label': say(words.matLabel, { name }) },
    board.mat,
  );
  moveByArrows(mat);
  const result = el('p', { class: 'result', role: 'status', hidden: true });
  const note = el('p', { class: 'note', role: 'status' });
  const deposit = button({ class: 'plain', hidden: true }, act.deposit, words.errorDeposit);
  const tray = createTray({ sheet, words, money, act });
  const root = el(
    'section',
    {
      class: 'panel-table',
      'data-table': sheet.code,
      'data-kind': sheet.kind,
      'aria-label': say(words.tableLabel, { name }),
    },
    el(
      'div',
      { class: 'table-grid' },
      head.root,
      el('div', { class: 'show' }, board.show, el('div', { class: 'said' }, dealer, showNow)),
      road,
      mat,
      tray.root,
      el('div', { class: 'told' }, result, note, deposit),
    ),
  );

  let reveal: Reveal | undefined;
  let phase: Phase | undefined;
  let round: string | undefined;
  let shown: unknown;
  let infoMode = false;
  let saidFew = false;

  function show(state: PageState, view: TableView, now: number): void {
    const current = view.frame?.round;
    if (current?.id !== round) {
      round = current?.id;
      saidFew = false;
      if (current && current.state !== 'settled') clearBoard();
    }
    showPhase(view, now);
    const betting = mayBet(view, now);
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
    head.show(view, state.connection);
    tray.show({ state, view, betting, unconfirmed: isUnconfirmed(view), infoMode });
    const text = infoMode ? words.infoOn : noticeText({ view, kind, language, words, money, betting });
    if (note.textContent !== text) note.textContent = text;
    deposit.hidden = !mayDeposit || infoMode || !lacksMoney(view);
    showResult(view);
    setAttribute(root, 'data-told', text !== '' || !result.hidden);
  }

  function showPhase(view: TableView, now: number): void {
    const next = phaseOf(view.frame?.round, now, view.revealing !== undefined);
    if (next !== phase) {
      const before = phase;
      phase = next;
      root.dataset['phase'] = next;
      if (before !== undefined) announce(next);
    }
    const until =
      next === 'betting'
        ? view.frame?.round?.closesAt
        : next === 'waiting'
          ? view.frame?.round?.opensAt
          : view.frame?.nextAt;
    head.time(next, until, now);
    if (next === 'betting' && before5(view, now) && !saidFew) {
      saidFew = true;
      speak(words.dealer.last);
    }
  }

  function before5(view: TableView, now: number): boolean {
    const left = secondsLeft(view.frame?.round?.closesAt, now);
    return left <= 5 && left > 2;
  }

  function announce(next: Phase): void {
    if (next === 'betting') speak(words.dealer.open);
    if (next === 'closed') speak(words.dealer.closed);
    if (next === 'void') speak(words.dealer.void);
  }

  function speak(text: string): void {
    dealer.textContent = text;
    act.says(text);
  }

  function showResult(view: TableView): void {
    const text =
      phase === 'paid' || phase === 'void' ? resultText(ownOfRound(view), words, money) : undefined;
    result.hidden = text === undefined;
    result.textContent = text?.text ?? '';
    setAttribute(result, 'data-won', text?.won);
  }

  function resultOf(play: string, outcome: unknown): 'won' | 'push' | 'lost' {
    const back = kind.rules.payout(sheet.variant, play, RESULT_STAKE, outcome);
    return back > RESULT_STAKE ? 'won' : back > 0n ? 'push' : 'lost';
  }

  function clearBoard(): void {
    reveal?.finish();
    shown = undefined;
    board.clear();
    dealer.textContent = '';
  }

  return {
    root,
    show,
    tick: showPhase,
    reveal(id, outcome, { atOnce, timeMs }) {
      if (outcome === null || outcome === undefined) return act.revealed(id);
      shown = outcome;
      const slow = sheet.pace === 'squeeze';
      const steps = board.steps(outcome, slow);
      if (!atOnce) board.clear();
      showNow.hidden = atOnce || still;
      reveal = runReveal(steps, {
        timeMs,
        atOnce: atOnce || still,
        on(step) {
          if (!atOnce) act.step(step);
          if (step.says !== undefined) speak(step.says);
        },
        ended() {
          reveal = undefined;
          showNow.hidden = true;
          dealer.textContent = kind.sentences(shown, sheet.variant, language).at(-1) ?? '';
          act.revealed(id);
        },
      });
    },
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
      reveal?.finish();
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
