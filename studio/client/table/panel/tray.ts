import type { Money } from '@lanna/rules/money';
import type { TableSheet } from '../../../table-api.ts';
import { button, el, setAttribute } from '../../shared/element.ts';
import { chipPicture } from '../art/chip.ts';
import { say, type Words } from '../i18n/words.ts';
import { sumOf } from '../state/chips.ts';
import { confirmedChips, moneyOf, ownOfRound, type PageState, type TableView } from '../state/state.ts';
import { type IconName, icon } from './icons.ts';
import { type ShowMoney, shortMoney } from './money-text.ts';
import type { PanelActions } from './panel.ts';

/** Chips to choose from, what can be done with those on the mat, and the button that makes them a bet. */
export interface Tray {
  root: HTMLElement;
  show(seen: {
    state: PageState;
    view: TableView;
    betting: boolean;
    unconfirmed: boolean;
    infoMode: boolean;
  }): void;
}

export function createTray({
  sheet,
  words,
  money,
  act,
}: {
  sheet: TableSheet;
  words: Words;
  money: ShowMoney;
  act: PanelActions;
}): Tray {
  const chips = sheet.chips.map(moneyOf).map((chip, rank) => ({ chip, control: chipButton(chip, rank) }));
  const tool = (name: IconName, text: string, label: string, action: () => void) =>
    button(
      { class: 'tool', 'data-tool': name, 'aria-label': text === label ? label : `${text}: ${label}` },
      action,
      icon(name),
      el('span', {}, text),
    );
  const undo = tool('undo', words.undo, words.undoLabel, act.undo);
  const double = tool('double', words.double, words.doubleLabel, act.double);
  const repeat = tool('repeat', words.repeat, words.repeatLabel, act.repeat);
  const clear = tool('clear', words.clear, words.clearLabel, act.clear);
  const favourites = tool('star', words.favourites, words.favourites, act.favourites);
  const info = tool('info', words.info, words.infoLabel, act.toggleInfo);
  const sum = el('strong', { class: 'sum' });
  const state = el('span', { class: 'sum-state' });
  const confirm = button({ class: 'confirm' }, act.confirm);

  function chipButton(chip: Money, rank: number): HTMLButtonElement {
    return button(
      { class: 'chip', 'aria-label': say(words.chip, { amount: money(chip) }), 'aria-pressed': 'false' },
      () => act.chip(chip),
      chipPicture(rank, shortMoney(chip)),
    );
  }

  const root = el(
    'footer',
    { class: 'tray' },
    el(
      'div',
      { class: 'chips', role: 'group', 'aria-label': words.chips },
      ...chips.map(({ control }) => control),
    ),
    el('div', { class: 'tools' }, undo, double, repeat, clear, favourites, info),
    el(
      'div',
      { class: 'bet' },
      el('p', { class: 'placed' }, el('span', { class: 'label' }, words.placed), sum, state),
      confirm,
    ),
  );

  return {
    root,
    show({ state: page, view, betting, unconfirmed, infoMode }) {
      for (const { chip, control } of chips)
        setAttribute(control, 'aria-pressed', chip === page.chip ? 'true' : 'false');
      const own = ownOfRound(view);
      const lies = sumOf(view.chips);
      const busy = view.sending !== undefined;
      const disable = (control: HTMLButtonElement, off: boolean) =>
        setAttribute(control, 'aria-disabled', off ? 'true' : undefined);
      disable(undo, !betting || view.before.length === 0);
      disable(double, !betting || lies === 0n);
      disable(repeat, !betting || Object.keys(view.last).length === 0);
      disable(clear, !betting || lies === 0n);
      setAttribute(info, 'aria-pressed', infoMode ? 'true' : 'false');
      const placed = betting ? lies : sumOf(confirmedChips(view));
      sum.textContent = money(placed);
      const confirmed = sumOf(confirmedChips(view));
      write(state, stateText(own?.state, { betting, unconfirmed, confirmed, lies, time: page.timeConfirms }));
      write(confirm, confirmText({ busy, unconfirmed, lies, confirmed, betting }));
      disable(confirm, !betting || busy || !unconfirmed);
      setAttribute(confirm, 'aria-busy', busy ? 'true' : undefined);
      setAttribute(root, 'data-unconfirmed', betting && unconfirmed);
    },
  };

  function stateText(
    own: string | undefined,
    at: { betting: boolean; unconfirmed: boolean; confirmed: Money; lies: Money; time: boolean },
  ): string {
    if (at.betting && at.unconfirmed) {
      if (at.time && at.lies > 0n) return words.unconfirmedTime;
      if (at.confirmed > 0n) return say(words.unconfirmedChange, { amount: money(at.confirmed) });
      return words.unconfirmed;
    }
    if (at.betting) return at.confirmed > 0n ? words.changeUntil : '';
    if (own === 'placing' || own === 'confirmed') return say(words.placing, { amount: money(at.confirmed) });
    if (own === 'placed') return say(words.inRound, { amount: money(at.confirmed) });
    return own === undefined ? words.nothingPlaced : '';
  }

  function confirmText(at: {
    busy: boolean;
    unconfirmed: boolean;
    lies: Money;
    confirmed: Money;
    betting: boolean;
  }): string {
    if (at.busy) return words.confirming;
    if (!at.unconfirmed)
      return at.confirmed > 0n ? say(words.confirmed, { amount: money(at.confirmed) }) : words.confirmNothing;
    if (at.lies === 0n) return words.confirmTakeBack;
    return say(at.confirmed > 0n ? words.confirmChange : words.confirm, { amount: money(at.lies) });
  }
}

function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
