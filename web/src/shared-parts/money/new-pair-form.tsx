import { rotateSeeds } from '@lanna/contract/play/bets/bets';
import { RefreshCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestedClientSeed, useRotateSeeds } from '../../api/seeds.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CodeText } from '../../ui/text/code-text.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';

/** Ends the seed pair in use. The next hash is shown above the field: the player chooses a seed after the house's is fixed. */
export function NewPairForm({
  vendor,
  nextHash,
  submit: submitLabel,
  onDone,
}: {
  /** Whose pair it is, by its code; undefined for the brand's first. */
  vendor: string | undefined;
  nextHash: string;
  submit: string;
  onDone?: () => void;
}) {
  const { t } = useTranslation('fairness');
  const rotate = useRotateSeeds(vendor);
  const form = useContractForm(rotateSeeds, {
    initial: { clientSeed: useState(suggestedClientSeed)[0] },
    toBody: ({ clientSeed }) => ({ clientSeed: clientSeed.trim(), nextServerSeedHash: nextHash }),
    words: { clientSeed: t('rotate.clientSeedFault') },
    send: (body) => rotate.mutateAsync(body),
    onDone: (_, { restart }) => {
      restart({ clientSeed: suggestedClientSeed() });
      onDone?.();
    },
  });

  return (
    <form {...form.props} className="mt-4 grid gap-4">
      <div className="min-w-0">
        <p className="mb-0.5 text-muted text-xs">{t('terms.nextCommitment')}</p>
        <CodeText value={nextHash} copyLabel={t('copy', { what: t('terms.nextCommitment') })} />
      </div>
      <TextField
        {...form.field('clientSeed')}
        label={t('rotate.clientSeed')}
        hint={t('rotate.clientSeedHint')}
        autoComplete="off"
        spellCheck={false}
      />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button
        type="submit"
        busy={form.isPending}
        icon={<RefreshCcw aria-hidden="true" />}
        className="justify-self-start"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
