import { joinSpaced, joinSpelled } from './normalise.ts';

const PLAIN_ENDS =
  'com|net|org|info|biz|xyz|vip|bet|casino|asia|club|site|online|app|shop|games?|store|tech|bio|cc|co|io|gg|tv|ly|ee|cn|vn|th|dev|page|website|space|link|poker|slots?|win365';
/** Words of English too: an address only beside a digit, a path or a scheme. */
const WORD_ENDS = 'me|to|in|id|it|is|win|live|fun|one|top|pro|world|im|us|so';
const DOT = String.raw`(?:\.|\s*[(\[{<]\s*(?:dot|\.|ดอท|ดอต|จุด)\s*[)\]}>]\s*|\s+dot\s+|\s*(?:ดอท|ดอต|จุด)\s*|\s+\.\s*|\s*\.\s+)`;
const TIGHT = new RegExp(
  String.raw`(?<![a-z0-9])((?:[a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}\.(?:${PLAIN_ENDS}))(?![a-z0-9])`,
  'g',
);
const LOOSE = new RegExp(
  String.raw`(?<![a-z0-9])([a-z0-9-]{2,63})${DOT}(com|net|org|vip|bet|xyz|info|casino|asia|co|cc|io|app|club|คอม|เน็ต|เนต)(?![a-z0-9\u0E00-\u0E7F])`,
  'g',
);
const WORDY = new RegExp(
  String.raw`(?<![a-z0-9])((?:[a-z0-9-]*[0-9][a-z0-9-]*\.(?:${WORD_ENDS})|[a-z0-9-]{1,63}\.(?:${WORD_ENDS})(?=/)))(?![a-z0-9])`,
  'g',
);
const SCHEME = /(?:h(?:tt|xx)ps?|ftp)\s*:\s*\/\s*\/?\s*([^\s/?#]*)/g;
const WWW = /(?<![a-z0-9])www\s*\.?\s*([a-z0-9-]{2,}[a-z0-9.-]*)/g;
const ADDRESS = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g;
const THAI_ENDS = /(?:ดอท|ดอต|จุด)\s*(?:คอม(?!พิว|เม|ฟอ|โบ)|เน็ต|com|net|co|vip|bet)/g;

/** Hosts that a normalised text leads to, however they are spelled; those of the house are left out. */
export function findLinks(text: string, ownHosts: readonly string[]): string[] {
  const joined = joinSpelled(text);
  const found = [text, joined, joinSpaced(text)].flatMap((form) => [
    ...all(form, SCHEME, 1),
    ...all(form, WWW, 1),
    ...all(form, TIGHT, 1),
    ...all(form, WORDY, 1),
    ...all(form, ADDRESS, 0),
    ...[...form.matchAll(LOOSE)].map(([, name, end]) => `${name}.${end}`),
    ...all(form, THAI_ENDS, 0),
  ]);
  return [...new Set(found)].filter((host) => !isOwn(host, ownHosts));
}

function all(text: string, pattern: RegExp, group: 0 | 1): string[] {
  return [...text.matchAll(pattern)].map((match) => match[group] ?? '');
}

function isOwn(host: string, ownHosts: readonly string[]): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return ownHosts.some((own) => name === own || name.endsWith(`.${own}`));
}

/** The text without addresses of the house. */
export function withoutOwnLinks(text: string, ownHosts: readonly string[]): string {
  return text.replace(/\S+/g, (word) => {
    const [, host = ''] = /^(?:https?:\/\/)?([^\s/?#]+)/.exec(word) ?? [];
    return isOwn(host, ownHosts) ? ' ' : word;
  });
}

const INVITATION =
  /(?:[?&](?:affiliatecode|affiliate|invite|ref|code|referralcode|recommenderid)=|\/(?:invite|i|ref|register|join)\/[a-z0-9]{3,})/;

/** An address of the house that brings a new member into someone's line. */
export function findInvitation(text: string): boolean {
  return INVITATION.test(joinSpelled(text).replace(/\s+/g, '')) || INVITATION.test(text);
}
