import { readConfig } from '../process/config.ts';
import { newSecretKey, readSecretKeys, type SecretBox, secretBox } from '../sealing/secret-box.ts';

/** What `SECRET_KEYS` is in a test file; the same for all its processes. */
export const TEST_SECRET_KEYS = newSecretKey();

export function testSecrets(): SecretBox {
  return secretBox(readSecretKeys(TEST_SECRET_KEYS) ?? []);
}

/** The settings of a silent portal. */
export function testConfig() {
  return { ...readConfig({ LOG_LEVEL: 'silent' }), secretKeys: readSecretKeys(TEST_SECRET_KEYS) ?? [] };
}
