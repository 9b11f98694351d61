import type { Language } from '@lanna/contract/people/members/members';
import { thai } from '@lanna/rules/lotteries/lottery/thai/family';
import { yeekee } from '@lanna/rules/lotteries/lottery/yeekee/family';
import { expect, test } from 'vitest';
import { readSlipText } from './read-slip-text.ts';

test.each([
  ['123=50', ['top3 123 50']],
  ['123=50*20', ['top3 123 50', 'tote3 123 20']],
  ['123 50x20', ['top3 123 50', 'tote3 123 20']],
  ['12=50*20', ['top2 12 50', 'bottom2 12 20']],
  ['12 = 0 * 20', ['bottom2 12 20']],
  ['5=100', ['run_top 5 100']],
  ['5=100*50', ['run_top 5 100', 'run_bottom 5 50']],
  ['1234=10*5', ['top4 1234 10', 'tote4 1234 5']],
  ['12 34,56-78 = 10', ['top2 12 10', 'top2 34 10', 'top2 56 10', 'top2 78 10']],
  ['12 บน 10', ['top2 12 10']],
  ['12บน10ล่าง20', ['top2 12 10', 'bottom2 12 20']],
  ['12 34 ล่าง 20', ['bottom2 12 20', 'bottom2 34 20']],
  ['12 บนล่าง 10', ['top2 12 10', 'bottom2 12 10']],
  ['12 บน-ล่าง 10*20', ['top2 12 10', 'bottom2 12 20']],
  ['123 โต๊ด 20', ['tote3 123 20']],
  ['123 โต็ด 20 บาท', ['tote3 123 20']],
  ['123 หน้า 20 ล่าง 10', ['front3 123 20', 'back3 123 10']],
  ['วิ่งบน 5 = 100', ['run_top 5 100']],
  ['3 ตัวบน 123 456 ตัวละ 20 บาท', ['top3 123 20', 'top3 456 20']],
  ['บนล่าง 12 ละ 5', ['top2 12 5', 'bottom2 12 5']],
  ['123=10 กลับ', ['123', '132', '213', '231', '312', '321'].map((number) => `top3 ${number} 10`)],
  ['12 กลับ 10', ['top2 12 10', 'top2 21 10']],
  ['๑๒ บน ๑๐', ['top2 12 10']],
  ['12=1,000', ['top2 12 1000']],
  ['12=10.50', ['top2 12 10.50']],
  ['12 top 10 bottom 20', ['top2 12 10', 'bottom2 12 20']],
  ['123 tod 20', ['tote3 123 20']],
])('“%s” is read as people mean it', (text, bets) => {
  expect(read(text)).toEqual({ bets, fieldErrors: [] });
});

test('19 ประตู, รูดหน้า and รูดหลัง are written with their digit', () => {
  expect(read('19 ประตู 5 = 10').bets).toHaveLength(19);
  expect(read('รูดหน้า 5 ล่าง 10').bets.slice(0, 2)).toEqual(['bottom2 50 10', 'bottom2 51 10']);
  expect(read('รูดหลัง 5 ละ 10').bets[0]).toBe('top2 05 10');
});

test('a line of plays or of an amount holds for the lines below it', () => {
  expect(read('สองตัวล่าง\n12 34\nตัวละ 30\n56').bets).toEqual([
    'bottom2 12 20',
    'bottom2 34 20',
    'bottom2 56 30',
  ]);
  expect(read('สามตัวบน ตัวละ 20 บาท\n123 456\n789=50').bets).toEqual([
    'top3 123 20',
    'top3 456 20',
    'top3 789 50',
  ]);
});

test('numbers without a price cost what the page says, and nothing where it says nothing', () => {
  expect(read('12 34').bets).toEqual(['top2 12 20', 'top2 34 20']);
  expect(read('12 34', '')).toEqual({ bets: [], fieldErrors: ['1 no_amount 12'] });
});

test.each([
  ['123 50', 'amount_unclear'],
  ['12*50', 'amount_unclear'],
  ['12=10, 34=20', 'amount_unclear'],
  ['12 บน 10 20', 'amount_unclear'],
  ['12=20,50', 'amount_unclear'],
  ['12=1.000,50', 'amount_unclear'],
  ['ตัวละ 20,50', 'amount_unclear'],
  ['123 20,50 บาท', 'amount_unclear'],
  ['12,34*50', 'amount_unclear'],
  ['12=1.000', 'amount_unclear'],
  ['12 =', 'no_amount'],
  ['12=0', 'amount_unreadable'],
  ['12=10.555', 'amount_unreadable'],
  ['12=1000000', 'amount_unreadable'],
  ['12=10*20*30', 'too_many_amounts'],
  ['12 บน 10*20', 'too_many_amounts'],
  ['12345=10', 'length'],
  ['1.5=10', 'length'],
  ['12 โต๊ด 10', 'no_such_play'],
  ['1234 ล่าง 10', 'no_such_play'],
  ['111 โต๊ด 10', 'all_alike'],
  ['19 ประตู 55 = 10', 'one_digit'],
  ['12 สวัสดี 10', 'unknown_word'],
  ['=50', 'no_number'],
])('“%s” is reported as %s and adds nothing', (text, code) => {
  const { bets, wrongFields: fieldErrors } = readSlipText(text, thai.plays, '20', 'TH');
  expect(bets).toEqual([]);
  expect(fieldErrors).toMatchObject([{ code, line: 1 }]);
});

test('an amount of a written slip is read by the language, and one that can be two amounts adds nothing', () => {
  expect(read('12=1.000', '20', 'TY').bets).toEqual(['top2 12 1000']);
  expect(read('12=1,000', '20', 'TY')).toEqual({ bets: [], fieldErrors: ['1 amount_unclear 1,000'] });
  expect(read('12=20,500', '20', 'VI')).toEqual({ bets: [], fieldErrors: ['1 amount_unclear 20,500'] });
  expect(read('12', '1,000', 'ID')).toEqual({ bets: [], fieldErrors: ['1 amount_unclear 1,000'] });
});

test('an error names its line and what was written there; the other lines are read', () => {
  expect(read('12=10\n\n345 อะไร 5\n67=5')).toEqual({
    bets: ['top2 12 10', 'top2 67 5'],
    fieldErrors: ['3 unknown_word อะไร'],
  });
});

test('a number written twice counts once and is reported; in โต๊ด 123 and 321 are the same', () => {
  expect(read('12=10\n12=50')).toEqual({ bets: ['top2 12 10'], fieldErrors: ['2 doubled 12'] });
  expect(read('123 โต๊ด 10\n321 โต๊ด 10').fieldErrors).toEqual(['2 doubled 321']);
  expect(read('123 โต๊ด 10 กลับ').bets).toEqual(['tote3 123 10']);
});

test('a play the game does not have is reported', () => {
  expect(readSlipText('1234=10', yeekee.plays, '', 'TH').wrongFields).toMatchObject([
    { code: 'no_such_play' },
  ]);
  expect(readSlipText('123 หน้า 10', yeekee.plays, '', 'TH').wrongFields).toMatchObject([
    { code: 'no_such_play' },
  ]);
});

test('a thousand wrong lines are reported as fifty', () => {
  const text = Array.from({ length: 1000 }, () => 'สวัสดี').join('\n');
  expect(readSlipText(text, thai.plays, '', 'TH').wrongFields).toHaveLength(50);
});

function read(text: string, otherwise = '20', language: Language = 'TH') {
  const { bets, wrongFields: fieldErrors } = readSlipText(text, thai.plays, otherwise, language);
  return {
    bets: bets.map(({ play, number, amount }) => `${play} ${number} ${amount}`),
    fieldErrors: fieldErrors.map(({ line, code, text: written }) => `${line} ${code} ${written}`),
  };
}
