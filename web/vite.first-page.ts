import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What the front page needs besides the entry; fetched beside it instead of after it. */
const CHUNKS = [/\/features\/home\/home-page\.tsx$/, /\/words-th-/];
const FONTS = [/\/noto-sans-thai-/, /\/kanit-thai-/];

/** Writes preloads for the front page into index.html. Thai comes first: most visitors read it. */
export function firstPagePreloads(): Plugin {
  return {
    name: 'first-page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const wanted = new Set<string>();
        for (const file of files) {
          if (file.type !== 'chunk') continue;
          if (
            CHUNKS.some((chunk) => chunk.test(file.facadeModuleId ?? '') || chunk.test(`/${file.fileName}`))
          ) {
            for (const name of [file.fileName, ...file.imports]) wanted.add(name);
          }
        }
        const scripts = [...wanted].filter((name) => !html.includes(name)).map(modulePreload);
        const fonts = files
          .map(({ fileName }) => fileName)
          .filter((name) => FONTS.some((font) => font.test(name)))
          .map(fontPreload);
        return { html: aside(html), tags: [...fonts, ...scripts] };
      },
    },
  };
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
