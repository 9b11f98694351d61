import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { formatOdds } from '@lanna/rules/play/sports/odds/odds';
import { styledOdds } from '@lanna/rules/play/sports/odds/styles';
import { rulesOfKind } from '@lanna/rules/play/sports/settlement/rule-lines';
import type { OwnLeg, OwnSlip } from '../../../sports-api.ts';
import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext, View } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { segments } from '../parts/segments.ts';
import { styleOfLeg } from '../state/draft.ts';
import { moneyOf } from '../state/money.ts';
import { marketName, matchName, pickOf } from '../state/names.ts';
import { momentText, startText } from '../state/times.ts';
import { timeText } from './outrights-view.ts';
import { pagedList } from './paged.ts';
import { resultFacts } from './result-facts.ts';
import { openSlipPicture, type PictureText } from './slip-picture.ts';

/** The player's own slips, each with what became of its legs. */
export function slipsView(page: PageContext): View {
  const { words } = page;
  const list = pagedList<OwnSlip>(page, {
    async load(before) {
      const { slips, more, balance } = await page.studio.loadSlips({ state: page.place().slips, before });
      page.tookBalance(balance);
      return { items: slips, more };
    },
    before: ({ id }) => id,
    show: (slip) => slipCard(page, slip),
    empty: words.empty.slips,
  });
  const tools = el('div', { class: 'tools' });
  const scroller = el('div', { class: 'scroller', tabindex: -1 }, list.root);
  const root = el('section', { class: 'view own', 'aria-label': words.pages.slips }, tools, scroller);
  let shown: string | undefined;

  function show(): void {
    const { slips } = page.place();
    if (slips === shown) return;
    shown = slips;
    tools.replaceChildren(
      segments(
        words.own.filter,
        [
          ['open', words.own.open],
          ['settled', words.own.done],
        ],
        slips,
        (next) => page.go({ slips: next }, true),
      ),
    );
    list.restart();
  }

  return {
    root,
    show,
    tick() {},
    watched: () => [],
    reload(what) {
      if (what === 'own') list.refresh();
    },
    close: list.close,
  };
}

function slipCard(page: PageContext, slip: OwnSlip): HTMLElement {
  const { words, money, language } = page;
  const stake = moneyOf(slip.stake);
  const ended = slip.paid !== null;
  const paid = slip.paid === null ? 0n : moneyOf(slip.paid);
  const tone = ended ? (paid > stake ? 'won' : paid === stake ? 'even' : 'lost') : slip.state;
  return el(
    'article',
    { class: 'slip-card', 'data-tone': tone, 'data-slip': slip.id, 'data-state': slip.state },
    el(
      'header',
      {},
      el('strong', {}, typeText(page, slip)),
      el('span', { class: 'slip-state' }, words.own.states[slip.state]),
      el(
        'small',
        { class: 'placed-at' },
        say(words.own.placedAt, { time: momentText(slip.placedAt, language) }),
      ),
    ),
    ...slip.legs.map((leg) => legOf(page, slip, leg)),
    ...slip.corrections.map(({ at, before, after, reason }) =>
      el(
        'p',
        { class: 'correction' },
        say(words.own.corrected, {
          ...{ time: momentText(at, language), reason },
          ...{ before: money(moneyOf(before)), after: money(moneyOf(after)) },
        }),
      ),
    ),
    el(
      'footer',
      {},
      figure(words.own.stake, money(stake)),
      ended
        ? figure(words.own.paid, money(paid), 'paid-out')
        : figure(words.own.pays, money(moneyOf(slip.pays))),
      button(
        { class: 'slip-picture-key' },
        () => openSlipPicture(page, pictureText(page, slip)),
        words.own.picture,
      ),
      el('small', { class: 'slip-number' }, numberText(page, slip)),
    ),
  );
}

function numberText({ words }: PageContext, { id }: OwnSlip): string {
  return say(words.own.number, { number: id.slice(-8).toUpperCase() });
}

function pictureText(page: PageContext, slip: OwnSlip): PictureText {
  const { words, naming, money, language } = page;
  return {
    title: typeText(page, slip),
    number: numberText(page, slip),
    placedAt: say(words.own.placedAt, { time: momentText(slip.placedAt, language) }),
    legs: slip.legs.map((leg) => {
      const { text, sign } = styledOdds(leg.odds, styleOfOwn(slip, leg));
      const virtual = leg.fixture.virtual ? ` [${words.virtual}]` : '';
      return {
        pick: pickOf(leg.market, leg.selection, leg.fixture, naming),
        odds: sign === 'red' ? `${text} ${words.red}` : text,
        red: sign === 'red',
        match: `${matchName(leg.fixture, naming)}${virtual}`,
        outcome: outcomeText(page, leg.outcome).text,
      };
    }),
    sums: [
      [words.own.stake, money(moneyOf(slip.stake))],
      slip.paid === null
        ? [words.own.pays, money(moneyOf(slip.pays))]
        : [words.own.paid, money(moneyOf(slip.paid))],
    ],
  };
}

function styleOfOwn(slip: OwnSlip, leg: OwnLeg) {
  return slip.type === 'single' ? styleOfLeg(leg, slip.oddsStyle) : 'decimal';
}

function typeText({ words }: PageContext, { type, legs, lines }: OwnSlip): string {
  const parts = [words.slip.types[type]];
  if (type !== 'single') parts.push(say(words.slip.count, { count: legs.length }));
  if (type === 'system') parts.push(say(words.slip.lines, { count: lines }));
  return parts.join(' · ');
}

function legOf(page: PageContext, slip: OwnSlip, leg: OwnLeg): HTMLElement {
  const { words, naming, language, clock } = page;
  const { fixture } = leg;
  const market = parseMarketKey(leg.market);
  const style = styleOfOwn(slip, leg);
  const styled = styledOdds(leg.odds, style);
  const outcome = outcomeText(page, leg.outcome);
  const settledBy = Object.entries(words.settledBy).find(([by]) => by === leg.by)?.[1];
  return el(
    'section',
    { class: 'own-leg', 'data-outcome': outcome.tone },
    el('span', { class: 'outcome' }, icon(outcome.icon), outcome.text),
    el('h3', {}, pickOf(leg.market, leg.selection, fixture, naming)),
    el(
      'span',
      { class: 'own-odds', 'data-red': styled.sign === 'red' },
      styled.text,
      styled.sign === 'red' && el('small', {}, words.red),
      style !== 'decimal' && el('small', {}, `(${formatOdds(leg.odds)})`),
    ),
    el(
      'p',
      {},
      `${market ? marketName(market, fixture, naming) : leg.market} · ${matchName(fixture, naming)}`,
      fixture.virtual && el('span', { class: 'virtual-mark' }, words.virtual),
    ),
    leg.outcome === null &&
      el(
        'p',
        { class: 'muted' },
        fixture.outright
          ? timeText(page, fixture)
          : fixture.state === 'prematch'
            ? startText(fixture.startsAt, clock.now(), words, language)
            : words.states[fixture.state],
      ),
    leg.end !== null && el('dl', { class: 'facts' }, ...resultFacts(page, fixture, leg.end)),
    leg.outcome !== null &&
      settledBy !== undefined &&
      el(
        'p',
        { class: 'muted' },
        leg.resultVersion !== null && leg.resultVersion > 1
          ? `${settledBy} · ${say(words.own.version, { version: leg.resultVersion })}`
          : settledBy,
      ),
    leg.mistake !== null &&
      el(
        'p',
        { class: 'leg-mistake' },
        say(words.own.mistake, {
          shown: styledOdds(leg.mistake.shown, style).text,
          truth: styledOdds(leg.mistake.truth, style).text,
          reason: leg.mistake.reason,
        }),
      ),
    rulesOfLeg(page, market?.kind ?? ''),
  );
}

/** The lines of the rules its market stands under, to be opened. */
function rulesOfLeg({ words }: PageContext, kind: string): HTMLElement {
  return el(
    'details',
    { class: 'leg-rules' },
    el('summary', {}, words.pages.rules),
    el('ul', {}, ...rulesOfKind(kind).map((rule) => el('li', {}, words.rules.market[rule]))),
  );
}

type Icon = Parameters<typeof icon>[0];

/** Each outcome has a sign of its own beside its words and colour. */
function outcomeText(
  { words: { outcomes } }: PageContext,
  outcome: string | null,
): { text: string; tone: string; icon: Icon } {
  switch (outcome) {
    case null:
      return { text: outcomes.awaited, tone: 'awaited', icon: 'clock' };
    case 'won':
      return { text: outcomes.won, tone: 'won', icon: 'check' };
    case 'half_won':
      return { text: outcomes.half_won, tone: 'won', icon: 'half' };
    case 'push':
      return { text: outcomes.push, tone: 'even', icon: 'equal' };
    case 'void':
      return { text: outcomes.void, tone: 'even', icon: 'equal' };
    case 'half_lost':
      return { text: outcomes.half_lost, tone: 'lost', icon: 'half' };
    case 'lost':
      return { text: outcomes.lost, tone: 'lost', icon: 'remove' };
    default:
      return {
        text: say(outcomes.dead_heat, { share: outcome.replace('dead_heat:', '') }),
        tone: 'won',
        icon: 'half',
      };
  }
}

function figure(name: string, value: string, kind = ''): HTMLElement {
  return el('span', { class: `slip-figure ${kind}` }, el('small', {}, name), el('b', {}, value));
}
