import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';

const SAID_MS = 2000;

/** A hash, a seed, an id: every character shown, copied with one press. */
export function CodeText({
  value,
  copyLabel,
  className,
}: {
  value: string;
  /** "Copy …", the accessible name of the icon button. */
  copyLabel: string;
  className?: string;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    // Without HTTPS there is no clipboard; the text can still be selected.
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    );
  }

  return (
    <span className={classes('flex min-w-0 items-start gap-1 rounded-small bg-sunken pl-3', className)}>
      <code className="min-w-0 flex-1 break-all py-1.5 text-xs leading-5">{value}</code>
      <IconButton label={copyLabel} size="small" onClick={copy}>
        {copied ? <Check className="text-success" aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
