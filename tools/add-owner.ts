import { addOwner } from '../server/src/modules/people/operators/ensure-first-operator.ts';
import { readConfig } from '../server/src/platform/process/config.ts';
import { openDatabase } from '../server/src/platform/sql/database.ts';
import { withDatabase } from '../server/src/platform/sql/database-of-checkout.ts';

/**
 * `npm run add-owner -- <name>`: for a house whose other approvers are gone, so that what needs two operators is done by two again. Who may run
 * it has the database anyway; the record of actions names it, and the new owner approves nothing for a day. In a house without a brand there is
 * nothing to guard yet, and nothing could be opened in it before that day: there the owner approves at once.
 */
const [name = ''] = process.argv.slice(2);
if (!/^[a-z0-9][a-z0-9._-]{2,31}$/.test(name)) {
  console.error('npm run add-owner -- <name>: 3 to 32 small letters, digits, dots and dashes');
  process.exitCode = 2;
} else
  await withDatabase(readConfig(process.env), add).catch((error: Error) => {
    console.error(`No owner was added. ${error.message}`);
    process.exitCode = 1;
  });

async function add(url: string): Promise<void> {
  const db = openDatabase({ url, maxConnections: 1 });
  try {
    const brand = await db.kysely.selectFrom('brands.merchant').select('id').limit(1).executeTakeFirst();
    const owner = { name, displayName: name, setByOther: brand !== undefined, now: new Date() };
    const password = await db.transaction((tx) => addOwner(tx, owner));
    const approves = brand ? 'in 24 hours' : 'at once: the house has no brand yet';
    console.log(
      `${name} · ${password}\nThe password is shown this once. This owner can approve proposals ${approves}.`,
    );
  } finally {
    await db.close();
  }
}
