import type { OpsBrand } from '@lanna/contract/house/brands/ops';
import {
  issuesOf,
  type SettingKey,
  type SettingValues,
  sameSetting,
  settingIn,
  withSetting,
} from '@lanna/contract/house/brands/setting-keys';
import { useCallback, useMemo, useState } from 'react';

/** What an operator has changed and not saved. It stays while the brand is read anew beneath it. */
export interface Draft {
  /** By setting; only what differs from what stands. */
  changes: SettingValues;
  /** What is wrong with it, by the schema the server checks with. */
  issues: ReadonlyMap<SettingKey, string>;
  valueOf: (key: SettingKey) => unknown;
  set: (key: SettingKey, value: unknown) => void;
  reset: (key: SettingKey) => void;
  clear: () => void;
}

export function useDraft({ document, problems }: Pick<OpsBrand, 'document' | 'problems'>): Draft {
  const [touched, setTouched] = useState<SettingValues>({});
  const changes = useMemo(() => {
    const stale = new Set(problems.map(({ key }) => key));
    return Object.fromEntries(
      Object.entries(touched).filter(
        ([key, value]) => stale.has(key) || !sameSetting(value, settingIn(document, key)),
      ),
    );
  }, [touched, document, problems]);
  const issues = useMemo(() => {
    const wanted = Object.entries(changes).reduce<object>(
      (whole, [key, value]) => withSetting(whole, key, value),
      document,
    );
    const known = new Set(issuesOf(document).map(({ key, rule }) => `${key} ${rule}`));
    return new Map(
      issuesOf(wanted)
        .filter(({ key, rule }) => !known.has(`${key} ${rule}`))
        .map(({ key, rule }) => [key, rule]),
    );
  }, [changes, document]);
  const set = useCallback(
    (key: SettingKey, value: unknown) => setTouched((before) => ({ ...before, [key]: value })),
    [],
  );
  const reset = useCallback((key: SettingKey) => setTouched(({ [key]: _gone, ...others }) => others), []);
  return {
    changes,
    issues,
    valueOf: (key) => (key in changes ? changes[key] : settingIn(document, key)),
    set,
    reset,
    clear: useCallback(() => setTouched({}), []),
  };
}
