import { Client } from 'pg';
import { expect, test } from 'vitest';
import { SHARED_SECRETS, sharedSecret } from '../captcha/shared-secret.ts';
import { fixedClock } from '../testing/test-clock.ts';
import { testDatabase } from '../testing/test-database.ts';
import { bringUnderKey } from './bring-under-key.ts';
import { newSecretKey, readSecretKeys, secretBox } from './secret-box.ts';

const { url, db } = await testDatabase();
const clock = fixedClock();
const [first, second] = [newSecretKey(), newSecretKey()];
const boxOf = (keys: string) => secretBox(readSecretKeys(keys) ?? []);
const read = (keys: string, purpose: string) => sharedSecret({ db, clock, secrets: boxOf(keys) }, purpose)();
const keyIdsInUse = async () => {
  const { rows } = await db.pool.query<{ id: string }>(
    "select distinct split_part(secret, ':', 2) as id from platform.shared_secret",
  );
  return rows.map(({ id }) => id);
};

test('a newer key takes over at the start, after which the older one may go', async () => {
  const secret = await read(first, 'one');
  await Promise.all(Array.from({ length: 450 }, (_, at) => read(first, `purpose ${at}`)));
  const both = `${second},${first}`;
  await Promise.all([1, 2].map(() => bringUnderKey(db, boxOf(both), [SHARED_SECRETS])));
  expect(await keyIdsInUse()).toEqual([boxOf(second).keyId]);
  await bringUnderKey(db, boxOf(second), [SHARED_SECRETS]);
  expect((await read(second, 'one')).equals(secret)).toBe(true);
});

test('without the key that sealed them the start is refused, by the name of the setting', async () => {
  await expect(bringUnderKey(db, boxOf(first), [SHARED_SECRETS])).rejects.toThrow(
    `SECRET_KEYS lacks the key "${boxOf(second).keyId}"`,
  );
  expect(await keyIdsInUse()).toEqual([boxOf(second).keyId]);
});

test('secrets stored in clear before are sealed at the start; none stays in clear', async () => {
  const plain = Buffer.alloc(32, 7);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query('alter table platform.shared_secret drop constraint shared_secret_is_sealed');
    await owner.query("insert into platform.shared_secret values ('old', $1, now())", [
      plain.toString('base64'),
    ]);
    await owner.query(
      "alter table platform.shared_secret add constraint shared_secret_is_sealed check (secret like 'sealed:%') not valid",
    );
  } finally {
    await owner.end();
  }
  await expect(read(second, 'old')).rejects.toThrow(/sealed with none/);
  await bringUnderKey(db, boxOf(second), [SHARED_SECRETS]);
  expect((await read(second, 'old')).equals(plain)).toBe(true);
  await expect(
    db.pool.query("insert into platform.shared_secret values ('clear', 'in clear', now())"),
  ).rejects.toThrow(/shared_secret_is_sealed/);
});
