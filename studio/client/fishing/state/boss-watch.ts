import type { Swimming } from '../../../rules/fishing/flight.ts';

/** Says once of each boss that it has come. */
export function bossWatch(came: () => void): (swimming: readonly Swimming[]) => void {
  let isThere = false;
  return (swimming) => {
    const was = isThere;
    isThere = swimming.some(({ swimmer }) => swimmer.kind.group === 'boss');
    if (isThere && !was) came();
  };
}
