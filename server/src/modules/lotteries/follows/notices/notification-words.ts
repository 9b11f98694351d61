import type { LocalText } from '@lanna/rules/local-text';
import { LANGUAGES } from '@lanna/rules/local-text';
import { numberText, resultParts } from '@lanna/rules/lotteries/lottery/draws/result-parts';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { gameNames } from '@lanna/rules/lotteries/lottery/game-names';
import { gameOf } from '@lanna/rules/lotteries/lottery/games';

/** Of a draw with more prizes the first one is sent: a screen holds no table. */
const PRIZES_TOLD = 4;

const WORDS = {
  TH: {
    drawn: '{game} งวด {numero} ออกแล้ว',
    corrected: '{game} งวด {numero} แก้ไขผลแล้ว',
    result: 'ผล {result}',
    now: 'ผลที่ใช้ตอนนี้ {result}',
  },
  EN: {
    drawn: '{game} {numero}: the result is out',
    corrected: '{game} {numero}: result corrected',
    result: 'Result {result}',
    now: 'What counts now: {result}',
  },
  CN: {
    drawn: '{game} 第{numero}期已开奖',
    corrected: '{game} 第{numero}期结果已更正',
    result: '开奖结果 {result}',
    now: '现以此为准 {result}',
  },
  ID: {
    drawn: '{game} {numero}: hasil keluar',
    corrected: '{game} {numero}: hasil dikoreksi',
    result: 'Hasil {result}',
    now: 'Yang berlaku sekarang: {result}',
  },
  PT: {
    drawn: '{game} {numero}: saiu o resultado',
    corrected: '{game} {numero}: resultado corrigido',
    result: 'Resultado {result}',
    now: 'Vale agora: {result}',
  },
  TY: {
    drawn: '{game} {numero}: sonuç açıklandı',
    corrected: '{game} {numero}: sonuç düzeltildi',
    result: 'Sonuç {result}',
    now: 'Şimdi geçerli olan: {result}',
  },
  VI: {
    drawn: '{game} kỳ {numero} đã có kết quả',
    corrected: '{game} kỳ {numero} đã sửa kết quả',
    result: 'Kết quả {result}',
    now: 'Kết quả đang áp dụng: {result}',
  },
} as const;

/** What devices are sent of a result, in every language. */
export function notificationWords({
  gameCode,
  numero,
  result,
  version,
}: {
  gameCode: string;
  numero: string;
  result: string;
  version: number;
}): { title: LocalText; text: LocalText } {
  const names = gameNames(gameCode);
  const facts = { numero, result: shownResult(gameCode, result) };
  const isCorrected = version > 1;
  const inEach = (said: (words: (typeof WORDS)[keyof typeof WORDS]) => string): LocalText =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        filled(said(WORDS[language]), { ...facts, game: names[language] ?? names.EN ?? gameCode }),
      ]),
    );
  return {
    title: inEach(({ drawn, corrected }) => (isCorrected ? corrected : drawn)),
    text: inEach((words) => (isCorrected ? words.now : words.result)),
  };
}

function shownResult(gameCode: string, result: string): string {
  const draw = familyOf(gameOf(gameCode)?.family ?? '')?.draw;
  const read = draw && parseResult(draw, result);
  if (!read || 'errors' in read) return result;
  const prizes = resultParts(draw, read.result).filter(({ part }) => !part.optional);
  return prizes
    .slice(0, prizes.length > PRIZES_TOLD ? 1 : PRIZES_TOLD)
    .map(({ part, numbers }) => numbers.map(({ symbols }) => numberText(part, symbols)).join(' '))
    .join(' · ');
}

function filled(sentence: string, facts: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
}
