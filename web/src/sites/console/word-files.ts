import type { WordFiles } from '../../i18n/words.ts';

/** Files by the topic their words belong to: those of `features/people/members/console` are `members-console`. */
export function wordFiles(
  found: Readonly<Record<string, object>>,
  later: Readonly<Record<string, () => Promise<object>>>,
): WordFiles {
  const here = Object.entries(found).map(([path, words]) => [path, () => Promise.resolve(words)] as const);
  return Object.fromEntries(
    [...here, ...Object.entries(later)].map(([path, load]) => [`/${namespaceOf(path)}/words/`, load]),
  );
}

export function namespaceOf(path: string): string {
  const topic = /\/features\/[^/]+\/([^/]+)\/console\/words\//.exec(path)?.[1];
  if (topic) return `${topic}-console`;
  if (path.includes('/i18n/refusals/')) return 'refusals';
  const ofPlayers = /\/features\/[^/]+\/([^/]+)\/words\//.exec(path)?.[1];
  if (ofPlayers) return ofPlayers;
  if (path.includes('/ui/words/')) return 'ui';
  const shared = /\/shared-parts\/([^/]+)\/words\//.exec(path)?.[1];
  if (shared) return shared;
  return /(^|\/)console\/words\//.test(path) && path.startsWith('../../../console/')
    ? 'console'
    : 'console-shell';
}
