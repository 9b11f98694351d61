import type { Language } from '@lanna/contract/people/members/members';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { MadeOf } from '../../../lazy-component.tsx';
import { SITE_WORDS } from '../site-words.ts';

const ENTRY = 'src/sites/portal/main.tsx';
const SCRIPTS: Partial<Record<Language, string>> = { TH: 'thai' };

const KNOWN_MAX = 1000;

/** One entry of Vite's manifest. */
interface Part {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/** What the document of a page names, as addresses. */
export interface PageFiles {
  entry: string;
  styles: readonly string[];
  fonts: readonly string[];
  /** Code the page starts with besides the entry: fetched beside it instead of after it. */
  modules: readonly { href: string; media?: string | undefined }[];
}

/** Finds, for a page made of these parts in this language, the files of the browser's bundle. */
export function bundleFiles(manifest: string): (language: Language, made: readonly MadeOf[]) => PageFiles {
  const parts: Readonly<Record<string, Part>> = JSON.parse(manifest);
  /** Pages are made of few different sets of parts. */
  const known = new Map<string, PageFiles>();

  return (language, made) => {
    const key = JSON.stringify([language, made]);
    const files = known.get(key) ?? find(language, made);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(key, files);
    return files;
  };

  function find(language: Language, made: readonly MadeOf[]): PageFiles {
    const everywhere = made.filter(({ media, belowFold }) => !media && !belowFold);
    const first = closure([ENTRY, ...everywhere.map(({ module }) => module), ...words(language, everywhere)]);
    const shown = new Set(first);
    const onSome = made.flatMap((part) =>
      part.media && !part.belowFold
        ? closure([part.module, ...words(language, [part])])
            .filter((name) => !shown.has(name) && shown.add(name))
            .map((name) => ({ name, media: part.media }))
        : [],
    );
    // What they look like is written with the page, their code comes after it.
    const styled = new Set([
      ...shown,
      ...closure(made.filter(({ belowFold }) => belowFold).map(({ module }) => module)),
    ]);
    const modules = [
      ...first.filter((name) => name !== ENTRY).map((name) => ({ name, media: undefined })),
      ...onSome,
    ];
    return {
      entry: address(parts[ENTRY]?.file ?? ''),
      styles: addresses([...styled].flatMap((name) => parts[name]?.css ?? [])),
      fonts: addresses([...styled].flatMap((name) => parts[name]?.assets ?? [])).filter((file) =>
        file.includes(`-${SCRIPTS[language] ?? 'latin'}-`),
      ),
      modules: modules.map(({ name, media }) => ({ href: address(parts[name]?.file ?? ''), media })),
    };
  }

  /** Of what is shown first, and of these parts. */
  function words(language: Language, made: readonly MadeOf[]): string[] {
    const { tag } = LANGUAGES[language];
    const topics = new Set([...SITE_WORDS.first, ...made.flatMap(({ topics }) => topics)]);
    return Object.keys(parts).filter(
      (name) =>
        // The words the site starts with are one chunk a language: `vite.chunks.ts` names it.
        name.startsWith(`_words-${tag}-`) ||
        [...topics].some((topic) => name.endsWith(`/${topic}/words/${tag}.json`)),
    );
  }

  /** These parts and all they import; what they only may import later is not among them. */
  function closure(names: readonly string[]): string[] {
    const found = new Set<string>();
    const add = (name: string) => {
      const part = parts[name];
      if (!part || found.has(name)) return;
      found.add(name);
      for (const imported of part.imports ?? []) add(imported);
    };
    for (const name of names) add(name);
    return [...found];
  }
}

function addresses(files: readonly string[]): string[] {
  return [...new Set(files)].map(address);
}

function address(file: string): string {
  return `/${file}`;
}
