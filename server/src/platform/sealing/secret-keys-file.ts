import { join } from 'node:path';

/** Where `npm start` keeps the key it made, for want of `SECRET_KEYS`. */
export function secretKeysFile(dataDir: string): string {
  return join(dataDir, 'secret-keys');
}
