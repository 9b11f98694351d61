import type { Tx } from '../platform/database.ts';

/** A leader says this often that it is there. */
export const HEARTBEAT_MS = 1000;
/** A leader that was silent for so long is none any more: with the pause below, another leads within 3 s. */
export const LEASE_MS = 2000;
/** How often a process looks whether it may lead. */
export const LOOK_EVERY_MS = 400;
/** A leader's transaction is ended by the database after this: one that sleeps in the middle of a write keeps no other from leading. */
export const WRITE_MS = 1500;

const LEASE_LOST = 'LS001';

/** This process led, and does no longer: nothing of the write was kept. */
export class LeaseLost extends Error {
  constructor(subject: string, fence: bigint, cause: unknown) {
    super(`${subject} is not led under fence ${fence} any more`, { cause });
    this.name = 'LeaseLost';
  }
}

/** What a leader holds: under which number, and how it writes. */
export interface Led {
  readonly subject: string;
  /** Greater than that of every leader before. */
  readonly fence: bigint;
  /**
   * One transaction of the leader. Tables with the trigger `studio.refuse_unled_write` take the fence from it, and throw `LeaseLost` when another process
   * leads or the lease has expired. Ended by the database after `WRITE_MS`: no call to another machine belongs in it.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The same leadership for as long as the database says so. `transaction` opens an ordinary one. */
export function led(
  { transaction }: { transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  { subject, fence }: { subject: string; fence: bigint },
): Led {
  async function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await transaction(async (tx) => {
        await tx.query(
          `select set_config('studio.led_subject', $1, true), set_config('studio.led_fence', $2, true),
             set_config('transaction_timeout', $3, true)`,
          [subject, String(fence), String(WRITE_MS)],
        );
        return work(tx);
      });
    } catch (error) {
      if (isLeaseLost(error)) throw new LeaseLost(subject, fence, error);
      throw error;
    }
  }
  return { subject, fence, write };
}

function isLeaseLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LEASE_LOST;
}
