import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { BACK_OFFICE_PERMISSIONS } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import * as contract from '@lanna/contract/play/catalogue/ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import type { OperatorSession } from '../../../../platform/ops/operator-gate.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { previewGames } from '../games/preview-games.ts';
import { readGameList } from '../import-games.ts';
import { readVendor } from '../internal/vendor-row.ts';
import { VendorInputError } from '../vendor.ts';
import { addVendor } from './add-vendor.ts';
import { changeBrandVendor } from './change-brand-vendor.ts';
import { changeVendor } from './change-vendor.ts';
import { vendors } from './list-ops-vendors.ts';
import { openBackOffice } from './open-back-office.ts';
import { checkWantedKey, ROTATE_KEY, rotateVendorKey } from './rotate-vendor-key.ts';
import { showOpsVendor } from './show-ops-vendor.ts';
import { takeOverGames } from './take-over-games.ts';

export interface CatalogueOpsDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  /** A vendor's own list of its games. Refuses `vendor_unreachable`. */
  askForGames(vendorCode: string): Promise<VendorGame[]>;
}

/** Vendors as operators see and change them. */
export function opsVendorRoutes(deps: CatalogueOpsDeps): OpsRoute[] {
  const { db, clock, secrets } = deps;
  const listOf = async (code: string, text: string | undefined) => {
    await readVendor(db.kysely, code);
    return text === undefined ? deps.askForGames(code) : readGameList(text);
  };

  return [
    ...vendors.routes(db.kysely, () => ({ now: clock.now() })),
    opsRoute(contract.oneVendor, ({ params, brandIds }) =>
      showOpsVendor(db.kysely, params.code, { brandIds, now: clock.now() }),
    ),
    opsRoute(contract.addVendor, (call) => {
      for (const code of call.body.brands) brandOf(call.brands, code);
      return db.transaction((tx) => addVendor(tx, call, call.body, clock.now()));
    }),
    opsRoute(contract.changeVendor, (call) => {
      const { version, reason, ...fields } = call.body;
      const { code } = call.params;
      return db.transaction((tx) => changeVendor(tx, call, { code, version, reason, fields }));
    }),
    opsRoute(contract.rotateVendorKey, (call) => rotateKey(deps, call)),
    opsRoute(contract.changeBrandVendor, (call) => {
      const { id: merchantId } = brandOf(call.brands, call.params.brand);
      const { code } = call.params;
      return db.transaction((tx) => changeBrandVendor(tx, call, { ...call.body, code, merchantId }));
    }),
    opsRoute(contract.openBackOffice, async (call) => {
      const brand = brandOf(call.brands, call.body.brand);
      const permissions = backOfficePermissions(call.session, brand);
      const { vendor, ...opened } = await openBackOffice(
        { db: db.kysely, secrets },
        {
          vendorCode: call.params.code,
          brand,
          operator: call.operator,
          permissions,
          language: call.language,
          now: clock.now(),
        },
      );
      await call.record(db.kysely, {
        action: 'catalogue.open-back-office',
        brandId: brand.id,
        subject: { kind: 'vendor', id: call.params.code, name: vendor.name },
        after: { permissions, origin: opened.origin },
      });
      return { ...opened, permissions };
    }),
    opsRoute(contract.previewGames, async ({ params, body }) => {
      const games = await listOf(params.code, body.list).catch(asUnusable);
      return previewGames(db.kysely, params.code, games).catch(asUnusable);
    }),
    opsRoute(contract.takeOverGames, async ({ params, body, record }) => {
      const games = await listOf(params.code, body.list).catch(asUnusable);
      const { code } = params;
      return db.transaction(async (tx) => {
        const wanted = { vendorCode: code, games, digest: body.digest, now: clock.now() };
        const taken = await takeOverGames(tx, wanted).catch(asUnusable);
        await record(tx, {
          action: 'catalogue.take-over-games',
          brandId: null,
          subject: { kind: 'vendor', id: code, name: (await readVendor(tx, code)).name },
          after: { ...taken, digest: body.digest },
        });
        return taken;
      });
    }),
  ];
}

type RotateCall = Parameters<Parameters<typeof opsRoute<typeof contract.rotateVendorKey>>[1]>[0];

/** At once, or as a proposal where the console's setting asks for a second pair of eyes. */
async function rotateKey({ db }: CatalogueOpsDeps, call: RotateCall) {
  const { code } = call.params;
  const { reason, ...key } = call.body;
  const wanted = { code, ...key };
  return db.transaction(async (tx) => {
    const { name } = await checkWantedKey(tx, wanted);
    const subject = { kind: 'vendor', id: code, name };
    if (await call.mustBeProposed(tx, ROTATE_KEY))
      return {
        proposal: await call.propose(tx, {
          kind: ROTATE_KEY,
          brandId: null,
          subject,
          payload: wanted,
          reason,
        }),
      };
    const changed = await rotateVendorKey(tx, wanted);
    await call.record(tx, { action: ROTATE_KEY, brandId: null, subject, reason, ...changed });
    return { proposal: null };
  });
}

/** What an operator may do in the console they may do there; nothing more. */
function backOfficePermissions({ grants }: OperatorSession, brand: Brand) {
  const asks = { read: undefined, stop: 'catalogue.stop', configure: 'catalogue.change' } as const;
  const may = (permission: 'catalogue.stop' | 'catalogue.change') =>
    grants.get(permission)?.some(({ id }) => id === brand.id) ?? false;
  return BACK_OFFICE_PERMISSIONS.filter((permission) => {
    const asked = asks[permission];
    return asked === undefined || may(asked);
  });
}

/** A list that cannot be taken: which game and field, in the words of the list's own check. */
function asUnusable(error: unknown): never {
  if (!(error instanceof VendorInputError)) throw error;
  throw new Refusal('game_list_unusable', { problem: error.message });
}
