import type { SportsWords } from './words.ts';

interface Count {
  home: number;
  away: number;
}
interface End {
  state: 'finished' | 'not_played' | 'exchanged' | 'stopped';
  result?: { goals: { half: Count | null; full: Count | null } };
}

/** `2–1 (1–0)`, or how it ended instead. */
export function endText(end: unknown, words: SportsWords): string {
  const { state, result } = end as End;
  const full = result?.goals.full;
  if (state !== 'finished' || !full) return words.endings[state] ?? state;
  const half = result.goals.half;
  return half ? `${countText(full)} (${countText(half)})` : countText(full);
}

function countText({ home, away }: Count): string {
  return `${home}–${away}`;
}
