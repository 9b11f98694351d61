import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../ui/fields/search-field.tsx';

const PAUSE_MS = 250;
const MAX_LENGTH = 60;

/**
 * Typed text shows at once and rerenders nothing else; the search follows after a pause in typing. `text` is the
 * current search, which may also change from outside (back, "clear").
 */
export function SearchBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('catalogue');
  const [typed, setTyped] = useState(text);
  const [seen, setSeen] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== seen) {
    setSeen(text);
    if (text !== sent) {
      setSent(text);
      setTyped(text);
    }
  }
  const typedAtMs = useRef(0);
  const typedOn = useRef('');
  const notified = useRef(onText);
  useEffect(() => {
    notified.current = onText;
  });
  useEffect(() => {
    const wanted = typed.trim().slice(0, MAX_LENGTH);
    if (wanted === sent) return;
    const timer = setTimeout(
      () => {
        // A game pressed within the pause is on its way: the search would call it back.
        if (location.pathname !== typedOn.current) return;
        setSent(wanted);
        notified.current(wanted);
      },
      // The pause counts from the last key: a page that was left before it was over, and comes back, searches at once. Later it
      // would take away what was opened over the page meanwhile.
      wanted ? Math.max(0, PAUSE_MS - (performance.now() - typedAtMs.current)) : 0,
    );
    return () => clearTimeout(timer);
  }, [typed, sent]);
  return (
    <SearchField
      value={typed}
      onValueChange={(value) => {
        typedAtMs.current = performance.now();
        typedOn.current = location.pathname;
        setTyped(value);
      }}
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      className="min-w-0 flex-1"
    />
  );
}
