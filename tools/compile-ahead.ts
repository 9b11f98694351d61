import { flushCompileCache } from 'node:module';
import { openSitePages } from '../server/src/platform/http/files/open-site-pages.ts';
import { findTopics } from '../server/src/topics.ts';

/**
 * `node tools/compile-ahead.ts` loads what portal and studio are made of, so that `NODE_COMPILE_CACHE` holds it compiled. An image is never written,
 * so each process that starts from it would compile anew. What was compiled is read by the same user alone.
 */
await import('../server/src/compose.ts');
await import('../studio/server/compose.ts');
await findTopics();
await openSitePages(new URL('../web', import.meta.url).pathname);
flushCompileCache();
