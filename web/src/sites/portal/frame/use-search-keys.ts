import { useEffect } from 'react';
import { useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { openLayers } from '../../../ui/layers/layers.ts';
import { usesSlashKey } from './slash-key.ts';

/** `/`, and Ctrl or ⌘ with K, open the search; never while one types, and not over a dialog, which has keys of its own. */
export function useSearchKeys(on: boolean): void {
  const go = useGo();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || openLayers().length > 0) return;
      event.preventDefault();
      go(paths.search());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, go]);
}

function asksForSearch({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  target,
  isComposing,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (altKey || isComposing || defaultPrevented) return false;
  // By the place of the key: on a Thai keyboard it writes another letter.
  if (ctrlKey || metaKey) return code === 'KeyK';
  return key === '/' && usesSlashKey() && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}
