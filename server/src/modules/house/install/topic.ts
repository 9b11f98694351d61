import { defineTopic } from '../../../platform/topic.ts';
import { mountInstallFiles } from './files/mount-install-files.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    install: NoParts;
  }
}

/** What makes a brand's site an app on a phone: its manifest, its icons, a profile for iOS, and the QR code that leads to it. */
export const topic = defineTopic('install', {
  uses: ['brands', 'files'],
  start: (parts) => ({
    mount: (app) =>
      mountInstallFiles(app, { ...parts, db: parts.db.kysely, publicUrl: parts.config.publicUrl }),
  }),
});
