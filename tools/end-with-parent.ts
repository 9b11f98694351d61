import { rmSync } from 'node:fs';
import { findEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';

const [folder = ''] = process.argv.slice(2);

/**
 * `node tools/end-with-parent.ts FOLDER`, started with a channel to its parent: when the parent is gone, however suddenly, the
 * PostgreSQL server whose data is in FOLDER is ended and the folder deleted. The server is nobody's child, so nothing else would.
 */
process.once('disconnect', async () => {
  const postgres = await findEmbeddedPostgres(folder);
  await postgres?.destroy();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
