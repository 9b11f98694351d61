import type { Permission } from '@lanna/contract/endpoint';

/** Something that waits for an operator. A topic contributes what of its own may wait to `openWork`. */
export interface OpenWork {
  /** Names it in the console's words: `<topic>.<what>`. */
  key: string;
  /** Who may deal with it; others are not shown it. */
  permission: Permission;
  /** Concerns the whole house: shown to those who have the permission over all brands. */
  house?: true;
  /** The console's page of it. */
  href: string;
  /** Something is wrong where any of it waits, not only undone. */
  urgent?: true;
  /**
   * How much waits in these brands, and since when the oldest of it; `late`: for how much of it a promised time has passed; `ofHouse`: what concerns no brand is asked for as well.
   * Quick: the front page asks everybody.
   */
  count(
    brandIds: readonly string[],
    ofHouse: boolean,
  ): Promise<{ count: number; since: Date | null; late?: number }>;
}
