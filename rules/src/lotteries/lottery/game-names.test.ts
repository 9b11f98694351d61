import { expect, test } from 'vitest';
import { LANGUAGES } from '../../local-text.ts';
import { gameName, gameNames } from './game-names.ts';
import { GAMES } from './games.ts';

test('every lottery has a name in each language, and no two the same', () => {
  for (const language of LANGUAGES) {
    const names = GAMES.map(({ code }) => gameName(code, language));
    expect(new Set(names).size).toBe(GAMES.length);
    expect(names.every((name) => name.length > 0 && name.length <= 80)).toBe(true);
  }
});

test('a house draw that has an official namesake says that it is ours', () => {
  expect(gameNames('THAI_30M')).toMatchObject({
    TH: 'หวยไทย 30 นาที (ของเรา)',
    EN: 'Thai lottery 30 min (house edition)',
  });
  expect(gameName('NONE', 'TH')).toBe('NONE');
});
