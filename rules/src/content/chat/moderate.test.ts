import { expect, test } from 'vitest';
import { BAITS } from './baits.fixture.ts';
import { HOUSE_WORDS } from './house-words.ts';
import { INNOCENT } from './innocent.fixture.ts';
import { moderate } from './moderate.ts';
import { wordList } from './word-list.ts';

const rules = { words: wordList(HOUSE_WORDS), ownHosts: ['lanna.test'], invitationsAllowed: false };
const verdictOf = (text: string) => moderate(text, rules).verdict;

test('of two hundred baits nearly all are refused or held, and of two hundred innocent lines none is', () => {
  expect(BAITS.length).toBeGreaterThanOrEqual(200);
  expect(INNOCENT.length).toBeGreaterThanOrEqual(200);
  const seen = BAITS.filter((bait) => !['refuse', 'hold'].includes(verdictOf(bait)));
  const stopped = INNOCENT.filter((line) => verdictOf(line) !== 'accept');
  const share = (count: number, all: readonly string[]) =>
    `${((count / all.length) * 100).toFixed(1)} % of ${all.length}`;
  const refused = BAITS.filter((bait) => verdictOf(bait) === 'refuse').length;
  // The shares are what operators ask for.
  process.stdout.write(
    `baits caught: ${share(BAITS.length - seen.length, BAITS)} (${refused} refused, the others held); innocent lines stopped: ${share(stopped.length, INNOCENT)}\n`,
  );
  expect(stopped.map((line) => [line, moderate(line, rules)])).toEqual([]);
  expect(seen).toEqual([]);
});
