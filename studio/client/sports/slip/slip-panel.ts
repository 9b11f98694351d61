import { formatMoney } from '@lanna/rules/money';
import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { formatOdds } from '@lanna/rules/play/sports/odds/odds';
import { amountFor, isRed, styledOdds } from '@lanna/rules/play/sports/odds/styles';
import { FULL_COVERS, fullCoverSizes, lineCount, type SlipType } from '@lanna/rules/play/sports/slips/slip';
import { button, el, setAttribute } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { segments } from '../parts/segments.ts';
import { isOpen, priceOf } from '../state/book.ts';
import {
  chooseType,
  coverAll,
  type DraftLeg,
  dropLeg,
  figuresOf,
  missing,
  NO_DRAFT,
  reprice,
  sizesOf,
  styleOfLeg,
  toggleSize,
  typeAmount,
} from '../state/draft.ts';
import { moneyOf } from '../state/money.ts';
import { marketName, matchName, pickOf } from '../state/names.ts';
import { placing } from './placing.ts';

const QUICK = [50, 100, 500, 1000] as const;
const TYPES: readonly SlipType[] = ['single', 'parlay', 'system'];

/** The slip below the page, or beside it where there is room. It takes room of its own and lies over nothing, so the price that was pressed stays seen. */
export function slipPanel(page: PageContext) {
  const { words, money, naming } = page;
  const place = placing(page, show);
  const input = el('input', {
    ...{ class: 'amount', inputmode: 'decimal', autocomplete: 'off', maxlength: 12, enterkeyhint: 'done' },
    ...{ id: 'slip-amount', placeholder: '0' },
  });
  input.addEventListener('input', () => page.setDraft(typeAmount(page.draft(), input.value)));
  const bar = el('div', { class: 'slip-bar' });
  const body = el('div', { class: 'slip-body' });
  const root = el('aside', { class: 'slip', 'aria-label': words.slip.title }, bar, body);
  let folded = true;
  let count = page.draft().legs.length;

  function show(): void {
    const draft = page.draft();
    if (draft.legs.length > count && draft.type === 'single') folded = false;
    count = draft.legs.length;
    const { done } = place.state();
    const empty = draft.legs.length === 0 && done === undefined;
    setAttribute(root, 'data-empty', empty);
    setAttribute(root, 'data-folded', folded);
    showBar();
    if (done) body.replaceChildren(placedNote(done));
    else if (empty) body.replaceChildren(el('p', { class: 'slip-none' }, words.slip.none));
    else showForm();
  }

  function showBar(): void {
    const draft = page.draft();
    const { done } = place.state();
    const title = done ? words.slip.placed : words.slip.title;
    const facts = draft.legs.length > 0 ? say(words.slip.count, { count: draft.legs.length }) : '';
    const version = [title, facts, folded, draft.type].join();
    if (bar.dataset['version'] === version) return;
    bar.dataset['version'] = version;
    const focused = bar.contains(document.activeElement);
    bar.replaceChildren(
      button(
        {
          ...{ class: 'slip-fold', 'aria-expanded': String(!folded) },
          'aria-label': `${folded ? words.slip.open : words.slip.fold}, ${facts}`,
        },
        () => {
          folded = !folded;
          show();
        },
        el('strong', {}, title),
        facts !== '' && el('span', { class: 'slip-count' }, facts),
        icon(folded ? 'open' : 'fold'),
      ),
    );
    if (focused) bar.querySelector('button')?.focus();
  }

  function showForm(): void {
    const draft = page.draft();
    const figures = figuresOf(draft, page.settings().oddsStyle);
    const focused = document.activeElement === input;
    const caret = input.selectionStart;
    if (input.value !== draft.amount) input.value = draft.amount;
    const first = draft.legs[0];
    const red = first !== undefined && isRed(first.odds, figures.style);
    setAttribute(input, 'aria-describedby', 'slip-hint');
    body.replaceChildren(
      segments(
        words.slip.typeLabel,
        TYPES.map((type) => [type, words.slip.types[type]] as const),
        draft.type,
        (type) => page.setDraft(chooseType(page.draft(), type)),
      ),
      el('ul', { class: 'legs' }, ...draft.legs.map(legRow)),
      ...(draft.type === 'system' && draft.legs.length >= 3 ? [sizes()] : []),
      el(
        'div',
        { class: 'stake-row' },
        el(
          'label',
          { for: 'slip-amount' },
          red ? words.slip.amountRed : draft.type === 'system' ? words.slip.amountLine : words.slip.amount,
        ),
        input,
        quickKeys(),
      ),
      el('p', { class: 'hint', id: 'slip-hint' }, hintText(red)),
      el('dl', { class: 'sums' }, ...sums(red)),
      ...place.notice(),
      placeButton(),
    );
    if (focused) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(caret, caret);
    }
  }

  function legRow(leg: DraftLeg): HTMLElement {
    const draft = page.draft();
    const style = draft.type === 'single' ? styleOfLeg(leg, page.settings().oddsStyle) : 'decimal';
    const styled = styledOdds(leg.odds, style);
    const changed = place.state().changed.find((one) => one.fixture === leg.fixture);
    const fixture = page.book.fixtures.get(leg.fixture);
    const gone = fixture !== undefined && !isOpen(fixture, fixture.markets.get(leg.market), page.clock.now());
    const market = parseMarketKey(leg.market);
    const pick = pickOf(leg.market, leg.selection, leg, naming);
    const now = priceOf(page.book, leg.fixture, leg.market, leg.selection);
    const live = now && now.odds !== leg.odds && !changed ? styledOdds(now.odds, style) : undefined;
    return el(
      'li',
      { class: 'leg', 'data-gone': gone },
      el('strong', {}, pick),
      el(
        'span',
        { class: 'leg-odds', 'data-red': styled.sign === 'red' },
        styled.text,
        styled.sign === 'red' && el('small', {}, words.redLong),
      ),
      button(
        { class: 'leg-remove', 'aria-label': say(words.slip.remove, { what: pick }) },
        () => page.setDraft(dropLeg(page.draft(), leg.fixture)),
        icon('remove'),
      ),
      el(
        'small',
        { class: 'leg-match' },
        `${market ? marketName(market, leg, naming) : ''} · ${matchName(leg, naming)}`,
      ),
      gone &&
        el(
          'em',
          { class: 'leg-note' },
          fixture?.state === 'suspended' ? words.slip.suspended : words.slip.ended,
        ),
      changed &&
        el(
          'em',
          { class: 'leg-note', role: 'alert' },
          say(words.slip.changedLeg, {
            old: styledOdds(changed.old, style).text,
            now: styledOdds(changed.now, style).text,
          }),
        ),
      live &&
        el('em', { class: 'leg-note' }, say(words.slip.changedLeg, { old: styled.text, now: live.text })),
    );
  }

  function sizes(): HTMLElement {
    const draft = page.draft();
    const chosen = sizesOf(draft);
    const all = fullCoverSizes(draft.legs.length);
    const cover = FULL_COVERS.find(({ legs }) => legs === draft.legs.length);
    const names: Readonly<Record<string, string>> = words.slip.covers;
    return el(
      'fieldset',
      { class: 'sizes' },
      el('legend', {}, words.slip.sizes),
      ...all.map((size) =>
        button(
          { 'aria-pressed': String(chosen.includes(size)) },
          () => page.setDraft(toggleSize(page.draft(), size)),
          say(words.slip.sizeName, {
            ...{ size, count: lineCount({ type: 'system', legs: draft.legs, sizes: [size] }) },
          }),
        ),
      ),
      cover &&
        button(
          { 'aria-pressed': String(chosen.length === all.length) },
          () => page.setDraft(coverAll(page.draft())),
          say(words.slip.cover, { name: names[cover.name] ?? cover.name }),
        ),
    );
  }

  function quickKeys(): HTMLElement {
    const most = mostAmount();
    return el(
      'div',
      { class: 'quick', role: 'group', 'aria-label': words.slip.quick },
      ...QUICK.map((amount) =>
        button(
          {},
          () => page.setDraft(typeAmount(page.draft(), String(amount))),
          amount.toLocaleString('en'),
        ),
      ),
      button(
        {},
        () => page.setDraft(typeAmount(page.draft(), formatMoney(most).replace(/\.00$/, ''))),
        words.slip.most,
      ),
    );
  }

  /** The most that may be typed: what the studio takes, and what the player has. */
  function mostAmount(): bigint {
    const draft = page.draft();
    const { style, lines } = figuresOf(draft, page.settings().oddsStyle);
    const [limit, have] = [place.mostStake(), moneyOf(page.balance())];
    const most = (limit < have ? limit : have) / BigInt(Math.max(1, lines));
    const [first] = draft.legs;
    return first ? amountFor(most, first.odds, style) : most - (most % 1000n);
  }

  function hintText(red: boolean): string {
    const limit = say(words.slip.mostHint, { most: money(place.mostStake()) });
    const least = say(words.slip.leastHint, { least: money(moneyOf(page.session.leastStake)) });
    return red ? `${words.slip.redHint} · ${limit}` : `${least} · ${limit}`;
  }

  function sums(red: boolean): HTMLElement[] {
    const draft = page.draft();
    const { stake, pays, lines } = figuresOf(draft, page.settings().oddsStyle);
    const shown = (amount: bigint | undefined) => (amount === undefined ? '–' : money(amount));
    const row = (name: string, value: string, kind = '') =>
      el('div', { class: kind }, el('dt', {}, name), el('dd', {}, value));
    const win = pays !== undefined && stake !== undefined ? pays - stake : undefined;
    if (draft.type === 'single') {
      return red
        ? [row(words.slip.win, shown(win), 'win'), row(words.slip.lose, shown(stake), 'lose')]
        : [row(words.slip.win, shown(win), 'win'), row(words.slip.pays, shown(pays))];
    }
    const odds = draft.legs.reduce((product, leg) => (product * leg.odds) / 1000, 1000);
    return [
      draft.type === 'parlay'
        ? row(words.slip.odds, draft.legs.length < 2 ? '–' : formatOdds(Math.floor(odds)))
        : row(words.slip.stake, `${shown(stake)} · ${say(words.slip.lines, { count: lines })}`),
      row(words.slip.pays, shown(pays), 'win'),
    ];
  }

  function placeButton(): HTMLElement {
    const draft = page.draft();
    const { stake } = figuresOf(draft, page.settings().oddsStyle);
    const { busy, changed } = place.state();
    const lacking = missing(draft);
    if (lacking) return el('p', { class: 'lacking' }, words.slip[lacking]);
    const text =
      stake === undefined
        ? say(words.slip.place, { stake: '' }).trim()
        : say(changed.length > 0 ? words.slip.again : words.slip.place, { stake: money(stake) });
    return button(
      { class: 'primary place', 'aria-disabled': stake === undefined || busy ? 'true' : undefined },
      () => {
        if (changed.length > 0) page.setDraft(reprice(page.draft(), place.newPrices()));
        void place.send();
      },
      busy ? words.slip.placing : text,
    );
  }

  function placedNote({ stake, pays, red }: { stake: string; pays: string; red: boolean }): HTMLElement {
    return el(
      'div',
      { class: 'placed', role: 'status', 'data-red': red },
      icon('check'),
      el('strong', {}, words.slip.placed),
      el('p', {}, say(words.slip.placedText, { stake, pays })),
      el(
        'div',
        { class: 'placed-keys' },
        button(
          { class: 'primary' },
          () => {
            place.forget();
            folded = true;
            page.go({ page: 'slips', slips: 'open' });
            show();
          },
          words.slip.seeSlips,
        ),
        button(
          { class: 'plain' },
          () => {
            place.forget();
            folded = true;
            page.setDraft({ ...NO_DRAFT, type: page.draft().type });
          },
          words.slip.another,
        ),
      ),
    );
  }

  return {
    root,
    show,
    /** A price was pressed: an answer to the slip before is over. */
    pressed(): void {
      place.forget();
    },
    quote: place.quote,
    close: place.close,
  };
}
