import { expect, test } from 'vitest';
import { limitsTyped, limitTexts } from './limit-texts.ts';

test('an empty field limits nothing, nothing at all closes a kind of games, and what is saved is read again', () => {
  const texts = limitTexts({ stakes: { LIVE: '0.00' }, losses: { day: null, week: '2500.00' } });
  expect(texts).toMatchObject({ stakes: { LIVE: '0', RNG: '' }, losses: { day: '' } });
  texts.stakes.RNG = '1,000';
  const typed = limitsTyped(texts, 'EN');
  expect(typed).toEqual({
    stakes: { LIVE: '0.00', RNG: '1000.00' },
    losses: { day: null, week: '2500.00' },
  });
  expect(limitsTyped(limitTexts(typed), 'EN')).toEqual(typed);
});

test('what is no amount is sent as it was typed, so that it is refused beside its field', () => {
  const texts = limitTexts({ stakes: {}, losses: { day: null, week: null } });
  texts.losses.day = 'much';
  expect(limitsTyped(texts, 'TH').losses.day).toBe('much');
});
