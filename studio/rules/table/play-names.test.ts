import { TABLE_GAMES } from '@lanna/rules/play/tables/all-tables';
import { expect, test } from 'vitest';
import { playName } from './play-names.ts';

test.each(TABLE_GAMES)(
  'every play of $kind has a name of its own in Thai and in English',
  ({ kind, variants, plays }) => {
    for (const variant of variants)
      for (const language of ['TH', 'EN'] as const) {
        const keys = plays(variant).map(({ key }) => key);
        const names = keys.map((key) => playName(kind, key, language));
        expect(new Set(names).size).toBe(keys.length);
        for (const name of names) expect(name).not.toMatch(/[{}:]|undefined/);
        if (language === 'TH') for (const name of names) expect(name).toMatch(/[ก-๙\d]/);
      }
  },
);

test('what no game has is called by its key', () => {
  expect(playName('baccarat', 'none', 'TH')).toBe('none');
  expect(playName('lots', 'lot:1', 'EN')).toBe('lot:1');
});
