import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** AES-256. Its name is derived from the key, so that no other key has it. */
export interface SecretKey {
  id: string;
  key: Buffer;
}

/** Keeps secrets that must be read again unreadable to an attacker with the database alone (OWASP ASVS 5.0, 11.3 and 13.3). */
export interface SecretBox {
  /** With the newest key, as `sealed:<key id>:<base64url of iv, ciphertext, tag>`. Opens only where it belongs: see `open`. */
  seal(secret: string, place: SealedPlace): string;
  /** Throws for a text that was not sealed, was sealed for another place or with an unknown key, or was changed. */
  open(sealed: string, place: SealedPlace): string;
  /** Of the key that seals. */
  keyId: string;
  hasKey(id: string): boolean;
}

/** Where a sealed secret is kept. It is sealed in, so that a secret copied into another row opens nothing. */
export interface SealedPlace {
  /** `schema.table` and the column that identifies its rows. */
  table: string;
  row: string;
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D: a random one of 96 bits is good for 2^32 secrets a key. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The newest key seals; older ones still open what they sealed. */
export function secretBox(keys: readonly SecretKey[]): SecretBox {
  const [newest] = keys;
  if (!newest) throw new Error('a secret box needs a key');
  return {
    keyId: newest.id,
    hasKey: (wanted) => keys.some(({ id }) => id === wanted),
    seal: (secret, place) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest.key, iv).setAAD(labelOf(place));
      const parts = [iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `sealed:${newest.id}:${Buffer.concat(parts).toString('base64url')}`;
    },
    open: (sealed, place) => {
      const key = keys.find(({ id }) => id === keyIdOf(sealed));
      if (!key) throw new Error(`a secret of ${place.table} is sealed with none of SECRET_KEYS`);
      const bytes = Buffer.from(sealed.slice(sealed.lastIndexOf(':') + 1), 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key.key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(labelOf(place))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const secret = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([secret, decipher.final()]).toString('utf8');
    },
  };
}

/** `SECRET_KEYS`: 32 random bytes in base64, more of them after commas, the newest first. Undefined when it is something else. */
export function readSecretKeys(text: string): SecretKey[] | undefined {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  if (keys.some((key) => key.length !== KEY_BYTES)) return undefined;
  return keys.map((key) => ({
    id: createHash('sha256').update('lanna secret key').update(key).digest('hex').slice(0, 16),
    key,
  }));
}

/** A fresh key, as `SECRET_KEYS` wants it. */
export function newSecretKey(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}

/** A secret stored in clear, because it was entered by hand or before there was a key, is returned as it is. */
export function openKept(box: SecretBox, kept: string, place: SealedPlace): string {
  return kept.startsWith('sealed:') ? box.open(kept, place) : kept;
}

/** Undefined for a text that was not sealed. */
function keyIdOf(text: string): string | undefined {
  const [start = '', id] = /^sealed:([0-9a-f]{16}):/.exec(text) ?? [];
  // Some megabytes of a picture are too many for one expression over all of them.
  const content = text.slice(start.length);
  return content.length >= 38 && !/[^\w-]/.test(content) ? id : undefined;
}

function labelOf({ table, row }: SealedPlace): Buffer {
  return Buffer.from(`${table}\n${row}`);
}
