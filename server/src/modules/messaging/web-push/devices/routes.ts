import * as contract from '@lanna/contract/messaging/web-push/web-push';
import type { Language } from '@lanna/contract/people/members/members';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { notifyDevices } from '../notify-devices.ts';
import { chooseQuietHours, quietHoursOf } from '../sending/quiet-hours.ts';
import type { VapidKeys } from '../sending/vapid-keys.ts';
import { addDevice } from './add-device.ts';
import { chooseKinds, wantedKinds } from './choose-kinds.ts';
import { TRY_WORDS } from './try-words.ts';

export interface WebPushDeps {
  db: Database;
  clock: Clock;
  vapid: () => Promise<VapidKeys>;
  isPushService: (address: string) => boolean;
}

export function webPushRoutes(deps: WebPushDeps): Route[] {
  const { db, clock, vapid } = deps;
  return [
    route(contract.pushSettings, async ({ brand, caller: { memberId } }) => ({
      publicKey: (await vapid()).publicKey,
      wanted: await wantedKinds(db.kysely, memberId),
      devices: await countDevices(db.kysely, memberId),
      quiet: await quietHoursOf(db.kysely, memberId),
      timeZone: brand.timeZone,
    })),
    route(contract.addPushDevice, async ({ body, brand, caller: { memberId }, language }) => {
      await addDevice(deps, body, { merchantId: brand.id, memberId, language: language as Language });
      return { devices: await countDevices(db.kysely, memberId) };
    }),
    route(contract.removePushDevice, async ({ body, caller: { memberId } }) => {
      await db.kysely
        .deleteFrom('web_push.subscription')
        .where('member_id', '=', memberId)
        .where('endpoint', '=', body.endpoint)
        .execute();
      return { devices: await countDevices(db.kysely, memberId) };
    }),
    route(contract.choosePushKinds, async ({ body, caller: { memberId } }) => ({
      wanted: await chooseKinds(db, memberId, body.wanted),
    })),
    route(contract.chooseQuietHours, async ({ body, caller: { memberId } }) => ({
      quiet: await chooseQuietHours(db.kysely, memberId, body),
    })),
    route(contract.tryPush, async ({ brand, caller: { memberId } }) => ({
      devices: await db.transaction((tx) =>
        notifyDevices(tx, {
          merchantId: brand.id,
          memberIds: [memberId],
          kind: 'try',
          ...TRY_WORDS,
          path: '/?centre=member&page=notifications',
          now: clock.now(),
        }),
      ),
    })),
  ];
}

async function countDevices(db: Queryable, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('web_push.subscription')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
