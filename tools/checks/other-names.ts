import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where words for players stand: bundles by language, and sources that hold the words of all languages. */
const BUNDLES = '{web/src,contract/src}/**/{th,en}.json';
const SOURCES = [
  'studio/client/slot/i18n/{th,en}.ts',
  'studio/client/table/{i18n/{th,en},kinds/**/*words}.ts',
  'studio/client/sports/i18n/{th,en}.ts',
  'studio/client/fishing/i18n/{th,en}.ts',
  'studio/client/rooms/i18n/{th,en}.ts',
  'server/src/modules/people/authentication/code-message.ts',
  'server/src/modules/accounts/security/internal/{password-link-letter,contact-code-letter,new-contact-message}.ts',
  'server/src/modules/play/bets/internal/csv-words.ts',
  'server/src/modules/money/cashier/record/notify-deposit.ts',
  'server/seed/fronts.ts',
];

interface NamedThing {
  thing: string;
  names: string[];
  never: string[];
}

/** Names that the glossary rules out and that players would read all the same, one line each. */
export function otherNames(
  root: URL,
  glossary = readFileSync(new URL('docs/glossary.md', root), 'utf8'),
): string[] {
  const things = namedThings(glossary);
  const files = [BUNDLES, ...SOURCES].flatMap((pattern) => globSync(pattern, { cwd: fileURLToPath(root) }));
  return files.sort().flatMap((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return wrongNames(file.endsWith('.json') ? wordsOf(JSON.parse(text)).join('\n') : text, things).map(
      ({ thing, name }) => `${file}: “${name}” for ${thing.thing}, which is “${thing.names[0]}”`,
    );
  });
}

/** The rows of "What players read": thing, then names and names never said, for Thai and for English. */
export function namedThings(glossary: string): NamedThing[] {
  const [, table = ''] = glossary.split('## What players read');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| thing'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap(([, thing = '', thai = '', notThai = '', english = '', notEnglish = '']) => [
    { thing, names: list(thai), never: list(notThai) },
    { thing, names: list(english), never: list(notEnglish) },
  ]);
}

/** A right name is taken out first: it may hold a wrong one, as ชุดรหัสสุ่ม holds ชุดรหัส. */
function wrongNames(text: string, things: NamedThing[]) {
  return things.flatMap((thing) => {
    const rest = thing.names.reduce((left, name) => left.replaceAll(name, ' '), text).toLowerCase();
    return thing.never.filter((name) => rest.includes(name.toLowerCase())).map((name) => ({ thing, name }));
  });
}

/** `seed (server seed)` is read by people; the check needs the name alone, unless it ends in a note as `(RTP)` does. */
function list(cell: string): string[] {
  return cell
    .split(/, (?![^(]*\))/)
    .map((name) => name.replace(/ \([^)]*,[^)]*\)$/, ''))
    .filter((name) => name !== '');
}

function wordsOf(bundle: object): string[] {
  return Object.values(bundle).flatMap((words) =>
    typeof words === 'string' ? [words] : wordsOf(words as object),
  );
}
