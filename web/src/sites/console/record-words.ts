import type { RecordWords, TopicRecordWords } from '../../console/record-words.ts';

/** One file a language, loaded with the first page that shows the record. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ found: Record<string, TopicRecordWords> }>>> = {
  en: () => import('./record/en.ts'),
  th: () => import('./record/th.ts'),
};

export async function loadRecordWords(language: string): Promise<RecordWords> {
  const load = LANGUAGES[language] ?? LANGUAGES['en'];
  const { found } = (await load?.()) ?? { found: {} };
  return Object.fromEntries(Object.entries(found).map(([path, words]) => [topicOf(path), words]));
}

/** `../../../features/money/withdrawals/console/record/en.json` → `withdrawals`. */
function topicOf(path: string): string {
  return path.split('/').at(-4) ?? '';
}
