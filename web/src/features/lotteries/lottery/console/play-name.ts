import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { GAMES } from '@lanna/rules/lotteries/lottery/games';
import type { Play } from '@lanna/rules/lotteries/lottery/play';
import { useTranslation } from 'react-i18next';
import { playWords } from '../../lotteries/play-words.ts';

/** `Last three · Group 6`, as players read it; a play that is none of the lottery's by its code. */
export function usePlayName(): (game: string, play: string) => string {
  const { t } = useTranslation('lotteries');
  return (game, code) => {
    const family = familyIn(game);
    const play = playIn(game, code);
    if (!family || !play) return code;
    const words = playWords(t, family.type);
    const [group, name] = [words.group(play.group), words.name(play.name)];
    return group === name ? name : `${group} · ${name}`;
  };
}

/** Words of a lottery: of a branch, and of a play within it. */
export function usePlayWords(game: string): {
  group: (group: string) => string;
  playName: (play: string) => string;
} {
  const { t } = useTranslation('lotteries');
  const family = familyIn(game);
  const words = family && playWords(t, family.type);
  return {
    group: (group) => words?.group(group) ?? group,
    playName: (code) => {
      const play = playIn(game, code);
      return (play && words?.name(play.name)) ?? code;
    },
  };
}

/** What a prize of a play is for; nothing where it has one alone. */
export function useTierName(): (game: string, tier: string) => string {
  const { t } = useTranslation('lotteries');
  return (game, tier) => {
    const family = familyIn(game);
    return tier === 'win' || !family ? '' : playWords(t, family.type).tier(tier);
  };
}

/** The play of a lottery that is drawn as its family says. */
export function playIn(game: string, code: string): Play | undefined {
  const family = familyIn(game);
  return family && playOf(family, code);
}

export function playsOf(game: string): readonly Play[] {
  return familyIn(game)?.plays ?? [];
}

export function unitCostOf(game: string): 1 | 2 {
  return familyIn(game)?.unitCost ?? 1;
}

function familyIn(game: string) {
  return familyOf(GAMES.find(({ code }) => code === game)?.family ?? '');
}
