import type { Money } from '@lanna/rules/money';
import type { SlotGame } from '../../../rules/slot/games.ts';
import { lineBetOf, type SlotSheet } from '../../../rules/slot/sheet.ts';
import { el } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import { svgUrl } from '../render/picture.ts';
import type { Theme } from '../themes/theme.ts';
import { type Dialog, openDialog } from './dialog.ts';

export interface PaytableFacts {
  game: SlotGame;
  sheet: SlotSheet;
  theme: Theme;
  language: Language;
  stake: Money;
  minimumCycleMs: number;
}

/** Everything the game pays and by which rules, written from the very sheet the server plays. */
export function openPaytable(words: Words, money: ShowMoney, facts: PaytableFacts): Dialog {
  const { sheet, stake } = facts;
  return openDialog({
    title: words.payTitle,
    closeLabel: words.close,
    kind: 'panel',
    name: 'paytable',
    content: [
      el(
        'p',
        { class: 'muted' },
        say(words.payFor, { stake: money(stake), lineBet: money(lineBetOf(sheet, stake)) }),
      ),
      ...specials(words, money, facts),
      pays(words, money, facts),
      ...lines(words, sheet),
      ...rules(words, facts),
    ],
  });
}

function specials(words: Words, money: ShowMoney, facts: PaytableFacts): Node[] {
  const { sheet, stake } = facts;
  const wild = nameOf(facts, sheet.wild.symbol);
  const scatter = nameOf(facts, sheet.scatter.symbol);
  const names = { wild, scatter };
  const wildTimes = sheet.wild.multiplier.free;
  const counts = [...new Set([...Object.keys(sheet.scatter.pays), ...Object.keys(sheet.scatter.freeSpins)])];
  const scatterPays = counts.map(Number).toSorted((a, b) => b - a);
  return [
    feature(facts, sheet.wild.symbol, say(words.wildHead, names), [
      say(words.wildText, names),
      ...(wildTimes > 1 ? [say(words.wildTimesText, { ...names, times: wildTimes })] : []),
    ]),
    feature(
      facts,
      sheet.scatter.symbol,
      say(words.scatterHead, names),
      scatterPays.map((count) => {
        const times = sheet.scatter.pays[count] ?? 0;
        const spins = sheet.scatter.freeSpins[count] ?? 0;
        const template = spins > 0 ? words.scatterPaySpins : words.scatterPay;
        return say(template, { count, times, spins, amount: money(stake * BigInt(times)) });
      }),
    ),
    el(
      'section',
      { class: 'prose' },
      el('h3', {}, words.freeHead),
      el('p', {}, say(words.freeText, names)),
      sheet.freeSpinMultiplier > 1 &&
        el('p', {}, say(words.freeSpinsTimes, { times: sheet.freeSpinMultiplier })),
      sheet.strips.free !== sheet.strips.base && el('p', {}, words.freeOwnReels),
    ),
  ];
}

function feature(facts: PaytableFacts, symbol: string, head: string, texts: readonly string[]): HTMLElement {
  return el(
    'section',
    { class: 'feature' },
    picture(facts, symbol),
    el('div', {}, el('h3', {}, head), ...texts.map((text) => el('p', {}, text))),
  );
}

/** Symbols from the dearest to the cheapest, each with its pays for the chosen stake. */
function pays(words: Words, money: ShowMoney, facts: PaytableFacts): HTMLElement {
  const { sheet, stake } = facts;
  const lineBet = lineBetOf(sheet, stake);
  const best = (symbol: string) => Math.max(...Object.values(sheet.pays[symbol] ?? {}));
  const symbols = Object.keys(sheet.pays).toSorted((a, b) => best(b) - best(a));
  return el(
    'ul',
    { class: 'pays' },
    ...symbols.map((symbol) => {
      const rows = Object.entries(sheet.pays[symbol] ?? {}).toSorted(([a], [b]) => Number(b) - Number(a));
      return el(
        'li',
        {},
        picture(facts, symbol),
        el('strong', {}, nameOf(facts, symbol)),
        el(
          'dl',
          {},
          ...rows.flatMap(([count, pay]) => [
            el('dt', {}, say(words.payOf, { count })),
            el('dd', {}, money(lineBet * BigInt(pay))),
          ]),
        ),
      );
    }),
  );
}

function lines(words: Words, sheet: SlotSheet): Node[] {
  return [
    el('h3', {}, say(words.linesHead, { lines: sheet.lines.length })),
    el('p', {}, words.linesText),
    el(
      'ol',
      { class: 'lines' },
      ...sheet.lines.map((rows, index) =>
        el(
          'li',
          {},
          el('img', {
            src: svgUrl(lineDiagram(rows, sheet)),
            alt: say(words.lineName, { line: index + 1 }),
            width: 60,
            height: 12 * sheet.rows,
          }),
          el('span', { 'aria-hidden': 'true' }, String(index + 1)),
        ),
      ),
    ),
  ];
}

function lineDiagram(rows: string, sheet: SlotSheet): string {
  const cells = [...rows].flatMap((row, reel) =>
    Array.from({ length: sheet.rows }, (_, at) => {
      const on = Number(row) === at;
      return `<rect x="${reel * 12 + 1}" y="${at * 12 + 1}" width="10" height="10" rx="2.5" fill="${on ? '#f6c65b' : '#ffffff'}" fill-opacity="${on ? 1 : 0.14}"/>`;
    }),
  );
  const path = [...rows].map((row, reel) => `${reel * 12 + 6} ${Number(row) * 12 + 6}`).join('L');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 ${sheet.rows * 12}">${cells.join('')}<path d="M${path}" fill="none" stroke="#8a4a10" stroke-width="1.5" stroke-linejoin="round"/></svg>`;
}

function rules(words: Words, { sheet, minimumCycleMs }: PaytableFacts): Node[] {
  const seconds = secondsText(minimumCycleMs);
  const volatility = {
    low: words.volatilityLow,
    medium: words.volatilityMedium,
    high: words.volatilityHigh,
  }[sheet.volatility];
  const texts = [
    say(words.rulesReturn, { percent: sheet.returnPercent }),
    say(words.rulesVolatility, { volatility }),
    words.rulesFair,
    words.rulesStop,
    say(words.rulesCycle, { seconds }),
    words.rulesBroken,
    words.rulesVoid,
    say(words.rulesVersion, { version: sheet.ruleVersion }),
  ];
  return [
    el('h3', {}, words.rulesHead),
    el('ul', { class: 'rules' }, ...texts.map((text) => el('li', {}, text))),
  ];
}

/** Seconds with one decimal at most, never more than they are: 2.6 for 2650 ms. */
export function secondsText(ms: number): string {
  return (Math.floor(ms / 100) / 10).toString();
}

function picture({ theme }: PaytableFacts, symbol: string): HTMLImageElement {
  return el('img', {
    class: 'symbol',
    alt: '',
    src: svgUrl(theme.symbols[symbol]?.() ?? ''),
    width: 64,
    height: 64,
  });
}

function nameOf({ game, language }: PaytableFacts, symbol: string): string {
  return game.symbols[symbol]?.[language] ?? symbol;
}
