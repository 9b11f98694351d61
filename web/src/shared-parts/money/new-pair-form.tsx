import { CLIENT_SEED } from '@lanna/rules/fair-stream';
import { RefreshCcw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { suggestedClientSeed, useRotateSeeds } from '../../api/seeds.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CodeText } from '../../ui/text/code-text.tsx';

/** Ends the seed pair in use. The next hash is shown above the field: the player chooses a seed after the house's is fixed. */
export function NewPairForm({
  nextHash,
  submit: submitLabel,
  onDone,
}: {
  nextHash: string;
  submit: string;
  onDone?: () => void;
}) {
  const { t } = useTranslation('fairness');
  const words = useRefusalText();
  const [clientSeed, setClientSeed] = useState(suggestedClientSeed);
  const rotate = useRotateSeeds();
  const usable = CLIENT_SEED.test(clientSeed.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!usable || rotate.isPending) return;
    rotate.mutate(
      { clientSeed, nextServerSeedHash: nextHash },
      {
        onSuccess: () => {
          setClientSeed(suggestedClientSeed());
          onDone?.();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <div className="min-w-0">
        <p className="mb-0.5 text-muted text-xs">{t('terms.nextCommitment')}</p>
        <CodeText value={nextHash} copyLabel={t('copy', { what: t('terms.nextCommitment') })} />
      </div>
      <TextField
        label={t('rotate.clientSeed')}
        hint={t('rotate.clientSeedHint')}
        error={usable ? undefined : t('rotate.clientSeedFault')}
        value={clientSeed}
        onChange={(event) => setClientSeed(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
      />
      {rotate.error && <FormError>{words(rotate.error)}</FormError>}
      <Button
        type="submit"
        busy={rotate.isPending}
        icon={<RefreshCcw aria-hidden="true" />}
        className="justify-self-start"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
