import { performance } from 'node:perf_hooks';
import { find } from '@lanna/contract/play/finding/finding';
import { createArticle, createCategory } from '../../../server/src/modules/content/help/help.factory.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import { atMost, type Figure, figure } from '../result.ts';

export const SEARCH_ARTICLES = 200;
const AT_A_TIME = 4;
const ROUNDS = 100;
const WARM_UP_ROUNDS = 10;
const AIM_MS = 30;

/** Texts of each sort; a round makes new ones of them. */
const SORTS: Record<string, (round: number) => string> = {
  'names in English': (round) => `golden lantern ${round}`,
  'names in Thai': (round) => `โคมทอง ${round}`,
  'two letters': (round) => `${'abdeghilmnorstuvw'[round % 17]}${'aeiou'[round % 5]}`,
  'the other keyboard': (round) => `F8,mv'${round}`,
  misspelt: (round) => `goldn lantren ${round}`,
  'words of help': (round) => `withdraw question ${round}`,
  numbers: (round) => String(100_000 + round * 7919).slice(0, 3 + (round % 4)),
  'what finds nothing': (round) => `qzxwv ${round} kkq`,
};

export async function seedArticles(db: Database): Promise<void> {
  const brands = await db.kysely.selectFrom('brands.merchant').select('id').execute();
  for (const brand of brands) {
    const category = await createCategory(db.kysely, brand, {
      name: { TH: 'คำถาม', EN: 'Questions' },
      position: 99,
    });
    for (let at = 0; at < SEARCH_ARTICLES; at++)
      await createArticle(db.kysely, category, {
        title: { TH: `วิธีถอนเงิน คำถามที่ ${at}`, EN: `How to withdraw, question ${at}` },
        content: {
          TH: `<p>${'ถอนเงินเข้าบัญชีธนาคารของตัวเองเท่านั้น '.repeat(20)}</p>`,
          EN: `<p>${'Money goes to an account of your own alone. '.repeat(20)}</p>`,
        },
      });
  }
}

/** How long the one search takes, from the request to the whole answer, where it is not in memory. */
export async function measureSearch(portal: URL | string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, textOf] of Object.entries(SORTS)) {
    // As many at once as are measured: each of them has a connection of its own, which knows the statements by then.
    for (let round = 0; round < WARM_UP_ROUNDS; round++)
      await Promise.all(
        Array.from({ length: AT_A_TIME }, (_, at) =>
          ask(portal, textOf(9000 + round * AT_A_TIME + at), round),
        ),
      );
    const took: number[] = [];
    const rounds = Array.from({ length: ROUNDS }, (_, round) => round).values();
    await Promise.all(
      Array.from({ length: AT_A_TIME }, async () => {
        for (const round of rounds) took.push(await ask(portal, textOf(round), round));
      }),
    );
    took.sort((one, other) => one - other);
    figures.push(
      atMost(`search, ${name}: p99`, took[Math.ceil(took.length * 0.99) - 1] ?? 0, 'ms', AIM_MS),
      figure('  half of them', took[Math.floor(took.length / 2)] ?? 0, 'ms'),
    );
  }
  return figures;
}

async function ask(portal: URL | string, text: string, round: number): Promise<number> {
  const url = new URL(find.path, portal);
  url.searchParams.set('text', text);
  const fromMs = performance.now();
  const answer = await fetch(url, {
    headers: { language: 'TH', 'x-forwarded-for': `10.9.${round}.${text.length}` },
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`a search was refused: ${body}`);
  return performance.now() - fromMs;
}
