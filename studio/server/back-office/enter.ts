import type { KeyObject } from 'node:crypto';
import { BACK_OFFICE_PERMISSIONS } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { Entered } from '../../back-office-api.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';
import type { Studio } from '../studio.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import { readLaunch } from './read-launch.ts';
import { recordAct } from './record-act.ts';
import { insertSession } from './session.ts';

/**
 * Trades a launch for a session of the person it names. Refuses `launch_invalid`, `launch_expired`, and `launch_used`: one that
 * another person has read over a shoulder, or out of a browser's memory, opens nothing a second time.
 */
export async function enter(
  studio: Studio,
  jws: string,
  {
    vendor,
    audience,
    brandKeys,
  }: { vendor: StudioVendor; audience: string; brandKeys: ReadonlyMap<string, KeyObject> },
): Promise<Entered> {
  const now = studio.clock.now();
  const launch = await readLaunch(jws, { audience, brandKeys, now });
  const permissions = BACK_OFFICE_PERMISSIONS.filter((known) => launch.permissions.includes(known));
  if (!permissions.includes('read')) throw new BackOfficeRefusal('not_permitted', { permission: 'read' });
  const token = await studio.db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      'insert into studio.back_office_launch (jti, expires_at) values ($1, $2) on conflict do nothing',
      [launch.jti, new Date(launch.exp * 1000 + KEPT_AFTER_MS)],
    );
    if (rowCount === 0) throw new BackOfficeRefusal('launch_used');
    const opened = await insertSession(tx, { ...launch, vendor: vendor.code, permissions }, now);
    await recordAct(tx, opened.session, { action: 'entered', subject: permissions.join(', '), now });
    return opened.token;
  });
  return {
    token,
    vendor: vendor.name,
    brand: launch.iss,
    person: launch.name,
    permissions,
    kinds: [...new Set(vendor.games.map(({ kind }) => kind))],
    language: launch.lang.toLowerCase().startsWith('th') ? 'TH' : 'EN',
  };
}

/** Longer than the clocks may differ: what has been forgotten must have expired for good. */
const KEPT_AFTER_MS = 60_000;
