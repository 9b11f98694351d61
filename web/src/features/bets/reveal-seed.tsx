import { CLIENT_SEED } from '@lanna/rules/fair-stream';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../api/refusal-text.ts';
import { seedsQuery, suggestedClientSeed, useRotateSeeds } from '../../api/seeds.ts';
import { Button } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Why this round cannot be computed yet, and the step that makes it possible: ending the seed pair it used. */
export function RevealSeed() {
  const { t } = useTranslation('fairness');
  const words = useRefusalText();
  const { data: seeds, error, refetch } = useQuery(seedsQuery);
  return (
    <div className="rounded-medium border border-line p-4">
      <p className="flex items-start gap-2 font-medium">
        <LockKeyhole className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
        {t('reveal.title')}
      </p>
      <p className="mt-1 text-muted text-sm">{t('reveal.why')}</p>
      {seeds ? (
        <RevealForm nextHash={seeds.nextServerSeedHash} />
      ) : error ? (
        <ErrorState title={t('seeds.failed')} text={words(error)} onRetry={refetch} />
      ) : (
        <Loading label={t('seeds.title')} className="mt-4 flex flex-col gap-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-11" />
        </Loading>
      )}
    </div>
  );
}

function RevealForm({ nextHash }: { nextHash: string }) {
  const { t } = useTranslation('fairness');
  const words = useRefusalText();
  const [clientSeed, setClientSeed] = useState(suggestedClientSeed);
  const rotate = useRotateSeeds();
  const usable = CLIENT_SEED.test(clientSeed.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (usable && !rotate.isPending) rotate.mutate({ clientSeed, nextServerSeedHash: nextHash });
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-3">
      <div className="text-sm">
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
      {rotate.error && (
        <p role="alert" className="text-danger text-sm">
          {words(rotate.error)}
        </p>
      )}
      <Button type="submit" busy={rotate.isPending} className="self-start">
        {t('reveal.submit')}
      </Button>
    </form>
  );
}
