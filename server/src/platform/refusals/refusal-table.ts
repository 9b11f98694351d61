import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { Language } from '@lanna/contract/people/members/members';
import type { RefusalCode } from '@lanna/contract/refusals';

const CONTRACT = new URL('../../../../contract/src/', import.meta.url);

/** HTTP status of each refusal, from what the topics declare in their contract: found by its place. */
export const REFUSAL_STATUS: Readonly<Record<string, number>> = await readTopics(async (folder) => {
  const { refusals }: { refusals: Record<string, number> } = await import(`${folder}refusals.ts`);
  return refusals;
});

const words = new Map(
  await Promise.all(
    (Object.entries(LANGUAGE_TAGS) as [Language, string][]).map(
      async ([language, tag]) =>
        [
          language,
          await readTopics<string>(async (folder) =>
            JSON.parse(readFileSync(new URL(`${folder}refusals/${tag}.json`), 'utf8')),
          ),
        ] as const,
    ),
  ),
);

/** The `message` of a refusal on the wire: the words the site shows as well. */
export function refusalMessage(code: RefusalCode, language: Language): string {
  const message = words.get(language)?.[code];
  if (message === undefined) throw new Error(`the refusal ${code} has no words in ${language}`);
  return message;
}

/** One table of those of all topics. Throws for a code that two of them declare. */
async function readTopics<Value>(read: (folder: string) => Promise<Record<string, Value>>) {
  const table: Record<string, Value> = {};
  const topics = globSync('{platform,*/*}/refusals.ts', { cwd: CONTRACT }).map(dirname);
  for (const topic of topics)
    for (const [code, value] of Object.entries(await read(new URL(`${topic}/`, CONTRACT).href))) {
      if (code in table) throw new Error(`the refusal ${code} is declared twice, once by ${topic}`);
      table[code] = value;
    }
  return table;
}
