import type { Win } from '@lanna/contract/play/winners/winners';
import { expect, test } from 'vitest';
import { nextWin, STEP_MS } from './next-win.ts';

const winOf = (id: string) => ({ id }) as Win;
/** What is shown one after another from lists that come in between. */
function shownOf(lists: string[][]): (string | undefined)[] {
  const shown = new Set<string>();
  return lists.map((list) => {
    const win = nextWin(list.map(winOf), shown);
    if (win) shown.add(win.id);
    return win?.id;
  });
}

test('each win is shown once, the newest first, and the newest stays when it is quiet', () => {
  const list = ['c', 'b', 'a'];
  expect(shownOf([list, list, list, list, list])).toEqual(['c', 'b', 'a', 'c', 'c']);
});

test('a new win comes before older ones, and one that was taken back comes no more', () => {
  expect(shownOf([['b', 'a'], ['c', 'b', 'a'], ['b'], ['b']])).toEqual(['b', 'c', 'b', 'b']);
  expect(shownOf([['a'], []])).toEqual(['a', undefined]);
});

test('there is time to read each', () => {
  expect(STEP_MS).toBeGreaterThanOrEqual(2000);
});
