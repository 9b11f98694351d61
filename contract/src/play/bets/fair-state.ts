import { z } from 'zod';

/** Where a player stands with a vendor that commits to seeds, as the vendor answers it and the site shows it. */
export const fairState = z.object({
  serverSeedHash: z.string(),
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  /** Rounds played on the current pair so far; the next round takes this nonce. */
  nonce: z.int().nonnegative(),
  revealed: z
    .array(
      z.object({
        serverSeed: z.string(),
        serverSeedHash: z.string(),
        clientSeed: z.string(),
        rounds: z.int().nonnegative(),
        revealedAt: z.string(),
      }),
    )
    .max(50),
});
