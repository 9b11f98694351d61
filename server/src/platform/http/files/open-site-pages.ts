import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OpenSite, PageWanted, SitePages } from '@lanna/contract/page';

/** Opens the site's code for the server, as `web/` was built for it: `folder` is the one of both bundles. */
export async function openSitePages(folder: string): Promise<SitePages> {
  const bundle: { openSite: OpenSite } = await import(
    pathToFileURL(join(folder, 'dist-server', 'portal.js')).href
  );
  return bundle.openSite({
    manifest: await readFile(join(folder, 'dist', '.vite', 'manifest.json'), 'utf8'),
    scope: new AsyncLocalStorage<PageWanted>(),
  });
}
