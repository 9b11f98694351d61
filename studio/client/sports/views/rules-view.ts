import { FOOTBALL, footballOutcome } from '@lanna/rules/play/sports/markets/football';
import { lineText, thaiLine } from '@lanna/rules/play/sports/odds/lines';
import { ODDS_STYLES, styledOdds } from '@lanna/rules/play/sports/odds/styles';
import { COMMON_RULES, MARKET_RULES } from '@lanna/rules/play/sports/settlement/rule-lines';
import { el } from '../../shared/element.ts';
import { NoConnection, Refused } from '../../shared/studio-calls.ts';
import { say } from '../i18n/words.ts';
import type { PageContext, View } from '../page-context.ts';
import { failedNote, loadingRows } from '../parts/states.ts';
import { momentText } from '../state/times.ts';

/** Lines of the table of names: from level to three goals. */
const NAMED_LINES = Array.from({ length: 13 }, (_, quarters) => quarters);
const EXAMPLES = [1500, 1950, 2000, 2100, 3000] as const;

/** The rules slips are settled by, names of lines with what they come to, and what the house holds in a price. All of it follows from the rules in force. */
export function rulesView(page: PageContext): View {
  const { words } = page;
  const { rules } = words;
  const margins = el('div', {}, loadingRows(words));
  void showMargins(page, margins);
  const scroller = el(
    'div',
    { class: 'scroller prose', tabindex: 0 },
    el('h2', {}, rules.title),
    el('p', {}, rules.lead),
    el('h3', {}, rules.commonTitle),
    el('ol', {}, ...COMMON_RULES.map((rule) => el('li', {}, rules.common[rule]))),
    el('h3', {}, rules.marketTitle),
    el('ul', {}, ...MARKET_RULES.map((rule) => el('li', {}, rules.market[rule]))),
    el('h3', {}, rules.linesTitle),
    linesTable(page),
    el('h3', {}, rules.stylesTitle),
    el('p', {}, rules.stylesText),
    stylesTable(page),
    el('h3', {}, rules.marginTitle),
    el('p', {}, rules.marginText),
    margins,
  );
  const root = el('section', { class: 'view rules', 'aria-label': words.pages.rules }, scroller);
  return { root, show() {}, tick() {}, watched: () => [], reload() {}, close() {} };
}

function linesTable({ words: { rules, outcomes } }: PageContext): HTMLElement {
  const giver = (line: number, home: number) => {
    const outcome = footballOutcome({ kind: 'handicap', period: 'full', line: -line }, 'home', {
      goals: { half: null, full: { home, away: 0 } },
      ...{ firstGoal: null, lastGoal: null, corners: null, cards: null },
    });
    return Object.entries(outcomes).find(([known]) => known === outcome)?.[1] ?? '';
  };
  return table(
    [rules.lineColumn, rules.nameColumn, rules.drawColumn, rules.oneColumn],
    NAMED_LINES.map((line) => [lineText(line), thaiLine(line), giver(line, 0), giver(line, 1)]),
  );
}

function stylesTable({ words }: PageContext): HTMLElement {
  const styles = ODDS_STYLES;
  return table(
    styles.map((style) => words.settings.styles[style]),
    EXAMPLES.map((odds) =>
      styles.map((style) => {
        const { text, sign } = styledOdds(odds, style);
        return sign === 'red'
          ? el('span', { class: 'red-figure' }, text, ' ', el('small', {}, words.red))
          : text;
      }),
    ),
  );
}

/** As they are in force for prices made from now on. */
async function showMargins(page: PageContext, place: HTMLElement): Promise<void> {
  const { words, language } = page;
  try {
    const { margins, since } = await page.studio.loadRules();
    const text = since === null ? words.rules.marginPublished : words.rules.marginSince;
    const time = since === null ? '' : momentText(since, language);
    place.replaceChildren(el('p', { class: 'muted' }, say(text, { time })), marginTable(page, margins));
  } catch (error) {
    if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
    place.replaceChildren(
      failedNote(words, () => {
        place.replaceChildren(loadingRows(words));
        void showMargins(page, place);
      }),
    );
  }
}

function marginTable({ words }: PageContext, margins: Readonly<Record<string, number>>): HTMLElement {
  const teams = { home: words.home, away: words.away };
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return table(
    ['', words.rules.marginColumn],
    [...FOOTBALL.map(({ kind }) => kind), 'outright'].map((kind) => [
      kind === 'outright' ? words.pages.outrights : say(kinds[kind] ?? kind, teams),
      `${(margins[kind] ?? 0) / 10}%`,
    ]),
  );
}

function table(heads: readonly string[], rows: readonly (readonly (string | Node)[])[]): HTMLElement {
  return el(
    'div',
    { class: 'table-box' },
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
      el(
        'tbody',
        {},
        ...rows.map((cells) =>
          el(
            'tr',
            {},
            ...cells.map((cell, at) => (at === 0 ? el('th', { scope: 'row' }, cell) : el('td', {}, cell))),
          ),
        ),
      ),
    ),
  );
}
