import type { SportsWords } from './words.ts';

interface Count {
  home: number;
  away: number;
}
interface End {
  state: 'finished' | 'not_played' | 'exchanged' | 'stopped' | 'ranked';
  outright?: { places: Record<string, number>; nonStarters: string[] };
  result?: { goals: { half: Count | null; full: Count | null } };
}

const PLACES_SHOWN = 3;

/** `2–1 (1–0)`, who came first, or how it ended instead. */
export function endText(end: unknown, words: SportsWords, nameOf: (selection: string) => string): string {
  const { state, result, outright } = end as End;
  if (outright) return rankingText(outright.places, nameOf);
  const full = result?.goals.full;
  if (state !== 'finished' || !full) return words.endings[state] ?? state;
  const half = result.goals.half;
  return half ? `${countText(full)} (${countText(half)})` : countText(full);
}

function rankingText(
  places: Readonly<Record<string, number>>,
  nameOf: (selection: string) => string,
): string {
  return Object.entries(places)
    .filter(([, place]) => place <= PLACES_SHOWN)
    .toSorted(([, one], [, other]) => one - other)
    .map(([selection, place]) => `${place}. ${nameOf(selection)}`)
    .join(' · ');
}

function countText({ home, away }: Count): string {
  return `${home}–${away}`;
}
