import type { Family } from '@lanna/rules/lotteries/lottery/family';
import type { Play } from '@lanna/rules/lotteries/lottery/play';

/** A branch of the tree: plays that people look for in one place. */
export interface PlayBranch {
  /** The group of rules it is named after. */
  group: string;
  plays: readonly Play[];
}

/** Ten pairs of dragon and tiger are one branch, whatever places they compare. */
const DUEL = /^duel/;

export function playTree(family: Family): PlayBranch[] {
  const branches = new Map<string, Play[]>();
  for (const play of family.plays) {
    const group = branchOf(play);
    branches.set(group, [...(branches.get(group) ?? []), play]);
  }
  return [...branches].map(([group, plays]) => ({ group, plays }));
}

/** Plays whose words, with those of their branch, hold every word that is sought; branches left empty are left out. */
export function searchedTree(
  tree: readonly PlayBranch[],
  sought: string,
  nameOf: (play: Play) => string,
): PlayBranch[] {
  const wanted = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return tree.flatMap((branch) => {
    const plays = branch.plays.filter((play) => {
      const name = nameOf(play).toLocaleLowerCase();
      return wanted.every((word) => name.includes(word));
    });
    return plays.length > 0 ? [{ ...branch, plays }] : [];
  });
}

export function branchOf({ group }: Pick<Play, 'group'>): string {
  return DUEL.test(group) ? 'duel' : group;
}
