import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';

/** How many digits a number of the play has; วิ่ง is played by one. */
export function lengthOf(play: Play): number {
  return play.shape.lines?.length ?? 1;
}

/** Plays by how many digits they take, in the order players look for them: three, two, running, four. */
export function playsByLength(family: Family): { length: number; plays: Play[] }[] {
  return LENGTHS.flatMap((length) => {
    const plays = family.plays.filter((play) => lengthOf(play) === length);
    return plays.length > 0 ? [{ length, plays }] : [];
  });
}

const LENGTHS = [3, 2, 1, 4];

/** Whether the play takes this number: โต๊ด refuses digits that are all alike, they have one order only. */
export function takes(play: Play, number: string): boolean {
  if (number.length !== lengthOf(play) || !/^\d+$/.test(number)) return false;
  return play.shape.lines?.repeats !== 'not all alike' || new Set(number).size > 1;
}

/** The number as the rules know it: in โต๊ด 321 and 123 are the same one. */
export function ruleNumber(play: Play, number: string): string {
  return play.shape.lines?.order === 'is free' ? [...number].sort().join('') : number;
}
