import { readSecretKeys, secretBox } from '../../../platform/sealing/secret-box.ts';
import { openDatabase } from '../../../platform/sql/database.ts';
import { drawDue } from './drawing/draw-due.ts';

/** A process of its own that draws what is due, over and over, until it is killed. */
const url = process.env['DATABASE_URL'] ?? '';
const db = openDatabase({ url, maxConnections: 6 });
const secrets = secretBox(readSecretKeys(process.env['SECRET_KEYS'] ?? '') ?? []);
process.stdout.write('drawing\n');
for (;;) await drawDue({ db, secrets });
