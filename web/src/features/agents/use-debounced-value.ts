import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed, once the fingers pause; cleared at once. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
