import { askExclusionEnd, keepExclusion } from '@lanna/contract/accounts/protection/exclusion';
import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { useMutation } from '@tanstack/react-query';
import { Banknote, LifeBuoy, Moon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { paths } from '../../../../paths.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { NO_PROOF } from '../../../people/identity/proof/proof.ts';
import { useMoment } from '../use-moment.ts';
import { ProofStep, useExclusionProof } from './proof-step.tsx';
import { useExcluded } from './use-excluded.ts';
import { useExclusionWords } from './use-exclusion-words.ts';

type Exclusion = NonNullable<Protection['exclusion']>;

/** What holds, since when and until when; the money, help, and what can be done about its end. */
export function ExclusionCard({
  protection,
  exclusion,
  onView,
}: {
  protection: Protection;
  exclusion: Exclusion;
  onView: (view: 'exclusion') => void;
}) {
  const { t } = useTranslation('protection');
  const moment = useMoment();
  const words = useExclusionWords();
  const { kind, since, until } = exclusion;
  return (
    <section
      aria-labelledby="exclusion-heading"
      className="lit sky flex flex-col gap-4 rounded-large bg-raised p-5 sm:p-6"
    >
      <div className="flex items-start gap-3.5">
        <Moon className="mt-1 size-7 shrink-0 text-accent-text" strokeWidth={1.5} aria-hidden="true" />
        <div className="min-w-0">
          <h3 id="exclusion-heading" className="font-display font-semibold text-xl leading-snug">
            {words.title(kind)}
          </h3>
          <p className="mt-0.5">{words.until(exclusion)}</p>
          <p className="figures mt-1 text-muted text-sm">{t('holds.since', { at: moment(since) })}</p>
        </div>
      </div>
      <p className="text-muted text-sm">{t('holds.text')}</p>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton href={paths.memberCentre('withdraw')} icon={<Banknote aria-hidden="true" />}>
          {t('holds.withdraw')}
        </LinkButton>
        <LinkButton
          variant="secondary"
          href={paths.help({ page: 'responsible' })}
          icon={<LifeBuoy aria-hidden="true" />}
        >
          {t('holds.help')}
        </LinkButton>
      </div>
      <End exclusion={exclusion} coolingHours={protection.coolingHours} />
      {kind === 'time_out' && until !== null && (
        <Button variant="ghost" size="small" className="self-start" onClick={() => onView('exclusion')}>
          {t('holds.longer')}
        </Button>
      )}
    </section>
  );
}

/** A self-exclusion does not end by itself: after its time the member may ask for the end, and take that back until it has come. */
function End({ exclusion, coolingHours }: { exclusion: Exclusion; coolingHours: number }) {
  const { t } = useTranslation('protection');
  const moment = useMoment();
  const excluded = useExcluded();
  const words = useRefusalText();
  const [asking, setAsking] = useState(false);
  const keeping = useMutation({
    mutationFn: () => call(keepExclusion, { body: {} }),
    onSuccess: ({ exclusion: kept }) => {
      excluded(kept);
      notify({ tone: 'success', text: t('end.kept') });
    },
  });

  switch (exclusion.end) {
    case 'none':
      return null;
    case 'elsewhere':
      return <p className="text-muted text-sm">{t('end.elsewhere')}</p>;
    case 'asked':
      return (
        <div className="flex flex-col gap-2.5 rounded-medium border border-line bg-surface px-4 py-3 text-sm">
          <p>{t('end.waits', { at: exclusion.endsAt === null ? '' : moment(exclusion.endsAt) })}</p>
          {keeping.error && <FormError>{words(keeping.error)}</FormError>}
          <Button
            size="small"
            className="self-start"
            busy={keeping.isPending}
            onClick={() => keeping.mutate()}
          >
            {t('end.keep')}
          </Button>
        </div>
      );
    case 'askable':
      return (
        <div className="flex flex-col gap-2.5 rounded-medium border border-line bg-surface px-4 py-3 text-sm">
          <p>{t('end.askable', { hours: coolingHours })}</p>
          <Button variant="secondary" size="small" className="self-start" onClick={() => setAsking(true)}>
            {t('end.ask')}
          </Button>
          <Dialog
            open={asking}
            onOpenChange={setAsking}
            title={t('end.ask')}
            description={t('end.askable', { hours: coolingHours })}
          >
            {asking && <AskForm onDone={() => setAsking(false)} />}
          </Dialog>
        </div>
      );
  }
}

function AskForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('protection');
  const excluded = useExcluded();
  const proof = useExclusionProof();
  const form = useContractForm(askExclusionEnd, {
    ...proof.options,
    initial: NO_PROOF,
    send: async (body) => call(askExclusionEnd, { body: await proof.given(body) }),
    onDone: ({ exclusion }) => {
      excluded(exclusion);
      onDone();
      notify({ tone: 'success', text: t('end.asked'), detail: t('end.askedDetail') });
    },
  });
  return <ProofStep form={form} proof={proof} submitLabel={t('end.submit')} />;
}
