import type { WordFiles } from '../../i18n/words.ts';

/** Files by the topic their words belong to: those of `features/members/console` are `members-console`. */
export function wordFiles(found: Readonly<Record<string, object>>): WordFiles {
  return Object.fromEntries(
    Object.entries(found).map(([path, words]) => [`/${namespaceOf(path)}/`, () => Promise.resolve(words)]),
  );
}

export function namespaceOf(path: string): string {
  const topic = /\/features\/([^/]+)\/console\/words\//.exec(path)?.[1];
  if (topic) return `${topic}-console`;
  if (path.includes('/i18n/refusals/')) return 'refusals';
  if (path.includes('/ui/words/')) return 'ui';
  return /(^|\/)console\/words\//.test(path) && path.startsWith('../../../console/')
    ? 'console'
    : 'console-shell';
}
