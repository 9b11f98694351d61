import { expect, test } from 'vitest';
import { frontSettings, logoOn } from './front-settings.ts';

test('a brand that says nothing of itself opens with the night and has no slogan', () => {
  expect(frontSettings.parse({})).toEqual({
    hero: 'night',
    mark: null,
    logoOnDark: null,
    logoOnLight: null,
    welcome: null,
    slogan: null,
  });
});

test.each([
  ['a picture that does not exist', { hero: 'noon' }],
  ['a way out of the folder of pictures', { hero: '../mark' }],
  ['a slogan without a sentence', { slogan: { title: { TH: 'เช้าวันใหม่' } } }],
  ['a slogan too long for the picture', { slogan: { title: { TH: 'ก'.repeat(61) }, text: { TH: 'x' } } }],
])('%s is no setting', (_case, settings) => {
  expect(frontSettings.safeParse(settings).success).toBe(false);
});

test('a logo is shown on the ground it is drawn for alone', () => {
  const [onDark, onLight] = ['01937d5e-0000-7000-8000-0000000000a1', '01937d5e-0000-7000-8000-0000000000a2'];
  const both = frontSettings.parse({ logoOnDark: onDark, logoOnLight: onLight });
  expect([logoOn(both, '#10131c'), logoOn(both, '#fdfaf3'), logoOn(both, '#b00020')]).toEqual([
    onDark,
    onLight,
    onDark,
  ]);
  expect(logoOn(frontSettings.parse({ logoOnLight: onLight }), '#10131c')).toBeNull();
});
