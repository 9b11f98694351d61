import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The typed text, after a pause in typing; an emptied field at once. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
