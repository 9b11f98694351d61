import { inject, onTestFinished, type TestContext } from 'vitest';
import {
  addPasskeyTo,
  CONSOLE_HOST,
  createOperator,
  openOperatorSession,
} from '../../server/src/modules/people/operators/operator.factory.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { queryDatabase } from '../database-actions.ts';
import { type Device, type Visit, visit } from '../visit.ts';
import type { SpokenLanguage } from '../words.ts';

export interface OperatorOptions {
  /** A built-in role, or one the test has added. */
  role?: string;
  /** Code of the brand the role holds in; the whole house without one. */
  brand?: string;
  /** Where in the console the operator begins. */
  path?: string;
  device?: Device;
  /** English is what the console speaks by itself. */
  language?: SpokenLanguage;
  portalUrl?: string;
}

export interface OperatorVisit extends Visit {
  operator: { id: string; name: string };
}

/**
 * An operator of a role of their own comes to the console, logged in, in a browser context of their own: two of them are two people.
 * When the test ends, nothing may have gone wrong behind the page.
 */
export async function operatorVisit(
  options: OperatorOptions = {},
  test: Pick<TestContext, 'onTestFinished'> = { onTestFinished },
): Promise<OperatorVisit> {
  const { role = 'owner', brand, language = 'EN', ...rest } = options;
  const operator = await addOperator(role, brand);
  const cookies = { console: operator.cookie.replace('console=', '') };
  const made = await visit({ ...rest, language, host: CONSOLE_HOST, cookies }, test);
  return { ...made, operator };
}

async function addOperator(role: string, brand: string | undefined) {
  const [found] = brand
    ? await queryDatabase<{ id: string }>('select id from brands.merchant where code = $1', [brand])
    : [];
  if (brand && !found) throw new Error(`there is no brand ${brand}`);
  const db = openDatabase({ url: inject('databaseUrl'), maxConnections: 1 });
  try {
    const operator = await createOperator(db, { role, scope: found ? { merchantId: found.id } : 'house' });
    // Another journey may make its brand one that plays for real: then who works for the whole house needs a second factor.
    await addPasskeyTo(db, operator.id);
    return { ...operator, cookie: await openOperatorSession(db, operator.id, new Date(), { factor: true }) };
  } finally {
    await db.close();
  }
}
