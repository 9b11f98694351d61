import { formatMoney, type Money } from '@lanna/rules/money';
import { formatOdds } from '@lanna/rules/play/sports/odds/odds';
import { amountFor } from '@lanna/rules/play/sports/odds/styles';
import { FULL_COVERS, fullCoverSizes, lineCount } from '@lanna/rules/play/sports/slips/slip';
import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { coverAll, figuresOf, sizesOf, toggleSize, typeAmount } from '../state/draft.ts';
import { moneyOf } from '../state/money.ts';

const QUICK = [50, 100, 500, 1000] as const;

/** Of a system: how many legs a line has, and the covers known by name. */
export function sizeKeys(page: PageContext): HTMLElement {
  const { words } = page;
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
        { class: 'key', 'aria-pressed': String(chosen.includes(size)) },
        () => page.setDraft(toggleSize(page.draft(), size)),
        say(words.slip.sizeName, {
          size,
          count: lineCount({ type: 'system', legs: draft.legs, sizes: [size] }),
        }),
      ),
    ),
    cover &&
      button(
        { class: 'key', 'aria-pressed': String(chosen.length === all.length) },
        () => page.setDraft(coverAll(page.draft())),
        say(words.slip.cover, { name: names[cover.name] ?? cover.name }),
      ),
  );
}

export function quickKeys(page: PageContext, mostStake: Money): HTMLElement {
  const { words } = page;
  const key = (amount: string, text: string) =>
    button({ class: 'key' }, () => page.setDraft(typeAmount(page.draft(), amount)), text);
  return el(
    'div',
    { class: 'quick', role: 'group', 'aria-label': words.slip.quick },
    ...QUICK.map((amount) => key(String(amount), amount.toLocaleString('en'))),
    key(formatMoney(mostAmount(page, mostStake)).replace(/\.00$/, ''), words.slip.most),
  );
}

/** What a slip costs and may bring. Of a red price both in its own words: ชนะได้ / เสีย. */
export function sums(page: PageContext, red: boolean): HTMLElement[] {
  const { words, money } = page;
  const draft = page.draft();
  const { stake, pays, lines } = figuresOf(draft, page.settings().oddsStyle);
  const shown = (amount: Money | undefined) => (amount === undefined ? '–' : money(amount));
  const row = (name: string, value: string, kind = '') =>
    el('div', { class: kind }, el('dt', {}, name), el('dd', {}, value));
  const win = pays !== undefined && stake !== undefined ? pays - stake : undefined;
  if (draft.type === 'single') {
    return red
      ? [row(words.slip.win, shown(win), 'win'), row(words.slip.lose, shown(stake), 'lose')]
      : [row(words.slip.win, shown(win), 'win'), row(words.slip.pays, shown(pays))];
  }
  const odds = draft.legs.reduce((product, leg) => (product * leg.odds) / 1000, 1000);
  const total = draft.legs.length < 2 ? '–' : formatOdds(Math.floor(odds));
  return [
    draft.type === 'parlay'
      ? row(words.slip.odds, total)
      : row(words.slip.stake, `${shown(stake)} · ${say(words.slip.lines, { count: lines })}`),
    row(words.slip.pays, shown(pays), 'win'),
  ];
}

/** The most that may be typed: what the studio takes, and what the player has. */
function mostAmount(page: PageContext, mostStake: Money): Money {
  const draft = page.draft();
  const { style, lines } = figuresOf(draft, page.settings().oddsStyle);
  const has = moneyOf(page.balance());
  let most = mostStake;
  if (has < most) most = has;
  most /= BigInt(Math.max(1, lines));
  const [first] = draft.legs;
  return first ? amountFor(most, first.odds, style) : most;
}
