import { readdir, readFile } from 'node:fs/promises';

/** `\function ledger.refuse_change`, alone on its line */
const NAMED = /^\\function ([a-z_]+)\.([a-z_]+)$/gm;

/**
 * A migration with the functions it names in the place where it names them: those that a column, an index or a trigger is made of have to
 * stand before it. They lie in `<district>/<schema>/<name>.sql` of `folder`, in whatever district, and are applied with all others
 * afterwards. A function that a migration names therefore stays for as long as the migration does.
 */
export async function withFunctions(sql: string, folder: URL | undefined): Promise<string> {
  const named = [...sql.matchAll(NAMED)].map(([, schema, name]) => `${schema}/${name}.sql`);
  if (named.length === 0) return sql;
  if (!folder) throw new Error('it names functions, and there is no folder of functions');
  const files = await readdir(folder, { recursive: true });
  const texts = new Map<string, string>();
  for (const name of new Set(named)) {
    const file = files.find((each) => `/${each.replaceAll('\\', '/')}`.endsWith(`/${name}`));
    if (!file) throw new Error(`there is no file ${name} of the function it names`);
    texts.set(name, await readFile(new URL(file, folder), 'utf8'));
  }
  return sql.replace(NAMED, (_, schema, name) => texts.get(`${schema}/${name}.sql`) ?? '');
}
