import type { Page } from 'playwright-core';

export interface Problems {
  /** Everything that went wrong and was not expected. */
  found: () => string[];
  /** What a test makes go wrong on purpose. */
  expect: (pattern: RegExp) => void;
}

/** Collects what a player would not see but should not happen: errors in the console, failed and refused requests. */
export function collectProblems(page: Page): Problems {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page, or typing on, stops what is under way: that is no failure.
    if (why !== 'net::ERR_ABORTED') seen.push(`failed: ${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      seen.push(`refused: ${response.request().method()} ${response.url()} ${response.status()}`);
  });
  return {
    found: () => seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
    expect: (pattern) => expected.push(pattern),
  };
}
