import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MODULES = fileURLToPath(new URL('../../server/src/modules', import.meta.url));
const USES = /^ {2}uses: \[([^\]]*)\],$/m;

/**
 * Each topic of the portal and the topics its manifest says it uses, read as text: the boundaries must be known also while a
 * module does not compile.
 */
export function topicUses(folder = MODULES): Map<string, string[]> {
  return new Map(
    globSync('*/*/topic.ts', { cwd: folder })
      .sort()
      .map((file) => {
        const [, name = ''] = file.split('/');
        return [name, usesIn(readFileSync(`${folder}/${file}`, 'utf8'), name)];
      }),
  );
}

function usesIn(manifest: string, name: string): string[] {
  const [, list] = USES.exec(manifest) ?? [];
  if (list === undefined) throw new Error(`modules/${name}/topic.ts does not say what it uses`);
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, used = '']) => used);
}
