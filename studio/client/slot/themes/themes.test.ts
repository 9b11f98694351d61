import { expect, test } from 'vitest';
import { KAD_LUANG_GAMES, STUDIO_GAMES } from '../../../rules/slot/games.ts';
import { loadTheme } from './load-theme.ts';

test.each([...STUDIO_GAMES, ...KAD_LUANG_GAMES])(
  '$code has a picture for every symbol on its reels, and they are all different',
  async (game) => {
    const theme = await loadTheme(game.code);
    const onReels = new Set(
      [...game.sheet.strips.base, ...game.sheet.strips.free].flatMap((strip) => [...strip]),
    );
    const pictures = [...onReels].map((symbol) => theme?.symbols[symbol]?.());
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(onReels.size);
  },
);

test.each(STUDIO_GAMES)(
  '$code paints the same scene twice, without anything that is no number',
  async (game) => {
    const theme = await loadTheme(game.code);
    const scene = theme?.scene({ width: 390, height: 844 });
    expect(scene).toBe(theme?.scene({ width: 390, height: 844 }));
    expect(scene).not.toMatch(/NaN|undefined/);
  },
);
