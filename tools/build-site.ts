import { buildStaleBundles } from './build-web.ts';

/** `npm run build`: the site's bundles, for who does not use `npm start`. */
const built = await buildStaleBundles();
console.log(built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing to build.');
