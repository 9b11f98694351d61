import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button.tsx';

const SAID_MS = 2000;

/**
 * A hash, a seed, an id, copied in full with one press. Every character is shown, or of a reference that no reader compares only
 * both ends.
 */
export function CodeText({
  value,
  copyLabel,
  short = false,
  className,
}: {
  value: string;
  /** "Copy …", the accessible name of the icon button. */
  copyLabel: string;
  short?: boolean;
  className?: string;
}) {
  const [copied, setCopied] = useState(false);
  const [whole, setWhole] = useState(!short);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without HTTPS there is no clipboard; the whole text can be selected.
      setWhole(true);
    }
  }

  return (
    <span className={classes('flex min-w-0 items-start gap-1 rounded-small bg-sunken pl-3', className)}>
      <code className="min-w-0 flex-1 break-all py-1.5 text-xs leading-5" title={value}>
        {whole ? value : bothEnds(value)}
      </code>
      <IconButton label={copyLabel} size="small" onClick={copy}>
        {copied ? <Check className="text-success" aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
    </span>
  );
}

const START = 8;
const END = 6;

function bothEnds(value: string): string {
  return value.length > START + END + 1 ? `${value.slice(0, START)}…${value.slice(-END)}` : value;
}
