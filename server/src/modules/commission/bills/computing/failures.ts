import type { Log } from '../../../../platform/process/log.ts';

/** A bill that fails is said in the log and tried again in the next run; what is above it in the tree waits, and holds up no other. */
export function failuresOf(log: Pick<Log, 'error'>) {
  const blocked = new Set<string>();
  const block = (contracts: readonly string[]) => {
    for (const id of contracts) blocked.add(id);
  };
  return {
    block,
    blocked: () => [...blocked],
    isBlocked: (contractId: string) => blocked.has(contractId),
    guard: async (
      about: object,
      contracts: readonly string[],
      work: () => Promise<unknown>,
    ): Promise<void> => {
      try {
        await work();
      } catch (error) {
        log.error({ err: error, ...about }, 'a bill could not be issued or paid');
        block(contracts);
      }
    },
  };
}
export type Failures = ReturnType<typeof failuresOf>;
