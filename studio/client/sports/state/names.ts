import { type Market, parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { type OutrightKind, outrightKind } from '@lanna/rules/play/sports/markets/outright';
import { lineText, spanText, thaiLine } from '@lanna/rules/play/sports/odds/lines';
import type { SportsName } from '../../../sports-api.ts';
import { type Language, say, type Words } from '../i18n/words.ts';

export interface Sides {
  home: SportsName;
  away: SportsName;
  /** Of an outright, whose title stands as both sides: who can be backed, by selection. */
  outright?: { runners: Readonly<Record<string, SportsName>> } | null | undefined;
}

export interface Naming {
  words: Words;
  language: Language;
}

export function nameIn(name: SportsName, language: Language): string {
  return name[language] || name.EN || name.TH;
}

export function matchName(sides: Sides, { words, language }: Naming): string {
  if (sides.outright) return nameIn(sides.home, language);
  return `${nameIn(sides.home, language)} ${words.vs} ${nameIn(sides.away, language)}`;
}

/** The market in words, with its period where it is the first half. */
export function marketName(market: Market, sides: Sides, naming: Naming): string {
  const { words, language } = naming;
  const outright = outrightKind(market.kind);
  if (outright) return outrightName(outright, naming);
  const kinds: Readonly<Record<string, string>> = words.kinds;
  const name = say(kinds[market.kind] ?? market.kind, {
    home: nameIn(sides.home, language),
    away: nameIn(sides.away, language),
  });
  return market.period === 'half' ? `${name} · ${words.periods.half}` : name;
}

/** `Winner`, `First 3`; with what becomes of those who do not start where it is not the rule. */
function outrightName({ paidPlaces, nonStarters }: OutrightKind, { words }: Naming): string {
  const { winner, first, startersOnly } = words.outrights;
  const name = paidPlaces === 1 ? winner : say(first, { count: paidPlaces });
  return nonStarters === 'void' ? `${name} ${startersOnly}` : name;
}

/** A line as the language has it: Thai words beside the number, or the number alone. */
export function lineName(line: number, { language }: Naming): string {
  return language === 'TH' ? thaiLine(line) : spanText(line);
}

/** What one bets on, complete: who gives how much, over which line, which score. */
export function pickName(market: Market, selection: string, sides: Sides, naming: Naming): string {
  const { words, language } = naming;
  const { picks } = words;
  const runner = sides.outright?.runners[selection];
  if (runner) return nameIn(runner, language);
  const team = (side: string) =>
    side === 'home' || side === 'away'
      ? nameIn(sides[side], language)
      : ((picks as Readonly<Record<string, string>>)[side] ?? side);
  if (market.line !== null && (selection === 'home' || selection === 'away')) {
    const line = selection === 'home' ? market.line : -market.line;
    const text = line === 0 ? picks.level : line < 0 ? picks.gives : picks.gets;
    return say(text, { team: team(selection), line: withNumber(line, naming) });
  }
  if (market.line !== null) return `${team(selection)} ${withNumber(market.line, naming)}`;
  if (/^\d+_\d+$/.test(selection)) return selection.replace('_', '–');
  const [one, other] = selection.split('_');
  if (one === undefined || other === undefined) return team(selection);
  return say(market.kind === 'half_full' ? picks.both : picks.or, { one: team(one), other: team(other) });
}

export function pickOf(key: string, selection: string, sides: Sides, naming: Naming): string {
  const market = parseMarketKey(key);
  return market ? pickName(market, selection, sides, naming) : selection;
}

function withNumber(line: number, naming: Naming): string {
  const number = lineText(Math.abs(line));
  return naming.language === 'TH' ? `${thaiLine(line)} (${number})` : number;
}
