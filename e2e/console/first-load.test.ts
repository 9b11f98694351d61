import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { operatorVisit } from './operator.ts';

const BUNDLE = fileURLToPath(new URL('../../web/dist-console', import.meta.url));
const BUDGET_BYTES = 256_000;

test.concurrent.for([DESKTOP_ENGLISH, PHONE_THAI])(
  'the first page of the console, fonts included, is there for 256 kB ($device, $language)',
  async (view, { onTestFinished }) => {
    const { page } = await operatorVisit(view, { onTestFinished });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => !path.startsWith('/ops/'))`,
    );
    const sizes = [...new Set(['/index.html', ...loaded])].map((path) => [path, sentBytes(path)] as const);
    const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(BUDGET_BYTES);
    // Nothing seen would also be within any budget.
    expect(total).toBeGreaterThan(100_000);
  },
);

/** As a browser gets it: compressed, where the build has done so. */
function sentBytes(path: string): number {
  const file = `${BUNDLE}${path}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
