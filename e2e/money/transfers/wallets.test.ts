import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, inject } from 'vitest';
import { startTransferVendor } from '../../../server/src/modules/money/transfers/transfer-vendor.factory.ts';
import { ownBrand } from '../../brand-settings.ts';
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_THAI, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { newPlayer } from '../../player.ts';
import { visitsGoTo } from '../../visit.ts';
import { filled } from '../../words.ts';

/* The member's wallets (section 2 of the specification: transferFund): to a vendor that keeps players' money, and all back. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const own = await ownBrand('wallets');
visitsGoTo(own.host);
const vendor = await startTransferVendor();
await register();

test.concurrent.for([DESKTOP_THAI])(
  'money goes to a provider and all of it comes back, and an answer that is lost is asked after ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(own.url, '1000.00');
    const visitor = await come({ ...view, member: player, path: '/?centre=member&page=transferFund' });
    const { page } = visitor;
    const { vendors, sheet, outcome, back, pages } = visitor.words.transfers;
    await page.getByRole('heading', { name: pages.transferFund, exact: true }).waitFor();

    await page.getByRole('button', { name: filled(vendors.in, { vendor: 'River Hub' }) }).click();
    const dialog = page.getByRole('dialog', { name: sheet.title });
    await dialog.getByLabel(sheet.amount, { exact: true }).fill('300');
    // Its answer to the order is lost on the way.
    await vendor.behave({ path: 'in', act: 'broken' });
    await dialog.getByRole('button', { name: filled(sheet.submitAmount, { amount: '฿300.00' }) }).click();
    await dialog.getByText(outcome.done, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: outcome.close, exact: true }).click();
    await page
      .getByText(/700\.00/)
      .first()
      .waitFor();
    await eventually(() => page.evaluate(() => sessionStorage.getItem('merchantWallet'))).toContain(
      'RIVERHUB',
    );

    await page.getByRole('button', { name: vendors.allBack }).click();
    await page.getByText(back.done).waitFor();
    await page
      .getByText(/1,000\.00/)
      .first()
      .waitFor();
  },
);

/** From the command line beside the running portal, as any vendor of this kind would be. */
async function register() {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-vendor-key-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const keyFile = join(folder, 'key.pem');
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  execFileSync(
    process.execPath,
    [
      ...['server/src/vendor.ts', 'add', '--code', 'RIVERHUB', '--name', 'River Hub', '--group', 'LIVE'],
      ...['--public-key', keyFile, '--launch-url', `${vendor.url}/launch`, '--api-url', vendor.url],
      ...['--wallet', 'transfer', '--currency', 'THB', '--brand', own.code],
    ],
    { cwd: root, env: { ...process.env, DATABASE_URL: inject('databaseUrl') } },
  );
  const [brand] = await queryDatabase<{ key: string }>(
    'select signing_public_key as key from brands.merchant where code = $1',
    [own.code],
  );
  await vendor.know({ code: own.code, signingPublicKey: brand?.key ?? '' });
}
