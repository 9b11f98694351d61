import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithMe } from '../process/end-with-me.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

export interface ShortLivedPostgres {
  /** Connection string of the owner, database `lanna`. */
  url: string;
  pid: number;
  /** Ends it and deletes its data. */
  destroy(): Promise<void>;
}

/** A PostgreSQL server for as long as this process: it is gone with its data when this one ends, however suddenly. */
export async function startShortLivedPostgres(
  name: string,
  settings: Record<string, string> = {},
  place = tmpdir(),
): Promise<ShortLivedPostgres> {
  const folder = mkdtempSync(join(place, `lanna-${name}-`));
  // The server of a root caller runs as another user, who must be able to reach its folder.
  chmodSync(folder, 0o755);
  const guard = endWithMe('postgres', folder);
  const { url, pid, destroy } = await startEmbeddedPostgres(folder, settings);
  return {
    url,
    pid,
    destroy: async () => {
      await destroy();
      rmSync(folder, { recursive: true, force: true });
      guard.dismiss();
    },
  };
}
