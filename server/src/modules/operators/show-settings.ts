import type { Value } from '@lanna/contract/endpoint';
import type { showSettings as description } from '@lanna/contract/operators/setting-ops';
import { readConsoleSettings } from './console-settings.ts';
import type { OperatorDeps } from './deps.ts';

/** Settings of the console, and the kinds of proposals that topics know. */
export async function showSettings({
  db,
  kinds,
}: Pick<OperatorDeps, 'db' | 'kinds'>): Promise<Value<typeof description>> {
  const { version, ...settings } = await readConsoleSettings(db.kysely);
  return {
    settings,
    version,
    kinds: kinds()
      .filter(({ isAlwaysProposed }) => !isAlwaysProposed)
      .map(({ kind, hasAmount = false }) => ({ kind, hasAmount })),
  };
}
