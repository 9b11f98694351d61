import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What the front page needs besides the entry; fetched beside it instead of after it. */
const FRONT = [/\/features\/home\/home-page\.tsx$/, /\/words-th-/];
const FONTS = [/\/noto-sans-thai-/, /\/kanit-thai-/];
/** The same for other first pages of a visit; `first-paint.js` selects one. In Thai: most visitors read it. */
const OTHERS = {
  '/rng': [/\/features\/catalogue\/rng-page\.tsx$/, /\/catalogue\/words\/th\.json$/],
  '/game': [/\/features\/game\/game-page\.tsx$/, /\/game\/words\/th\.json$/],
  '/fair': [/\/features\/fairness\/fair-page\.tsx$/, /\/fairness\/words\/th\.json$/],
};

/** Writes into index.html what the first page is made of. */
export function firstPagePreloads(): Plugin {
  return {
    name: 'first-page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const front = scriptsOf(files, FRONT).filter((name) => !html.includes(name));
        const others = Object.entries(OTHERS).map(([path, parts]) => [
          path,
          scriptsOf(files, parts)
            .filter((name) => !html.includes(name) && !front.includes(name))
            .map((name) => `/${name}`),
        ]);
        const fonts = files
          .map(({ fileName }) => fileName)
          .filter((name) => FONTS.some((font) => font.test(name)))
          .map(fontPreload);
        return {
          html: withCode(aside(html), Object.fromEntries(others)),
          tags: [...fonts, ...front.map(modulePreload)],
        };
      },
    },
  };
}

type Output = Rolldown.OutputBundle[string];

/** The files of these parts and of all they import, directly or not. */
function scriptsOf(files: readonly Output[], parts: readonly RegExp[]): string[] {
  const wanted = new Set<string>();
  for (const file of files) {
    if (file.type !== 'chunk') continue;
    const names = [file.facadeModuleId ?? '', `/${file.fileName}`];
    if (!parts.some((part) => names.some((name) => part.test(name)))) continue;
    collect(file.fileName, files, wanted);
  }
  return [...wanted];
}

function collect(name: string, files: readonly Output[], into: Set<string>): void {
  if (into.has(name)) return;
  into.add(name);
  const file = files.find(({ fileName }) => fileName === name);
  if (file?.type === 'chunk') for (const imported of file.imports) collect(imported, files, into);
}

function withCode(html: string, code: Record<string, string[]>): string {
  return html.replace('src="/first-paint.js"', (source) => `${source} data-code='${JSON.stringify(code)}'`);
}

/** The shape of the page comes first: code waits until style and picture are on their way. */
function aside(html: string): string {
  return html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

function modulePreload(fileName: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/${fileName}` },
    injectTo: 'head',
  };
}

function fontPreload(fileName: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` },
    injectTo: 'head',
  };
}
