import { expect, test } from 'vitest';
import { FISH_KINDS, type FishKind, fishOfCode } from './fish.ts';
import { compareKind, hitsNeeded } from './measured-kind.ts';

test('a kind is measured from fifty catches to be expected on', () => {
  const naga = known('naga');
  expect(hitsNeeded(naga)).toBe(52_084);
  expect(compareKind(naga, { rounds: 52_083, returned: 50_000 })).toBeUndefined();
  expect(compareKind(naga, { rounds: 52_084, returned: 50_000 })).toMatchObject({ isInside: true });
  for (const kind of FISH_KINDS) expect(hitsNeeded(kind)).toBeGreaterThan(100);
});

test('what returns less than its band is outside of it', () => {
  const minnow = known('minnow');
  expect(compareKind(minnow, { rounds: 100_000, returned: 96_200 })).toMatchObject({ isInside: true });
  expect(compareKind(minnow, { rounds: 100_000, returned: 94_000 })).toMatchObject({
    isInside: false,
    isBeyondLuck: true,
  });
});

function known(code: string): FishKind {
  const kind = fishOfCode(code);
  if (!kind) throw new Error(`no ${code}`);
  return kind;
}
