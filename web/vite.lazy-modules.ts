import { dirname, join, relative } from 'node:path';
import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * In the server's bundle every `lazily(() => import('./x.tsx'))` gets the name of its module as the last argument, so that the
 * server can name, in a page's document, the files of the browser's bundle that page is made of.
 */
export function lazyModules(root: string): Plugin {
  return {
    name: 'lazy-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: /\blaz(ily|yPage)\b/ },
      handler: (code, id) => ({ code: withModules(code, id, root), map: null }),
    },
  };
}

export function withModules(code: string, id: string, root: string): string {
  const edits: { at: number; text: string }[] = [];
  const { program } = parseSync(id, code);
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !['lazily', 'lazyPage'].includes(callee.name)) return;
      const [fetched] = given;
      const source = fetched && /\bimport\(\s*'([^']+)'/.exec(code.slice(fetched.start, fetched.end))?.[1];
      if (!source || given.length > 2) return;
      const module = relative(root, join(dirname(id), source));
      const last = given.at(-1);
      if (!last) return;
      edits.push({ at: last.end, text: `${given.length === 1 ? ', []' : ''}, ${JSON.stringify(module)}` });
    },
  }).visit(program);
  return edits
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}
