import { fairStream } from '@lanna/rules/fair-stream';
import { TABLE_GAMES } from '@lanna/rules/play/tables/all-tables';
import { expect, test } from 'vitest';
import { loadKind } from './load-kind.ts';

const LANGUAGES = ['TH', 'EN'] as const;

test.each(TABLE_GAMES.map((rules) => [rules.kind, rules] as const))(
  'each play and each result of %s has a name of its own in Thai and English',
  async (name, rules) => {
    const kind = await loadKind(name);
    for (const language of LANGUAGES) {
      for (const variant of rules.variants) {
        const names = rules.plays(variant).map(({ key }) => kind?.nameOf(key, language) ?? '');
        expect(new Set(names).size).toBe(names.length);
        for (const [at, { key }] of rules.plays(variant).entries())
          expect({ key, named: names[at] !== key && !/[{}]/.test(names[at] ?? '{') }).toEqual({
            key,
            named: true,
          });
        expect(kind?.howTo(variant, language).every((text) => text.length > 10)).toBe(true);
      }
      for (let nonce = 0; nonce < 40; nonce += 1) {
        const outcome = rules.deal(fairStream({ serverSeed: 'b'.repeat(64), clientSeed: name, nonce }));
        const said = kind?.sentences(outcome, rules.variants[0], language).join(' ') ?? '{';
        expect(said).not.toMatch(/[{}]|undefined/);
        expect(kind?.short(outcome, language)).not.toMatch(/[{}]|undefined/);
      }
    }
  },
);
