import type { z } from 'zod';
import type { fixtureEnd } from '../../../sports-api.ts';
import { el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { nameIn, type Sides } from '../state/names.ts';

export type FixtureEnd = z.infer<typeof fixtureEnd>;

interface Count {
  home: number;
  away: number;
}

/** The result by itself, as one short text. */
export function scoreText({ words }: PageContext, end: FixtureEnd): string {
  if (end.state === 'finished') return end.result.goals.full ? scoreOf(end.result.goals.full) : '–';
  if (end.state === 'stopped') return say(words.resultParts.stopped, { score: scoreOf(end.stopped.goals) });
  return end.state === 'exchanged' ? words.resultParts.exchanged : words.resultParts.notPlayed;
}

/** All inputs a result settles by: terms and values of a list. */
export function resultFacts(page: PageContext, sides: Sides, end: FixtureEnd): HTMLElement[] {
  const { words, language } = page;
  const result =
    end.state === 'finished' ? end.result : end.state === 'stopped' ? end.stopped.result : undefined;
  const side = (one: 'home' | 'away' | 'none' | null | undefined) =>
    one === null || one === undefined
      ? undefined
      : one === 'none'
        ? words.picks.none
        : nameIn(sides[one], language);
  const facts: [string, string | undefined][] = [
    [words.periods.full, scoreText(page, end)],
    [words.resultParts.half, result?.goals.half ? scoreOf(result.goals.half) : undefined],
    [words.resultParts.first, side(result?.firstGoal)],
    [words.resultParts.last, side(result?.lastGoal)],
    [words.resultParts.corners, result?.corners?.full ? scoreOf(result.corners.full) : undefined],
    [words.resultParts.cards, result?.cards?.full ? scoreOf(result.cards.full) : undefined],
  ];
  return facts.flatMap(([name, value]) =>
    value === undefined ? [] : [el('div', {}, el('dt', {}, name), el('dd', {}, value))],
  );
}

export function scoreOf({ home, away }: Count): string {
  return `${home}–${away}`;
}
