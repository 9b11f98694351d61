import { parseMoney } from '@lanna/rules/money';
import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import type { SportsError } from '../wire/studio.ts';

export interface SlipProblemNotice {
  error: SportsError;
  facts: Readonly<Record<string, unknown>>;
}

/** Why a slip was not taken: what happened, what it means for the money, what to do next. */
export function noticeOf(page: PageContext, { error, facts }: SlipProblemNotice): HTMLElement {
  const { words, money, deposit } = page;
  const text = words.errors[error];
  const shown = (name: string) => {
    const amount = parseMoney(String(facts[name] ?? ''));
    return amount === undefined ? '' : money(amount);
  };
  const why = Object.entries(words.problems).find(([problem]) => problem === facts['problem'])?.[1];
  const next = why ?? say(text.next, { least: shown('least'), most: shown('most') });
  return el(
    'div',
    { class: 'slip-notice', role: 'alert', 'data-error': error },
    el('strong', {}, text.title),
    el('p', {}, `${text.money} · ${next}`),
    error === 'not_enough_money' &&
      deposit !== undefined &&
      button({ class: 'plain' }, deposit, words.slip.deposit),
  );
}

export function placedNote(
  { words }: PageContext,
  done: { stake: string; pays: string },
  seeSlips: () => void,
  another: () => void,
): HTMLElement {
  return el(
    'div',
    { class: 'placed', role: 'status' },
    icon('check'),
    el('strong', {}, words.slip.placed),
    el('p', {}, say(words.slip.placedText, done)),
    el(
      'div',
      { class: 'placed-keys' },
      button({ class: 'primary', 'data-act': 'see' }, seeSlips, words.slip.seeSlips),
      button({ class: 'plain' }, another, words.slip.another),
    ),
  );
}
