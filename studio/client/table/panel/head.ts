import type { TableSheet } from '../../../table-api.ts';
import { el } from '../../shared/element.ts';
import { kindName, type Language, say, type Words } from '../i18n/words.ts';
import { type Phase, secondsLeft } from '../state/phase.ts';
import { moneyOf, type PageState, type TableView } from '../state/state.ts';
import { icon } from './icons.ts';
import { shortMoney } from './money-text.ts';

/** Which table it is, in which phase, and how much time there is. */
export interface Head {
  root: HTMLElement;
  show(view: TableView, connection: PageState['connection']): void;
  time(phase: Phase, until: string | null | undefined, now: number): void;
}

export function createHead({
  sheet,
  language,
  words,
}: {
  sheet: TableSheet;
  language: Language;
  words: Words;
}): Head {
  const limits = { least: shortMoney(moneyOf(sheet.minStake)), most: shortMoney(moneyOf(sheet.maxStake)) };
  const round = el('span', { class: 'head-round' });
  const playerCount = el('span');
  const playersName = el('span', { class: 'visually-hidden' });
  const phaseText = el('span', { class: 'phase-text' });
  const seconds = el('span', { class: 'seconds', 'aria-hidden': 'true' });
  const bar = el('span', { class: 'time-bar', 'aria-hidden': 'true' });
  const phaseBox = el('p', { class: 'phase', role: 'status' }, phaseText);
  const timeName = el('span', { class: 'visually-hidden', role: 'timer', 'aria-live': 'off' });
  const line = el('p', { class: 'connection', role: 'status', hidden: true });
  let drawn = '';

  const root = el(
    'header',
    { class: 'head' },
    el(
      'div',
      { class: 'head-name' },
      el('h2', {}, sheet.name[language], el('span', { class: 'head-kind' }, kindName(words, sheet.kind))),
      el(
        'p',
        { class: 'head-facts' },
        el('span', { 'aria-hidden': 'true' }, say(words.limits, limits)),
        el('span', { class: 'visually-hidden' }, say(words.limitsLabel, limits)),
        sheet.pace !== 'standard' && el('span', { class: 'pace' }, words.pace[sheet.pace]),
        round,
        el('span', { class: 'head-players', 'aria-hidden': 'true' }, icon('people'), playerCount),
        playersName,
      ),
    ),
    el('div', { class: 'head-time' }, phaseBox, seconds, timeName),
    bar,
    line,
  );

  return {
    root,
    show({ frame }, connection) {
      round.textContent = frame?.round ? say(words.round, { number: frame.round.number }) : '';
      const count = frame?.players ?? 0;
      playerCount.textContent = String(count);
      playersName.textContent = say(words.playersLabel, { count });
      const lost = connection === 'lost';
      const text = lost ? words.connection.lost : frame?.status === 'closing' ? words.closing : '';
      line.hidden = text === '';
      if (line.textContent !== text) line.textContent = text;
    },
    time(phase, until, now) {
      const left = secondsLeft(until, now);
      const counts = phase === 'betting' || phase === 'waiting' || phase === 'paid' || phase === 'void';
      const next = `${phase}:${counts ? left : ''}:${until}`;
      if (next === drawn) return;
      if (phaseText.textContent !== words.phase[phase]) phaseText.textContent = words.phase[phase];
      seconds.textContent = counts && left > 0 ? String(left) : '';
      timeName.textContent =
        !counts || left === 0
          ? ''
          : say(phase === 'betting' ? words.secondsLeft : words.nextIn, { seconds: left });
      root.dataset['few'] = String(phase === 'betting' && left <= 5);
      // The bar runs by itself from where the server's clock is; it is set anew only when something else is counted.
      if (!drawn.startsWith(`${phase}:`) || !drawn.endsWith(`:${until}`)) startBar(phase, until, now);
      drawn = next;
    },
  };

  function startBar(phase: Phase, until: string | null | undefined, now: number): void {
    const whole = phase === 'betting' ? sheet.bettingMs : 0;
    bar.hidden = whole === 0;
    if (whole === 0 || !until) return;
    const leftMs = Math.max(0, Date.parse(until) - now);
    bar.style.setProperty('--whole', `${whole}ms`);
    bar.style.setProperty('--gone', `${leftMs - whole}ms`);
    // A new animation, not the rest of the last one.
    bar.replaceChildren(el('span'));
  }
}
