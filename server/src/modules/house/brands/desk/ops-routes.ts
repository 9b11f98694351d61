import * as contract from '@lanna/contract/house/brands/ops';
import type { SettingKey } from '@lanna/contract/house/brands/setting-keys';
import { isContent } from '@lanna/contract/house/brands/setting-rules';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { type AnyOpsCall, type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { lockBrand, readBrand, subjectOf } from '../console-brand.ts';
import type { FindOpeningPoints } from '../opening-points.ts';
import { makeDefaultPassword, readDefaultPassword, writeDefaultPassword } from '../site/default-password.ts';
import { changeBrand } from './change-brand.ts';
import { exportBrandChanges, listBrandChanges } from './list-brand-changes.ts';
import { listConsoleBrands, stateOf } from './list-console-brands.ts';
import { OPEN_REGION } from './proposed-change.ts';
import { undoBrandChange } from './undo-brand-change.ts';

interface Deps {
  db: Database;
  clock: Clock;
  consoleHosts: readonly string[];
  finders(): readonly FindOpeningPoints[];
}

const ANY = () => true;

/** The console's calls about brands: what can be set of them, who has set it, and back again. */
export function brandOps({ db, clock, consoleHosts, finders }: Deps): OpsRoute[] {
  const within = () => ({ now: clock.now(), consoleHosts, finders: finders() });

  function change(
    call: Changing<
      { code: string },
      { version: number; changes: Record<string, unknown>; reason?: string | undefined }
    >,
    may: (key: SettingKey) => boolean,
  ) {
    const { id } = brandInScope(call.brands, call.params.code);
    const { version, changes, reason } = call.body;
    return db.transaction(async (tx) => {
      const brand = await lockBrand(tx, id);
      if (brand.version !== version) throw new Refusal('changed_meanwhile');
      return changeBrand(tx, call, brand, { changes, reason, may }, within());
    });
  }

  function undo(
    call: Changing<{ code: string; change: string }, { reason?: string | undefined }>,
    may: (key: SettingKey) => boolean,
  ) {
    const { id: brandId } = brandInScope(call.brands, call.params.code);
    const request = { brandId, changeId: call.params.change, reason: call.body.reason, may };
    return db.transaction((tx) => undoBrandChange(tx, call, request, within()));
  }

  return [
    opsRoute(contract.listOpsBrands, (call) => listConsoleBrands(db.kysely, call.brandIds)),
    opsRoute(contract.showOpsBrand, async (call) => {
      const { id } = brandInScope(call.brands, call.params.code);
      const [brand, password, regionNeedsApproval] = await Promise.all([
        readBrand(db.kysely, id),
        readDefaultPassword(db.kysely, id),
        call.mustBeProposed(db.kysely, OPEN_REGION),
      ]);
      const { code, currency, country, version, createdAt, document, problems, signingPublicKey } = brand;
      return {
        code,
        currency,
        country,
        version,
        problems,
        signingPublicKey,
        regionNeedsApproval,
        document: { ...document },
        state: stateOf(brand),
        money: brand.money,
        createdAt: createdAt.toISOString(),
        hasDefaultPassword: password !== null,
      };
    }),
    opsRoute(contract.changeOpsBrand, (call) => change(call, ANY)),
    opsRoute(contract.changeBrandContent, (call) => change(call, isContent)),
    opsRoute(contract.listBrandChanges, (call) =>
      listBrandChanges(db.kysely, brandInScope(call.brands, call.params.code).id, call.query),
    ),
    opsCsv(contract.listBrandChanges.file, async (call) =>
      exportBrandChanges(db.kysely, brandInScope(call.brands, call.params.code), call.query),
    ),
    opsRoute(contract.undoBrandChange, (call) => undo(call, ANY)),
    opsRoute(contract.undoContentChange, (call) => undo(call, isContent)),
    opsRoute(contract.revealDefaultPassword, async (call) => {
      const { id } = brandInScope(call.brands, call.params.code);
      const password = await readDefaultPassword(db.kysely, id);
      const subject = subjectOf(await readBrand(db.kysely, id));
      await call.record(db.kysely, { action: 'brands.reveal-default-password', brandId: id, subject });
      return { password };
    }),
    opsRoute(contract.renewDefaultPassword, async (call) => {
      const { id } = brandInScope(call.brands, call.params.code);
      const { wish: request, reason } = call.body;
      return db.transaction(async (tx) => {
        const subject = subjectOf(await lockBrand(tx, id));
        const password = request === 'renew' ? makeDefaultPassword() : null;
        await writeDefaultPassword(tx, id, password);
        // What it is, no record says.
        const after = { defaultPassword: request === 'renew' ? 'changed' : 'removed' };
        await call.record(tx, { action: 'brands.default-password', brandId: id, subject, after, reason });
        return { password };
      });
    }),
  ];
}

interface Changing<Params, Body>
  extends Pick<AnyOpsCall, 'brands' | 'operator' | 'record' | 'mustBeProposed' | 'propose'> {
  params: Params;
  body: Body;
}
