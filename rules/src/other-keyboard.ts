/** The Thai letters (Kedmanee) on the keys of these Latin ones, row by row, first without and then with shift. */
const LATIN =
  '1234567890-=' +
  'qwertyuiop[]' +
  "asdfghjkl;'" +
  'zxcvbnm,./' +
  '!@#$%^&*()_+' +
  'QWERTYUIOP{}' +
  'ASDFGHJKL:"' +
  'ZXCVBNM<>?';
const THAI =
  'ๅ/-ภถุึคตจขช' +
  'ๆไำพะัีรนยบล' +
  'ฟหกดเ้่าสวง' +
  'ผปแอิืทมใฝ' +
  '+๑๒๓๔ู฿๕๖๗๘๙' +
  '๐"ฎฑธํ๊ณฯญฐ,' +
  'ฤฆฏโฌ็๋ษศซ.' +
  '()ฉฮฺ์?ฒฬฦ';

const TO_THAI = new Map([...LATIN].map((key, at) => [key, THAI[at] ?? key]));
const TO_LATIN = new Map(
  [...THAI].filter(isThai).map((letter) => [letter, LATIN[THAI.indexOf(letter)] ?? letter]),
);

/**
 * What the same keys say on the other keyboard: who forgets to change it types `ืฟเฟ` for `naga`, and `ox8` for `นป๘`. Text
 * with letters of both was typed on purpose and comes back as it is.
 */
export function onOtherKeyboard(text: string): string {
  const letters = [...text];
  const keys = letters.some(isThai) ? TO_LATIN : TO_THAI;
  if (keys === TO_LATIN && letters.some((letter) => /[a-z]/i.test(letter))) return text;
  return letters.map((letter) => keys.get(letter) ?? letter).join('');
}

function isThai(letter: string): boolean {
  return /[\u0e01-\u0e5b]/.test(letter);
}
