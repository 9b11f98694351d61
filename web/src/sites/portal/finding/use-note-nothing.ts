import { noteNothing } from '@lanna/contract/play/finding/finding';
import { useEffect } from 'react';
import { call } from '../../../api/calls/call.ts';

/** Who goes on typing has not looked for this yet. */
const SETTLED_MS = 1500;
const noted = new Set<string>();

/** Counts a text for which nothing was found, once for a page; the answer matters to no reader. */
export function useNoteNothing(text: string, nothing: boolean): void {
  useEffect(() => {
    if (!nothing || noted.has(text)) return;
    const timer = setTimeout(() => {
      noted.add(text);
      call(noteNothing, { body: { text } }).catch(() => {});
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, nothing]);
}
