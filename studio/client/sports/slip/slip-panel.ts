import { isRed } from '@lanna/rules/play/sports/odds/styles';
import { type SlipType, SYSTEM_LEGS } from '@lanna/rules/play/sports/slips/slip';
import { el, setAttribute } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { segments } from '../parts/segments.ts';
import { chooseType, figuresOf, NO_DRAFT, typeAmount } from '../state/draft.ts';
import { moneyOf } from '../state/money.ts';
import { legRow } from './leg-row.ts';
import { noticeOf, placedNote } from './notices.ts';
import { placing } from './placing.ts';
import { placeKey, showSlipBar } from './slip-keys.ts';
import { quickKeys, sizeKeys, sums } from './stake-parts.ts';

const TYPES: readonly SlipType[] = ['single', 'parlay', 'system'];

/** The slip below the page, or beside it where there is room. It takes room of its own and lies over nothing, so the price that was pressed stays seen. */
export function slipPanel(page: PageContext) {
  const { words, money } = page;
  const place = placing(page, show);
  const input = el('input', {
    ...{ class: 'amount', inputmode: 'decimal', autocomplete: 'off', maxlength: 12, enterkeyhint: 'done' },
    ...{ id: 'slip-amount', placeholder: '0', 'aria-describedby': 'slip-hint' },
  });
  input.addEventListener('input', () => page.setDraft(typeAmount(page.draft(), input.value)));
  const bar = el('div', { class: 'slip-bar' });
  const body = el('div', { class: 'slip-body' });
  const root = el('aside', { class: 'slip', 'aria-label': words.slip.title }, bar, body);
  let folded = true;

  function show(): void {
    const draft = page.draft();
    const { done } = place.state();
    const empty = draft.legs.length === 0 && done === undefined;
    setAttribute(root, 'data-empty', empty);
    setAttribute(root, 'data-folded', folded);
    showSlipBar(page, bar, { folded, done: done !== undefined }, () => fold(!folded));
    if (done) body.replaceChildren(placedNote(page, done, seeSlips, another));
    else if (empty) body.replaceChildren(el('p', { class: 'slip-none' }, words.slip.none));
    else showForm();
  }

  /** The field of the amount stays the same element, so that typing goes on while prices move. */
  function showForm(): void {
    const draft = page.draft();
    const { style } = figuresOf(draft, page.settings().oddsStyle);
    const [first] = draft.legs;
    const red = first !== undefined && isRed(first.odds, style);
    const { changed, problem } = place.state();
    if (input.value !== draft.amount) input.value = draft.amount;
    keepingFocus(() =>
      body.replaceChildren(
        segments(
          words.slip.typeLabel,
          TYPES.map((type) => [type, words.slip.types[type]] as const),
          draft.type,
          (type) => page.setDraft(chooseType(page.draft(), type)),
        ),
        el(
          'ul',
          { class: 'legs' },
          ...draft.legs.map((leg) =>
            legRow(
              page,
              leg,
              changed.find(({ fixture }) => fixture === leg.fixture),
            ),
          ),
        ),
        ...(draft.type === 'system' && draft.legs.length >= SYSTEM_LEGS.least ? [sizeKeys(page)] : []),
        el(
          'div',
          { class: 'stake-row' },
          el(
            'label',
            { for: 'slip-amount' },
            red ? words.slip.amountRed : draft.type === 'system' ? words.slip.amountLine : words.slip.amount,
          ),
          input,
          quickKeys(page, place.mostStake()),
        ),
        el('dl', { class: 'sums' }, ...sums(page, red)),
        el('p', { class: 'hint', id: 'slip-hint' }, hintText(red)),
        ...(problem ? [noticeOf(page, problem)] : []),
        placeKey(page, place),
      ),
    );
  }

  function keepingFocus(change: () => void): void {
    const { activeElement } = document;
    const within = activeElement instanceof HTMLElement && body.contains(activeElement);
    const at = within ? [...body.querySelectorAll('button, input')].indexOf(activeElement) : -1;
    const { selectionStart } = input;
    change();
    if (at < 0) return;
    if (activeElement === input) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(selectionStart, selectionStart);
    } else body.querySelectorAll<HTMLElement>('button, input')[at]?.focus({ preventScroll: true });
  }

  function hintText(red: boolean): string {
    const limit = say(words.slip.mostHint, { most: money(place.mostStake()) });
    const least = say(words.slip.leastHint, { least: money(moneyOf(page.session.leastStake)) });
    return `${red ? words.slip.redHint : least} · ${limit}`;
  }

  function seeSlips(): void {
    place.forget();
    fold(true);
    page.go({ page: 'slips', slips: 'open' });
  }

  function another(): void {
    place.forget();
    fold(true);
    page.setDraft({ ...NO_DRAFT, type: page.draft().type });
  }

  function fold(is: boolean): void {
    folded = is;
    show();
  }

  return {
    root,
    show,
    /** A price was pressed: an answer to the slip before is over, and a single opens to be staked at once. */
    pressed(): void {
      place.forget();
      if (page.draft().type === 'single') folded = false;
    },
    /** Another page was opened: what was placed has been read. */
    left(): void {
      if (place.state().done === undefined) return;
      place.forget();
      fold(true);
    },
    changed: place.quote,
    isBusy: () => place.state().busy,
    close: place.close,
  };
}
