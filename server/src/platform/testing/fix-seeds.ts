import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { testSeed } from './test-seed.ts';

/** Properties checked in this test so far: a test that checks one again and again draws other sequences each time. */
let checked = 0;

beforeEach(() => {
  checked = 0;
});

const first = testSeed();
fc.configureGlobal({
  // The report of a run has the message alone: what went wrong belongs into it.
  includeErrorInReport: true,
  /** Read once for each property that names no seed of its own. A failure prints it. */
  get seed() {
    return first + checked++;
  },
});
