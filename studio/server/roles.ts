/** `studio-http` answers players, the portal and back offices; `studio-lead` leads tables, rooms, halls and matches, and finishes what was left. Each in any number of processes. */
export const STUDIO_ROLES = ['studio-http', 'studio-lead'] as const;
export type StudioRole = (typeof STUDIO_ROLES)[number];

/** What `--roles=studio-http,studio-lead` asks for; without it, both. */
export function readStudioRoles(args: readonly string[]): StudioRole[] {
  const asked = args.find((argument) => argument.startsWith('--roles='))?.slice('--roles='.length);
  if (asked === undefined) return [...STUDIO_ROLES];
  const names = asked.split(',');
  const unknown = names.find((name) => !STUDIO_ROLES.some((role) => role === name));
  if (unknown !== undefined)
    throw new Error(`--roles knows ${STUDIO_ROLES.join(', ')}; "${unknown}" is none of them.`);
  return STUDIO_ROLES.filter((role) => names.includes(role));
}
