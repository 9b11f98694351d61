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
export function scoreText(page: PageContext, end: FixtureEnd, sides: Sides): string {
  const { words } = page;
  if (end.state === 'ranked') return comers(page, sides, end.outright, 1).join(' · ');
  if (end.state === 'finished') return end.result.goals.full ? scoreOf(end.result.goals.full) : '–';
  if (end.state === 'stopped') return say(words.resultParts.stopped, { score: scoreOf(end.stopped.goals) });
  return end.state === 'exchanged' ? words.resultParts.exchanged : words.resultParts.notPlayed;
}

/** All inputs a result settles by: terms and values of a list. */
export function resultFacts(page: PageContext, sides: Sides, end: FixtureEnd): HTMLElement[] {
  const { words, language } = page;
  if (end.state === 'ranked') return rankingFacts(page, sides, end.outright);
  const result =
    end.state === 'finished' ? end.result : end.state === 'stopped' ? end.stopped.result : undefined;
  const side = (one: 'home' | 'away' | 'none' | null | undefined) =>
    one === null || one === undefined
      ? undefined
      : one === 'none'
        ? words.picks.none
        : nameIn(sides[one], language);
  const facts: [string, string | undefined][] = [
    [words.periods.full, scoreText(page, end, sides)],
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

type Ranking = Extract<FixtureEnd, { state: 'ranked' }>['outright'];
const PLACES_SHOWN = 6;

/** Who came where, the first few; and who never started. */
function rankingFacts(page: PageContext, sides: Sides, ranking: Ranking): HTMLElement[] {
  const { words } = page;
  const places = [...new Set(Object.values(ranking.places))].toSorted((one, other) => one - other);
  const absent = ranking.nonStarters.map((selection) => runnerName(page, sides, selection));
  const facts: [string, string][] = [
    ...places
      .slice(0, PLACES_SHOWN)
      .map((place): [string, string] => [
        say(words.outrights.place, { place }),
        comers(page, sides, ranking, place).join(' · '),
      ]),
    ...(absent.length > 0 ? [[words.outrights.absent, absent.join(' · ')] as [string, string]] : []),
    ...(ranking.decided
      ? [[words.outrights.unfinished, words.outrights.unfinishedText] as [string, string]]
      : []),
  ];
  return facts.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value)));
}

function comers(page: PageContext, sides: Sides, { places }: Ranking, place: number): string[] {
  return Object.entries(places).flatMap(([selection, own]) =>
    own === place ? [runnerName(page, sides, selection)] : [],
  );
}

function runnerName({ words, language }: PageContext, sides: Sides, selection: string): string {
  const runner = sides.outright?.runners[selection];
  return runner ? nameIn(runner, language) : selection === 'other' ? words.outrights.other : selection;
}

export function scoreOf({ home, away }: Count): string {
  return `${home}–${away}`;
}
