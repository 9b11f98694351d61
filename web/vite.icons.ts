import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * Imports each icon from its own file instead of from the index of all. The code is the same; who uses which icon becomes known,
 * so an icon lies with the pages that show it (see vite.chunks.ts) and not with what the site starts with.
 */
export function iconsByFile(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { code: /from 'lucide-react'/, id: { exclude: /node_modules/ } },
      handler: (code, id) => {
        files ??= iconFiles(fileURLToPath(import.meta.resolve('lucide-react')));
        return { code: withIconFiles(code, id, files), map: null };
      },
    },
  };
}

/** Name of an icon → its file. `entry`: of the package, whichever format. */
function iconFiles(entry: string): Map<string, string> {
  const folder = join(dirname(entry), '..', 'esm');
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(/^export \{([^}]*)\} from '(\.\/icons\/[^']+)';$/gm))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(folder, file));
  return files;
}

export function withIconFiles(code: string, id: string, files: ReadonlyMap<string, string>): string {
  let text = code;
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind, start, end }) {
      if (source.value !== 'lucide-react' || importKind === 'type') return;
      const lines = specifiers.flatMap((specifier) => {
        if (specifier.type !== 'ImportSpecifier' || specifier.importKind === 'type') return [];
        const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : '';
        const file = files.get(name);
        if (!file) throw new Error(`${id}: lucide-react has no icon ${name}`);
        return [`import ${specifier.local.name} from ${JSON.stringify(file)};`];
      });
      // One declaration a file: the formatter merges them.
      text = code.slice(0, start) + lines.join('') + code.slice(end);
    },
  }).visit(parseSync(id, code).program);
  return text;
}
