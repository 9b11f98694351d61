import type { TestProject } from 'vitest/node';
import { startStack } from './start-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the demo brand Lanna lives; its port serves every brand. */
    portalUrl: string;
    studioUrl: string;
    databaseUrl: string;
    dataDir: string;
  }
}

/** One real stack for the whole end-to-end run. */
export default async function setup(project: TestProject) {
  const stack = await startStack();
  project.provide('portalUrl', stack.portalUrl);
  project.provide('studioUrl', stack.studioUrl);
  project.provide('databaseUrl', stack.databaseUrl);
  project.provide('dataDir', stack.dataDir);
  return stack.stop;
}
