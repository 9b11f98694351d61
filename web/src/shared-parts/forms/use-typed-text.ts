import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * What stands in a search field whose text lives in the address: written there after a pause in typing, at once when emptied,
 * and taken from there when the address changes by other means (back, a link, "show all").
 */
export function useTypedText(
  settled: string,
  /** `replace`: the same search goes on, and takes the place of what it was in the history. */
  onSettled: (text: string, how: { replace: boolean }) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled);
  const [seen, setSeen] = useState(settled);
  const [written, setWritten] = useState(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (settled !== seen) {
    setSeen(settled);
    if (settled !== written) {
      setTyped(settled);
      setWritten(settled);
    }
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, text ? PAUSE_MS : 0, text.trim());
  }

  function settle(text: string) {
    setWritten(text);
    onSettled(text, { replace: settled !== '' });
  }

  return [typed, type];
}
