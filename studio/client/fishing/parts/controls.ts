import { button, el, setAttribute, setText } from '../../shared/element.ts';
import { isFramed } from '../../shared/frame-messages.ts';
import { unitsOf } from '../../shared/money-text.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';

export interface ControlActs {
  leave(): void;
  info(): void;
  packets(): void;
  auto(): void;
  isAuto(): boolean;
}

/** What lies above and below the water: money, the price of a shot, the weapon, and the button that fires. */
export function controls(page: PageContext, act: ControlActs) {
  const { words, session, chosen, language } = page;
  const wallet = el('b', { 'data-balance': true });
  const packet = el('small', { class: 'packet' });
  const top = el(
    'header',
    { class: 'top', 'data-framed': isFramed() },
    button({ class: 'tool', 'aria-label': words.leaveLabel }, act.leave, words.leave),
    el('h1', {}, session.gameName[language]),
    el('p', { class: 'money' }, el('small', {}, session.demo ? words.demo : words.balance), wallet, packet),
    button({ class: 'tool' }, act.info, words.info),
    button({ class: 'tool' }, act.packets, words.historyShort),
  );
  const price = el('b', { 'aria-live': 'polite' });
  const step = (by: number) => () => {
    chosen.bet = Math.min(session.bets.length - 1, Math.max(0, chosen.bet + by));
    page.changed();
  };
  const less = button({ class: 'step', 'aria-label': words.less }, step(-1), '−');
  const more = button({ class: 'step', 'aria-label': words.more }, step(1), '+');
  const weapon = button({ class: 'tool' }, () => {
    chosen.weapon = chosen.weapon === 'cannon' ? 'net' : 'cannon';
    page.changed();
  });
  const auto = button({ class: 'tool' }, act.auto);
  const fire = button({ class: 'fire', title: words.fireHint }, () => page.fire(), words.fire);
  const bottom = el(
    'div',
    { class: 'bottom' },
    el('div', { class: 'price' }, less, el('span', {}, el('small', {}, words.bet), price), more),
    weapon,
    auto,
    fire,
  );

  function show(own: { left: bigint; wallet: bigint }): void {
    setText(wallet, page.money(own.wallet + own.left));
    setText(packet, own.left > 0n ? say(words.packet, { amount: page.money(own.left) }) : '');
    setText(price, page.money(unitsOf(session.bets[chosen.bet] ?? '0')));
    setAttribute(less, 'disabled', chosen.bet === 0);
    setAttribute(more, 'disabled', chosen.bet === session.bets.length - 1);
    setText(weapon, words.weapons[chosen.weapon]);
    setAttribute(weapon, 'aria-label', say(words.weaponLabel, { weapon: words.weapons[chosen.weapon] }));
    setText(auto, act.isAuto() ? words.autoStop : words.auto);
    setAttribute(auto, 'aria-pressed', String(act.isAuto()));
  }
  return { top, bottom, show };
}
