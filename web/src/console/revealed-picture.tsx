import { ImageIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRefusalText } from '../api/calls/refusal-text.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { FormError } from '../ui/fields/form-error.tsx';

/** A picture that shows a person: fetched when it is asked for, since the asking is recorded. `reveal` answers its data address. */
export function RevealedPicture({
  reveal,
  name,
  style: variant,
  className,
  children,
}: {
  reveal: () => Promise<string>;
  name: string;
  /** Of the button that asks for it. */
  style: string;
  /** Of the box around the button. */
  className?: string;
  /** Draws the picture where it is more than an image in its place. */
  children?: (data: string) => ReactNode;
}) {
  const words = useRefusalText();
  const [data, setData] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function ask() {
    setBusy(true);
    setError(undefined);
    try {
      setData(await reveal());
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  if (data && children) return children(data);
  if (data)
    return (
      <img
        src={data}
        alt={name}
        className="col-span-full max-h-96 w-full rounded-medium border border-line bg-sunken object-contain"
      />
    );
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        icon={<ImageIcon aria-hidden="true" />}
        onClick={() => void ask()}
      >
        {variant}
      </Button>
      {error !== undefined && <FormError>{words(error)}</FormError>}
    </div>
  );
}
