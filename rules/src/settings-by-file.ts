/**
 * A secret may lie in a file of its own instead of in the environment, which every child process inherits: `<NAME>_FILE` names the file whose
 * content is `<NAME>`. Answers the settings, and a sentence for each that cannot be used; contents are never repeated.
 */
export function settingsByFile(
  env: Record<string, string | undefined>,
  secrets: readonly string[],
  read: (file: string) => string,
): { settings: Record<string, string>; errors: string[] } {
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value) settings[name] = value;
  const errors: string[] = [];
  for (const name of secrets) {
    const file = settings[`${name}_FILE`];
    if (file === undefined) continue;
    if (settings[name] !== undefined) {
      errors.push(`${name}_FILE: ${name} is set as well; only one of the two may be`);
      continue;
    }
    try {
      const content = read(file).trim();
      if (content) settings[name] = content;
      else errors.push(`${name}_FILE: names an empty file`);
    } catch {
      errors.push(`${name}_FILE: names no readable file`);
    }
  }
  return { settings, errors };
}
