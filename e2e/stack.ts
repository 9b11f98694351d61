import { rmSync } from 'node:fs';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { newFeed } from './play/match-feed.ts';
import { startComposeStack } from './start-compose-stack.ts';
import { startStack } from './start-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the demo brand Lanna lives; its port serves every brand. */
    portalUrl: string;
    studioUrl: string;
    databaseUrl: string;
    dataDir: string;
    /** With what the stack's feed of matches signs (`play/match-feed.ts`). */
    matchFeedKey: string;
  }
}

/** One real stack for the whole end-to-end run. */
export default async function setup(project: TestProject) {
  // The gateway of journeys stands on this machine.
  const feed = newFeed();
  const settings = { PRIVATE_ADDRESSES: 'allowed', STUDIO_FEEDS_FOLDER: feed.folder };
  // `npm test -- --shape=compose`
  const stack = await (process.env['TEST_SHAPE'] === 'compose' ? startComposeStack : startStack)(settings);
  await switchPopUpsOff(stack.databaseUrl);
  project.provide('portalUrl', stack.portalUrl);
  project.provide('studioUrl', stack.studioUrl);
  project.provide('databaseUrl', stack.databaseUrl);
  project.provide('dataDir', stack.dataDir);
  project.provide('matchFeedKey', feed.privateKey);
  return async () => {
    await stack.stop();
    rmSync(feed.folder, { recursive: true, force: true });
  };
}

/** A pop-up of a demo brand would meet every visitor of every journey; the journey about pop-ups has a brand of its own. */
async function switchPopUpsOff(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update announcements.announcement set enabled = false where type = 'PU'`);
  await client.end();
}
