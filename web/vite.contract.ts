import { readFile } from 'node:fs/promises';
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
    // What the first load has of a file, and what forms read of it, are two modules: one that both shared would be in the first load.
    resolveId: async function (source, importer) {
      const asked = source.endsWith(FORM);
      if (!asked && !(importer?.endsWith(FORM) && source.startsWith('.'))) return null;
      const found = await this.resolve(
        asked ? source.slice(0, -FORM.length) : source,
        importer?.replace(FORM, ''),
      );
      return found && `${found.id}${FORM}`;
    },
    load: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts\?form$/ },
      handler: async (id) => ({
        code: await readFile(id.slice(0, -FORM.length), 'utf8'),
        moduleType: 'ts',
      }),
    },
    transform: {
      filter: { id: [/\/contract\/src\/[\w/-]+\.ts(\?form)?$/, /\/web\/src\/.*\.tsx?$/] },
      handler: (code, id) => {
        if (id.includes('/web/src/')) return withBodies(code, id);
        return { code: forBrowsers(code, id.endsWith(FORM)), map: null };
      },
    },
  };
}

/** Behind the address of a file of the contract: its endpoints as a form reads them, with the schema of what is sent. */
const FORM = '?form';

/**
 * `useContractForm(sendFeedback, …)` needs the body's schema, which comes with the file that has the form and with nothing else: the
 * endpoint it names is imported from the same file of the contract, read for forms.
 */
export function withBodies(code: string, id: string): { code: string; map: null } | undefined {
  if (!code.includes('useContractForm(')) return undefined;
  const edits: Edit[] = [];
  const { program } = parseSync(id, code);
  const from = new Map<string, { imported: string; source: string }>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const source = statement.source.value;
    if (!source.startsWith('@lanna/contract/')) continue;
    for (const one of statement.specifiers)
      if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
        from.set(one.local.name, { imported: one.imported.name, source });
  }
  const added = new Map<string, string>();
  new Visitor({
    CallExpression({ callee, arguments: [endpoint] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'useContractForm' || !endpoint) return;
      const names = [...code.slice(endpoint.start, endpoint.end).matchAll(/\b[A-Za-z]\w*/g)].filter(
        ([name]) => from.has(name),
      );
      // Without it the form would know no rule, and be refused all it sends.
      if (names.length === 0) throw new Error(`${id}: useContractForm names no endpoint of the contract`);
      for (const { 0: name, index } of names) {
        const { imported = '', source = '' } = from.get(name) ?? {};
        const start = endpoint.start + index;
        edits.push({ start, end: start + name.length, text: `${name}$form` });
        added.set(name, `import { ${imported} as ${name}$form } from '${source}${FORM}';`);
      }
    },
  }).visit(program);
  if (edits.length === 0) return undefined;
  return { code: `${edited(code, edits)}\n${[...added.values()].join('\n')}\n`, map: null };
}

export function forBrowsers(code: string, keepsBodies = false): string {
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
        if (!SERVER_SIDE.has(name) || (keepsBodies && name === 'body')) continue;
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
