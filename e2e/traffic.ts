import { retryUntilDecided } from './retry-until-decided.ts';
import type { Visit } from './visit.ts';

export function countRequests({ page }: Visit, part: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(part)) count += 1;
  });
  return () => count;
}

/** Waits until so many calls have been answered: words of an earlier answer may still be on the page. */
export function countAnswers({ page }: Visit, part: string): (wanted: number) => Promise<true> {
  let count = 0;
  page.on('response', (response) => {
    if (response.url().includes(part)) count += 1;
  });
  return (wanted) => retryUntilDecided(async () => (count >= wanted ? true : undefined));
}
