import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { visit } from '../visit.ts';

test('what goes wrong behind a page is not missed', async () => {
  const { page, problems } = await visit();
  await page.evaluate("console.error('planted error')");
  await page.evaluate("setTimeout(() => { throw new Error('planted exception') })");
  await page.evaluate("fetch('/wps/planted-path')");
  await page.route('**/planted-failure', (route) => route.abort('connectionrefused'));
  await page.evaluate("fetch('/planted-failure').catch(() => {})");
  await eventually(() => problems.found().join('\n')).toMatch(/failed: GET \S+planted-failure/);
  const found = problems.found().join('\n');
  expect(found).toMatch(/console: planted error/);
  expect(found).toMatch(/uncaught: planted exception/);
  expect(found).toMatch(/refused: GET \S+planted-path 404/);
  problems.expect(/planted|404|ERR_CONNECTION_REFUSED/);
});
