import { type Plugin, parseSync, Visitor } from 'vite';

const DESCRIBES = ['method', 'module', 'access', 'sorts'];
/** Of a list; its choices stay, a page offers them. */
const OF_LISTS = ['row', 'filters', 'needs', 'more'];
const SERVER_SIDE = new Set([
  'params',
  'query',
  'body',
  'value',
  'refusals',
  'summary',
  'limit',
  ...OF_LISTS,
]);

/**
 * In the browser an endpoint is its method, path, module and flags. Its schemas do their work on the server;
 * leaving them out keeps zod (26 kB) out of the first load, while the types still come from them. A schema that
 * the browser really uses stays: every declaration is marked as one the bundler may drop when it is unused.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts$/ },
      handler: (code) => ({ code: forBrowsers(code), map: null }),
    },
  };
}

export function forBrowsers(code: string): string {
  const edits: Edit[] = [];
  const { program } = parseSync('contract.ts', code);
  new Visitor({
    /**
     * An object with two of `method`, `module`, `access` and `sorts` describes an endpoint, whole or in part; so does one with a `summary` in
     * words, unlike a schema whose field has that name.
     */
    ObjectExpression({ properties }) {
      const named = properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [
              {
                name: property.key.name,
                inWords: property.value.type === 'Literal',
                start: property.start,
                end: property.end,
              },
            ]
          : [],
      );
      const names = new Set(named.map(({ name }) => name));
      const half = DESCRIBES.filter((name) => names.has(name)).length > 1;
      const describesEndpoint = half || named.some(({ name, inWords }) => name === 'summary' && inWords);
      if (!describesEndpoint) return;
      for (const { name, start, end } of named) {
        if (!SERVER_SIDE.has(name)) continue;
        const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
        edits.push({ start, end: end + comma, text: '' });
      }
    },
  }).visit(program);

  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      if (!init || init.type === 'ArrowFunctionExpression' || init.type === 'Literal') continue;
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      edits.push({ start: init.end, end: init.end, text: '))()' });
    }
  }
  return edited(code, edits);
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** From the back to the front, so that no edit moves another. */
function edited(code: string, edits: Edit[]): string {
  return edits
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce(
      (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
      code,
    );
}
