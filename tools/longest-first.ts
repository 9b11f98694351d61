import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files whose tests take a quarter of a minute and more, as `npm test` says at its end; `longest-first.test.ts` sees that they are there. */
export const LONGEST: readonly string[] = [
  'e2e/play/kill.test.ts',
  'e2e/house/tour.test.ts',
  'e2e/console/every-page.test.ts',
  'e2e/play/card-rooms.test.ts',
  'e2e/play/live-tables.test.ts',
  'e2e/house/site-states.test.ts',
  'e2e/house/forced-states.test.ts',
  'e2e/play/sportsbook.test.ts',
  'e2e/play/lobby.test.ts',
  'e2e/house/ways-back.test.ts',
  'e2e/commission/agents/contract.test.ts',
  'e2e/money/withdrawals/withdrawal.test.ts',
  'server/src/money-model.test.ts',
  'server/src/hostile-ops.test.ts',
  'server/src/modules/money/vendor-wallet/calls/wallet-model.test.ts',
  'server/src/hostile-access.test.ts',
  'server/src/modules/people/authentication/identity-bad-input.test.ts',
  'server/src/modules/money/vendor-wallet/bonuses/bonus-model.test.ts',
  'server/src/hostile-ops-ends.test.ts',
  'server/src/modules/money/vendor-wallet/wallet-killed.test.ts',
];

/** What takes longest begins first: where it begins last, one processor waits for it at the end of a step. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => relative(root, moduleId));
  }
}

export function longestFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const place = (file: File) => {
    const at = LONGEST.indexOf(pathOf(file));
    return at < 0 ? LONGEST.length : at;
  };
  return files.toSorted((one, other) => place(one) - place(other));
}
