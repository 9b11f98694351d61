import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useUiWords } from '../text/words.tsx';
import { TextField } from './text-field.tsx';

/** Search as one types: the owner of `value` decides how patient to be. */
export function SearchField({
  value,
  onValueChange,
  label,
  placeholder,
  className,
}: {
  value: string;
  onValueChange: (value: string) => void;
  label: string;
  placeholder?: string;
  className?: string;
}) {
  const words = useUiWords();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onValueChange('');
    // The button disappears with the text; after clearing, the user types another search.
    input.current?.focus();
  }

  return (
    <TextField
      ref={input}
      quiet
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      label={label}
      placeholder={placeholder ?? label}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      before={<Search className="size-4.5" aria-hidden="true" />}
      after={
        value && (
          <IconButton label={words.clear} onClick={clear}>
            <X aria-hidden="true" />
          </IconButton>
        )
      }
      className={`[&_input::-webkit-search-cancel-button]:hidden ${className ?? ''}`}
    />
  );
}
