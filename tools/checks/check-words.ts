import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { otherNames } from './other-names.ts';
import { ruledOutWords } from './ruled-out-words.ts';

/**
 * Every word the site says stands in a bundle, in every language, and is said somewhere:
 * - each topic has the same keys and the same {{places}} in all its languages, the console's in English and Thai;
 * - each key that is asked for exists, and each key that exists is asked for;
 * - each refusal of the wire has its words;
 * - no component holds text of its own;
 * - no bundle says a word that its language rules out.
 *
 * A key made at run time (`t(`fault.${kind}`)`) counts for every key it could be; a key that travels through a
 * variable counts where it stands as text in a file that speaks of its topic.
 */
export interface WordsReport {
  keys: number;
  languages: string[];
  findings: string[];
}

type Bundle = Map<string, string>;
/** topic → language → key → words */
type Bundles = Map<string, Map<string, Bundle>>;

export function checkWords(
  source: string,
  refusals: { contract?: string; codes: readonly string[] } = { codes: [] },
): WordsReport {
  const refusalCodes = refusals.codes;
  const bundles = readBundles(source);
  if (refusals.contract) addRefusals(bundles, refusals.contract);
  const languages = [...new Set([...bundles.values()].flatMap((topic) => [...topic.keys()]))].sort();
  const files = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => readSource(join(source, file), file));
  const findings = [
    ...unevenBundles(bundles, languages),
    ...files.flatMap(({ literals }) => literals),
    ...unknownKeys(bundles, files),
    ...unusedKeys(bundles, files, refusalCodes),
    ...silentRefusals(bundles, refusalCodes),
  ];
  const keys = [...bundles.keys()].reduce((sum, topic) => sum + keysOf(bundles, topic).size, 0);
  return { keys, languages, findings };
}

function readBundles(source: string): Bundles {
  const bundles: Bundles = new Map();
  for (const file of globSync('**/words/*.json', { cwd: source }).sort()) {
    addBundle(bundles, namespaceOf(file), basename(file, '.json'), join(source, file));
  }
  return bundles;
}

/** By the folder the words lie in. A topic's console has words of its own, and so has the console's frame. */
function namespaceOf(file: string): string {
  const folders = file.split(/[/\\]/);
  const [, folder = '', above = ''] = folders.slice(0, -1).reverse();
  if (folder !== 'console') return folder;
  if (above === 'sites') return 'console-shell';
  return folders[0] === 'features' ? `${above}-console` : 'console';
}

/** Operators read two languages, both written by hand. */
const CONSOLE_LANGUAGES = ['en', 'th'];
const isConsole = (topic: string) =>
  topic === 'console' || topic === 'console-shell' || topic.endsWith('-console');

/** The words of refusals stand in each topic's contract; to the site they are one bundle. */
function addRefusals(bundles: Bundles, contract: string): void {
  for (const file of globSync('**/refusals/*.json', { cwd: contract }).sort())
    addBundle(bundles, 'refusals', basename(file, '.json'), join(contract, file));
}

function addBundle(bundles: Bundles, topic: string, language: string, path: string): void {
  const languages = bundles.get(topic) ?? new Map<string, Bundle>();
  const bundle = languages.get(language) ?? new Map();
  flatten(JSON.parse(readFileSync(path, 'utf8')), '', bundle);
  bundles.set(topic, languages.set(language, bundle));
}

function flatten(words: Record<string, unknown>, prefix: string, into: Bundle): void {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flatten(value as Record<string, unknown>, `${prefix}${key}.`, into);
  }
}

/* Bundles against each other */

const PLURAL = /_(zero|one|two|few|many|other)$/;
const bare = (key: string) => key.replace(PLURAL, '');
const places = (words: string) =>
  [...words.matchAll(/{{\s*(\w+)/g)]
    .map(([, place]) => place)
    .sort()
    .join();

function unevenBundles(bundles: Bundles, languages: string[]): string[] {
  return [...bundles].flatMap(([topic, written]) => {
    const wanted = new Set([...written.values()].flatMap((bundle) => [...bundle.keys()].map(bare)));
    const expected = isConsole(topic) ? CONSOLE_LANGUAGES : languages;
    const more = [...written.keys()].filter((language) => !expected.includes(language));
    if (more.length > 0) return [`${topic}: words in ${more.join(', ')}, which no page reads`];
    return expected.flatMap((language) => {
      const bundle = written.get(language);
      if (!bundle) return [`${topic}: no words in ${language}`];
      return [...wanted].flatMap((key) => {
        const forms = [...bundle].filter(([name]) => bare(name) === key);
        if (forms.length === 0) return [`${topic}.${key}: missing in ${language}`];
        return [
          ...forms
            .filter(([, words]) => words.trim() === '')
            .map(([name]) => `${topic}.${name}: empty in ${language}`),
          ...forms
            .filter(([, words]) => places(words) !== places(anyWords(written, key)))
            .map(([name]) => `${topic}.${name}: other {{places}} in ${language}`),
          ...missingForms(forms, language).map((form) => `${topic}.${key}_${form}: missing in ${language}`),
        ];
      });
    });
  });
}

function anyWords(written: Map<string, Bundle>, key: string): string {
  const [first] = written.values();
  return [...(first ?? [])].find(([name]) => bare(name) === key)?.[1] ?? '';
}

/** A counted word needs every form its language distinguishes. */
function missingForms(forms: [string, string][], language: string): string[] {
  if (!forms.some(([name]) => PLURAL.test(name))) return [];
  const there = forms.map(([name]) => PLURAL.exec(name)?.[1]);
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => !there.includes(form));
}

/* Sources */

interface Source {
  file: string;
  /** Topics this file speaks of; the first is the one a key without a topic means. */
  topics: string[];
  /** Keys asked for as they stand, and patterns of keys made at run time; with the line for the message. */
  asked: { key: string; line: number }[];
  patterns: { topic: string | undefined; pattern: RegExp }[];
  /** Every string in the file: a key may be chosen here and asked for elsewhere. */
  strings: Set<string>;
  literals: string[];
}

interface Node {
  type: string;
  span?: { start: number };
  [part: string]: unknown;
}

const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'caption',
  'description',
  'hint',
  'label',
  'placeholder',
  'title',
]);
const LETTER = /\p{L}/u;
const THAI = /\p{Script=Thai}/u;
/** Where languages are called by their own names. */
const OWN_NAMES = 'i18n/languages.ts';

function readSource(path: string, file: string): Source {
  const code = readFileSync(path, 'utf8');
  // The parser counts bytes from the first token of everything it has ever read; `;` makes that the file's start.
  const tree = parseSync(`;${code}`, { syntax: 'typescript', tsx: file.endsWith('x') });
  const bytes = Buffer.from(`;${code}`);
  const lineOf = (node: Node) =>
    bytes
      .subarray(0, (node.span?.start ?? 0) - tree.span.start)
      .toString()
      .split('\n').length;
  const source: Source = {
    file,
    topics: [...code.matchAll(/(?:useTranslation\(\[?|TFunction<\[?)\s*((?:'[\w-]+'(?:,\s*)?)+)/g)].flatMap(
      ([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
    ),
    asked: [],
    patterns: [],
    strings: new Set(),
    literals: [],
  };
  const literal = (node: Node, text: string) =>
    source.literals.push(`${file}:${lineOf(node)}: text in a component: ${text.trim().slice(0, 40)}`);

  walk(tree, (node, parent) => {
    if (node.type === 'StringLiteral') {
      const value = String(node['value']);
      source.strings.add(value);
      if (THAI.test(value) && file !== OWN_NAMES) literal(node, value);
      else if (isChild(parent) && LETTER.test(value)) literal(node, value);
    }
    if (node.type === 'JSXText' && LETTER.test(String(node['value']))) literal(node, String(node['value']));
    if (node.type === 'JSXAttribute' && isSpoken(node)) {
      const value = node['value'] as Node | null;
      if (value?.type === 'StringLiteral' && LETTER.test(String(value['value']))) {
        literal(node, String(value['value']));
      }
    }
    if (isAsking(node)) {
      const [first] = node['arguments'] as { expression: Node }[];
      if (first) keysIn(first.expression, lineOf(node), source);
    }
  });
  source.topics = [...new Set(source.topics)];
  return source;
}

function walk(tree: unknown, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  if (isNode(tree)) visit(tree, parent);
  if (typeof tree !== 'object' || tree === null) return;
  for (const part of Object.values(tree)) walk(part, visit, isNode(tree) ? tree : parent);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const isChild = (parent: Node | undefined) =>
  parent?.type === 'JSXExpressionContainer' && parent['inAttribute'] !== true;

function isSpoken(attribute: Node): boolean {
  const value = attribute['value'] as Node | null;
  // So that `{'text'}` in an attribute is not taken for a child.
  if (value?.type === 'JSXExpressionContainer') value['inAttribute'] = true;
  return SPOKEN.has(String((attribute['name'] as Node)['value']));
}

function isAsking(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = node['callee'] as Node;
  if (callee.type === 'Identifier') return callee['value'] === 't';
  return callee.type === 'MemberExpression' && (callee['property'] as Node)['value'] === 't';
}

function keysIn(expression: Node, line: number, source: Source): void {
  walk(expression, (node) => {
    if (node.type === 'StringLiteral') source.asked.push({ key: String(node['value']), line });
    if (node.type !== 'TemplateLiteral') return;
    const quasis = node['quasis'] as { raw: string }[];
    const [topic, ...rest] = quasis
      .map(({ raw }) => raw)
      .join('\0')
      .split(':');
    const text = rest.length > 0 ? rest.join(':') : (topic ?? '');
    const pattern = text
      .split('\0')
      .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[\\w-]+');
    source.patterns.push({ topic: rest.length > 0 ? topic : undefined, pattern: new RegExp(`^${pattern}$`) });
  });
}

/* Sources against bundles */

function keysOf(bundles: Bundles, topic: string): Set<string> {
  const [first] = bundles.get(topic)?.values() ?? [];
  return new Set([...(first?.keys() ?? [])].map(bare));
}

function unknownKeys(bundles: Bundles, files: Source[]): string[] {
  return files.flatMap(({ file, topics, asked }) =>
    asked.flatMap(({ key, line }) => {
      const [topic, rest] = key.includes(':') ? key.split(':') : [undefined, key];
      const among = topic ? [topic] : topics.length > 0 ? topics : ['ui'];
      const known = among.some((name) => keysOf(bundles, name).has(rest ?? ''));
      return known ? [] : [`${file}:${line}: no words for "${key}"`];
    }),
  );
}

function unusedKeys(bundles: Bundles, files: Source[], refusalCodes: readonly string[]): string[] {
  return [...bundles.keys()].flatMap((topic) => {
    const speaking = files.filter(
      ({ topics, asked, patterns }) =>
        topics.includes(topic) ||
        asked.some(({ key }) => key.startsWith(`${topic}:`)) ||
        patterns.some((pattern) => pattern.topic === topic),
    );
    const folder = speaking.map(({ file }) => file.replace(/[^/]+$/, ''));
    const near = files.filter(({ file }) => folder.some((place) => file.startsWith(place)));
    const used = (key: string) =>
      speaking.some(({ patterns, topics }) =>
        patterns.some(
          (made) => (made.topic ? made.topic === topic : topics.includes(topic)) && made.pattern.test(key),
        ),
      ) ||
      near.some(({ strings }) => strings.has(key)) ||
      // Named with its topic it is said from anywhere, as by a manifest.
      files.some(({ strings }) => strings.has(`${topic}:${key}`));
    return [...keysOf(bundles, topic)]
      .filter((key) => !(topic === 'refusals' && refusalCodes.includes(key)) && !used(key))
      .map((key) => `${topic}.${key}: never said`);
  });
}

function silentRefusals(bundles: Bundles, refusalCodes: readonly string[]): string[] {
  const known = keysOf(bundles, 'refusals');
  return refusalCodes.filter((code) => !known.has(code)).map((code) => `refusals.${code}: missing`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { REFUSAL_STATUS } = await import('../../server/src/platform/refusals/refusal-table.ts');
  const source = fileURLToPath(new URL('../../web/src', import.meta.url));
  // `network` is what the browser says when there was no answer at all.
  const { keys, languages, findings } = checkWords(source, {
    contract: fileURLToPath(new URL('../../contract/src', import.meta.url)),
    codes: [...Object.keys(REFUSAL_STATUS), 'network'],
  });
  findings.push(...otherNames(new URL('../../', import.meta.url)));
  findings.push(...ruledOutWords(new URL('../../', import.meta.url)));
  for (const finding of findings) console.log(finding);
  console.log(
    `${keys} keys in ${languages.join(', ')} (${relative(process.cwd(), source)}): ${findings.length} findings`,
  );
  if (findings.length > 0 || keys === 0) process.exit(1);
}
