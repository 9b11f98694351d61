import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';

const SAID_MS = 2000;

/** A fact that has to be typed elsewhere exactly as it is, and the button that copies it. */
export function CopyLine({
  label,
  value,
  copied: plain = value,
  strong = false,
}: {
  label: string;
  value: string;
  /** What is copied, where it is not what is shown. */
  copied?: string;
  strong?: boolean;
}) {
  const { t } = useTranslation('cashier');
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div className="py-2">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="flex items-center gap-3">
        <span
          className={classes(
            'figures min-w-0 flex-1 select-all',
            strong ? 'font-semibold text-lg' : 'break-all',
          )}
        >
          {value}
        </span>
        <IconButton
          label={t('pay.copy', { what: label })}
          onClick={() =>
            // Without HTTPS there is no clipboard; a press on the text selects all of it.
            void navigator.clipboard?.writeText(plain).then(
              () => setSaid(true),
              () => undefined,
            )
          }
        >
          {said ? <Check className="text-success" aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
      </dd>
    </div>
  );
}
