import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../api/calls/refusal-text.ts';
import { notify } from '../ui/layers/notify.ts';
import { Spinner } from '../ui/spinner.tsx';

/** Personal data, masked until asked for; the server records the asking. `ask` is the call that answers it in full. */
export function Reveal({
  masked,
  label,
  allowed,
  ask,
}: {
  masked: ReactNode;
  /** What it is: "phone number". */
  label: string;
  /** Whether the operator may ask. */
  allowed: boolean;
  ask: () => Promise<ReactNode>;
}) {
  const { t } = useTranslation('console');
  const words = useRefusalText();
  const [shown, setShown] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);

  async function reveal() {
    setBusy(true);
    try {
      setShown(await ask());
    } catch (error) {
      notify({ text: words(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  if (shown !== undefined) return <span role="status">{shown}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span>{masked}</span>
      {allowed && (
        <button
          type="button"
          aria-label={t('reveal', { label })}
          title={t('reveal', { label })}
          aria-busy={busy || undefined}
          disabled={busy}
          onClick={() => void reveal()}
          className="inline-flex size-6 items-center justify-center rounded-small text-muted hover:bg-raised hover:text-text"
        >
          {busy ? <Spinner className="size-3.5" /> : <Eye className="size-3.5" aria-hidden="true" />}
        </button>
      )}
    </span>
  );
}
