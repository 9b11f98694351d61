import { openLog } from '../process/log.ts';
import { type StoredFiles, storedFiles } from '../storage/stored-files.ts';
import { testSecrets } from './test-secrets.ts';

/** Files of a portal that has no bucket: all of them stand in the database. */
export const withoutBucket: StoredFiles = storedFiles({
  bucket: undefined,
  secrets: testSecrets(),
  log: openLog('silent'),
});
