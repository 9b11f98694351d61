import type { TableSession } from '../../../table-api.ts';
import { button, el, setAttribute } from '../../shared/element.ts';
import { isFramed } from '../../shared/frame-messages.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import { phaseOf, secondsLeft } from '../state/phase.ts';
import type { PageState } from '../state/state.ts';
import { type IconName, icon } from './icons.ts';
import type { ShowMoney } from './money-text.ts';

/** Balance, the tables that are open, and the ways to everything else. */
export interface TopBar {
  root: HTMLElement;
  show(state: PageState, now: number): void;
}

export interface TopActions {
  leave(): void;
  choose(table: string): void;
  put(table: string): void;
  tables(): void;
  rules(): void;
  road(): void;
  proof(): void;
  history(): void;
  settings(): void;
}

export function createTopBar({
  session,
  language,
  words,
  money,
  act,
}: {
  session: TableSession;
  language: Language;
  words: Words;
  money: ShowMoney;
  act: TopActions;
}): TopBar {
  // A page around brings the way back.
  const back = !isFramed() && button({ class: 'round', 'aria-label': words.back }, act.leave, icon('back'));
  const rail = el('div', { class: 'rail', role: 'group', 'aria-label': words.tables });
  const balance = el('output', { class: 'amount', 'aria-live': 'off' });
  const tool = (name: IconName, text: string, action: () => void) =>
    button({ class: 'menu-tool', 'data-tool': name }, action, icon(name), el('span', {}, text));
  const menu = el(
    'nav',
    { class: 'menu', 'aria-label': words.menu },
    tool('tables', words.tables, act.tables),
    tool('rules', words.rules, act.rules),
    tool('rounds', words.rounds, act.road),
    tool('proof', words.proof, act.proof),
    tool('history', words.history, act.history),
    tool('settings', words.settings, act.settings),
  );
  const root = el(
    'header',
    { class: 'top' },
    back,
    el(
      'p',
      { class: 'balance' },
      el('span', { class: 'label' }, session.demo ? words.demoBalance : words.balance),
      balance,
      session.demo && el('span', { class: 'badge', title: words.demoNote }, words.demo),
    ),
    rail,
    menu,
  );
  const tabs = new Map<string, { root: HTMLElement; choose: HTMLButtonElement; left: HTMLElement }>();

  function tabOf(
    table: string,
    name: string,
  ): { root: HTMLElement; choose: HTMLButtonElement; left: HTMLElement } {
    const left = el('span', { class: 'tab-left', 'aria-hidden': 'true' });
    const choose = button(
      { class: 'tab' },
      () => act.choose(table),
      el('span', { class: 'tab-name' }, name),
      left,
    );
    const close = button(
      { class: 'tab-close', 'aria-label': say(words.tableLeave, { name }) },
      () => act.put(table),
      icon('close'),
    );
    return { root: el('span', { class: 'tab-box' }, choose, close), choose, left };
  }

  return {
    root,
    show(state, now) {
      const text = money(state.balance);
      if (balance.textContent !== text) balance.textContent = text;
      for (const [code, tab] of tabs) {
        if (state.open.includes(code)) continue;
        tab.root.remove();
        tabs.delete(code);
      }
      for (const code of state.open) {
        const view = state.tables[code];
        if (!view) continue;
        let tab = tabs.get(code);
        if (!tab) {
          tab = tabOf(code, view.sheet.name[language]);
          tabs.set(code, tab);
          rail.append(tab.root);
        }
        const round = view.frame?.round;
        const betting = phaseOf(round, now, false) === 'betting';
        const left = betting ? String(secondsLeft(round?.closesAt, now)) : '';
        if (tab.left.textContent !== left) tab.left.textContent = left;
        setAttribute(tab.choose, 'aria-current', code === state.current ? 'true' : undefined);
        setAttribute(tab.root, 'data-chips', Object.keys(view.chips).length > 0);
      }
      setAttribute(rail, 'data-only', state.open.length === 1);
    },
  };
}
