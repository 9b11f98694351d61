/** Permissions by topic, in the order of their names. */
export function byTopic(permissions: readonly string[]): [topic: string, permissions: string[]][] {
  const topics = Map.groupBy(permissions, (permission) => permission.split('.')[0] ?? permission);
  return [...topics].sort(([one], [other]) => one.localeCompare(other));
}

/** Whether one of a role's lines covers this permission by naming more than it alone. */
export function isCovered(lines: ReadonlySet<string>, permission: string): boolean {
  const [topic, verb] = permission.split('.');
  return lines.has('*') || lines.has(`${topic}.*`) || lines.has(`*.${verb}`);
}
