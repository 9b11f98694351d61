import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every bundle of words: of the site and the console, of messages and contracts, of refusals. */
const BUNDLES = ['web/src/**/words', 'server/src/**/words', 'contract/src/**/refusals'];
const LISTS = 'tools/ruled-out-words/*.json';
/** These languages write no space between words: a word is found inside of longer text. */
const WITHOUT_SPACES = ['th', 'zh'];
const FIELDS = ['word', 'use', 'in', 'except'];

interface RuledOut {
  word: string;
  /** What is said instead; several are set apart by ` / `. Where one of them contains the word, the word is right. */
  use: string;
  /** Part of the path of the bundles that may not say it; with a leading `!` of those that may. */
  in?: string;
  /** `file:key` of the uses that are right. */
  except?: string[];
}

/**
 * Words that the table of terms of a language rules out. `<language>.json`, or `<language>.<part>.json`, lists them;
 * an exception that is not needed any more is reported as well.
 */
export function ruledOutWords(root: URL): string[] {
  const cwd = fileURLToPath(root);
  return globSync(LISTS, { cwd })
    .sort()
    .flatMap((list) => {
      const entries = JSON.parse(readFileSync(new URL(list, root), 'utf8')) as RuledOut[];
      const [language = ''] = basename(list).split('.');
      const files = BUNDLES.flatMap((folder) => globSync(`${folder}/${language}.json`, { cwd })).sort();
      if (files.length === 0) return [`${list}: no words in ${language}`];
      const sentences = files.flatMap((file) => sentencesOf(root, file));
      return entries.flatMap((entry) => [
        ...wrongFields(entry).map((finding) => `${list}: “${entry.word}”: ${finding}`),
        ...misuses(entry, language, sentences, list),
      ]);
    });
}

interface Sentence {
  file: string;
  /** `file:key` */
  place: string;
  text: string;
}

function sentencesOf(root: URL, file: string): Sentence[] {
  const sentences: Sentence[] = [];
  const read = (words: object, prefix: string): void => {
    for (const [key, value] of Object.entries(words)) {
      if (typeof value === 'string')
        sentences.push({ file, place: `${file}:${prefix}${key}`, text: value.normalize('NFC') });
      else read(value as object, `${prefix}${key}.`);
    }
  };
  read(JSON.parse(readFileSync(new URL(file, root), 'utf8')), '');
  return sentences;
}

function misuses(entry: RuledOut, language: string, sentences: Sentence[], list: string): string[] {
  const excepted = new Set(entry.except);
  const says = reportOf(entry, language);
  const uses = sentences.filter(({ file, text }) => isIn(entry.in, file) && says(text));
  const used = new Set(uses.map(({ place }) => place));
  return [
    ...uses
      .filter(({ place }) => !excepted.has(place))
      .map(({ place }) => `${place}: “${entry.word}” is ruled out, it is “${entry.use}”`),
    ...[...excepted]
      .filter((place) => !used.has(place))
      .map((place) => `${list}: “${entry.word}”: the exception ${place} is not needed`),
  ];
}

function isIn(part: string | undefined, file: string): boolean {
  if (!part) return true;
  return part.startsWith('!') ? !file.includes(part.slice(1)) : file.includes(part);
}

/** Whether a text says the word. Right words are taken out first, and so are the names of places: `{{word}}` is read by no player. */
function reportOf({ word, use }: RuledOut, language: string): (text: string) => boolean {
  const wrong = pattern(word, language);
  const right = use
    .split(' / ')
    .filter((name) => pattern(word, language).test(name.normalize('NFC')))
    .map((name) => pattern(name, language));
  return (text) =>
    wrong.test(
      right.reduce(
        (left, name) => left.replace(new RegExp(name, 'giu'), '\0'),
        text.replace(/{{.*?}}/g, '\0'),
      ),
    );
}

function pattern(word: string, language: string): RegExp {
  const letters = word.normalize('NFC').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return WITHOUT_SPACES.includes(language)
    ? new RegExp(letters, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${letters}(?![\\p{L}\\p{M}\\p{N}_])`, 'iu');
}

function wrongFields(entry: RuledOut): string[] {
  const unknown = Object.keys(entry).filter((field) => !FIELDS.includes(field));
  return [
    ...unknown.map((field) => `unknown field ${field}`),
    ...(['word', 'use'] as const).filter((field) => !entry[field]?.trim()).map((field) => `no ${field}`),
  ];
}
