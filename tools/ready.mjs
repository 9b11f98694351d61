// Runs before every npm script, on whatever Node the machine has: makes sure the dependencies of the lock file are
// installed, then leaves the work to the pinned Node that comes with them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.lanna-installed');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old to set Lanna up: version 20 or newer is needed.`);
  process.exit(1);
}
if (installed !== wanted) install();

function install() {
  console.log('Installing what the lock file names (about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that lacks another platform's optional binaries, and some registries do not
  // carry them all. `--no-save` keeps to the lock file and leaves it as it is.
  const run = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error('The installation failed; the lines above say why. Nothing else was changed.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
