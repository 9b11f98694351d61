import { expect, test } from 'vitest';
import { frontSettings } from './front-settings.ts';

test('a brand that says nothing of itself opens with the night and has no slogan', () => {
  expect(frontSettings.parse({})).toEqual({ hero: 'night', mark: null, slogan: null });
});

test.each([
  ['a picture that does not exist', { hero: 'noon' }],
  ['a way out of the folder of pictures', { hero: '../mark' }],
  ['a slogan without a sentence', { slogan: { title: { TH: 'เช้าวันใหม่' } } }],
  ['a slogan too long for the picture', { slogan: { title: { TH: 'ก'.repeat(61) }, text: { TH: 'x' } } }],
])('%s is no setting', (_case, settings) => {
  expect(frontSettings.safeParse(settings).success).toBe(false);
});
