import { defineTopic } from '../../../platform/topic.ts';
import { fileOps } from './desk/ops-routes.ts';
import { letterPicture } from './letter-picture.ts';
import { mountPagePictures } from './pictures/mount-page-pictures.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    files: NoParts;
  }
}

/** Files: pictures that operators and members bring. What they are for is the affair of the topics above. */
export const topic = defineTopic('files', {
  uses: ['brands'],
  permissions: ['add'],
  stores: [{ table: 'files.picture', column: 'webp', holds: 'bytes', everybodys: 'shown_to' }],
  start: (parts) => ({
    contributes: {
      'brands.letterPicture': (brand) => letterPicture({ ...parts, db: parts.db.kysely }, brand),
    },
    ops: fileOps(parts),
    mount: (app) => mountPagePictures(app, parts),
  }),
});
