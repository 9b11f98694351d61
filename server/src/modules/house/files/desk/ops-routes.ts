import * as contract from '@lanna/contract/house/files/ops';
import { redrawPicture } from '../../../../platform/files/redraw-picture.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { keepPicture } from '../keep-picture.ts';
import { picturePath } from '../picture-path.ts';

/** Twice the largest size on a page. */
const SHAPES = {
  banner: { width: 1920, height: 1080, fit: 'cover' },
  card: { width: 960, height: 720, fit: 'cover' },
  inline: { width: 1600, height: 1600, fit: 'inside' },
  // What a drawing carries along, scripts among it, ends where it becomes points.
  mark: { width: 512, height: 512, fit: 'contain', formats: ['png', 'webp', 'svg'] },
  // Without the nothing around it, so that logos of all brands are equally high; the strip keeps a page from moving when it comes.
  logo: { width: 960, height: 240, fit: 'contain', at: 'left', trim: true, formats: ['png', 'webp', 'svg'] },
} as const satisfies Record<contract.PictureShape, Parameters<typeof redrawPicture>[1]>;

/** Pictures that operators bring for pages of their brands. */
export function fileOps({ db, clock }: { db: Database; clock: Clock }): OpsRoute[] {
  return [
    opsRoute(contract.addPicture, async (call) => {
      const brand = brandInScope(call.brands, call.body.brand);
      const { shape, base64 } = call.body;
      const picture = await redrawPicture(Buffer.from(base64, 'base64'), SHAPES[shape]);
      return db.transaction(async (tx) => {
        const id = await keepPicture(tx, {
          merchantId: brand.id,
          picture,
          shownTo: 'everybody',
          now: clock.now(),
        });
        await call.record(tx, {
          action: 'files.add',
          brandId: brand.id,
          subject: { kind: 'picture', id },
          after: { shape, width: picture.width, height: picture.height },
        });
        return { id, path: picturePath(id), width: picture.width, height: picture.height };
      });
    }),
  ];
}
