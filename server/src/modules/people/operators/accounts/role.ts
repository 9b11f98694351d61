import type { Permission } from '@lanna/contract/endpoint';

/**
 * Whether a role's line covers a permission: `*` covers all, `members.*` all of a topic, `*.read` a verb of every topic, else
 * it names one.
 */
export function covers(line: string, permission: Permission): boolean {
  if (line === '*' || line === permission) return true;
  const [topic, verb] = permission.split('.');
  return line === `${topic}.*` || line === `*.${verb}`;
}

/** The permissions of a role, out of all there are. */
export function permissionsOf(lines: readonly string[], all: readonly Permission[]): Permission[] {
  return all.filter((permission) => lines.some((line) => covers(line, permission)));
}
