import * as contract from '@lanna/contract/play/catalogue/ops';
import { type Picture, redrawPicture } from '../../../../platform/files/redraw-picture.ts';
import { brandOf } from '../../../../platform/ops/brand-in-scope.ts';
import { type AnyOpsCall, type OpsRoute, opsChange, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import type { CatalogueOpsDeps } from '../vendors/ops-vendor-routes.ts';
import { changeBrandGame } from './change-brand-game.ts';
import { changeGame } from './change-game.ts';
import { games } from './list-ops-games.ts';
import { CARD_PICTURE, setGamePicture } from './set-game-picture.ts';
import { showOpsGame } from './show-ops-game.ts';

type PictureCall = Pick<AnyOpsCall, 'record'> & {
  params: { id: string };
  body: { version: number };
};

/** Games as operators see and change them. */
export function opsGameRoutes({
  db,
  clock,
  storedFiles,
}: Pick<CatalogueOpsDeps, 'db' | 'clock'> & { storedFiles: StoredFiles }): OpsRoute[] {
  return [
    ...games.routes(db.kysely),
    opsRoute(contract.oneGame, (call) => showOpsGame({ db: db.kysely, storedFiles }, call.params.id, call)),
    opsChange(db, contract.changeGame, async (tx, { params, body, record }) => {
      const { name, before, after, version } = await changeGame(tx, params.id, body);
      const subject = { kind: 'game', id: params.id, name };
      await record(tx, { action: 'catalogue.change-game', brandId: null, subject, before, after });
      return { version };
    }),
    opsChange(db, contract.changeBrandGame, async (tx, { params, body, brands, record }) => {
      const brand = brandOf(brands, params.brand);
      const at = { merchantId: brand.id, gameId: params.id };
      const { name, before, after, version } = await changeBrandGame(tx, at, body);
      const subject = { kind: 'game', id: params.id, name };
      await record(tx, {
        action: 'catalogue.change-brand-game',
        brandId: brand.id,
        subject,
        before,
        after,
      });
      return { version };
    }),
    opsRoute(contract.setGamePicture, async (call) =>
      setPicture(call, await redrawPicture(Buffer.from(call.body.base64, 'base64'), CARD_PICTURE)),
    ),
    opsRoute(contract.removeGamePicture, (call) => setPicture(call, null)),
  ];

  function setPicture({ params, body, record }: PictureCall, picture: Picture | null) {
    return db.transaction(async (tx) => {
      const { version: wanted } = body;
      const changed = await setGamePicture(tx, {
        gameId: params.id,
        version: wanted,
        picture,
        now: clock.now(),
      });
      const { name, before, after, version } = changed;
      const subject = { kind: 'game', id: params.id, name };
      await record(tx, { action: 'catalogue.set-game-picture', brandId: null, subject, before, after });
      return { version };
    });
  }
}
