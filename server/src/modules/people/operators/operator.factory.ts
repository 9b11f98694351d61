import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { hashPassword } from '../authentication/password.ts';
import { newToken, tokenSha256 } from '../authentication/session.ts';
import { grantRole, insertOperator } from './accounts/insert-operator.ts';
import { SESSION_MAX_MS } from './session/session-life.ts';

export const CONSOLE_HOST = 'console.localhost';

/** The password of every operator a test makes; hashed once, since that takes a while. */
export const OPERATOR_PASSWORD = 'a lantern of 7 colours';
let passwordHash: Promise<string> | undefined;

/** Where an operator has a role: in one brand, or in the whole house. */
type Scope = { merchantId: string } | 'house';

/** An operator with one role and an open session on the console's host; `cookie` is what the browser would send. */
export async function createOperator(
  db: Database,
  {
    role = 'owner',
    scope = 'house',
    name = `op-${newId().slice(-8)}`,
    now = new Date(),
  }: {
    role?: string;
    scope?: Scope;
    name?: string;
    now?: Date;
  } = {},
) {
  passwordHash ??= hashPassword(OPERATOR_PASSWORD);
  const hash = await passwordHash;
  const id = await db.transaction(async (tx) => {
    const created = {
      name,
      displayName: name,
      passwordHash: hash,
      email: `${name}@house.test`,
      createdBy: null,
      now,
    };
    const operatorId = await insertOperator(tx, created);
    const merchantId = scope === 'house' ? null : scope.merchantId;
    await grantRole(tx, { operatorId, role, merchantId, grantedBy: null, now });
    return operatorId;
  });
  return { id, name, cookie: await openOperatorSession(db, id, now) };
}

/** A new session of an operator, as a log-in would open it; `factor`: the second factor was shown in it. */
export async function openOperatorSession(
  db: Database,
  operatorId: string,
  now = new Date(),
  { factor = false, device = newToken() }: { factor?: boolean; device?: string } = {},
): Promise<string> {
  const token = newToken();
  await db.kysely
    .insertInto('operators.session')
    .values({
      id: newId(),
      token_sha256: tokenSha256(token),
      operator_id: operatorId,
      host: CONSOLE_HOST,
      address: '127.0.0.1',
      user_agent: 'test',
      // Each session in a browser of its own, unless a test says otherwise.
      device_sha256: tokenSha256(device),
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + SESSION_MAX_MS),
      proved_at: now,
      factor_at: factor ? now : null,
    })
    .execute();
  return `console=${token}`;
}

/** A second factor that is there and cannot be used: for sessions that have shown it, or have not. */
export async function addPasskeyTo(db: Database, operatorId: string, now = new Date()): Promise<void> {
  await db.kysely
    .insertInto('operators.passkey')
    .values({
      id: newId(),
      operator_id: operatorId,
      rp_id: 'elsewhere.test',
      name: 'Key',
      public_key: '',
      counter: 0n,
      transports: [],
      backed_up: false,
      added_at: now,
    })
    .execute();
}

/** The operator's session of a cookie, with columns as a test wants them. */
export async function changeSession(
  db: Database,
  cookie: string,
  to: { host?: string; ended_at?: Date; seen_at?: Date; proved_at?: Date; device_sha256?: Buffer },
): Promise<string> {
  await db.kysely
    .updateTable('operators.session')
    .set(to)
    .where('token_sha256', '=', tokenSha256(cookie.replace('console=', '')))
    .execute();
  return cookie;
}
