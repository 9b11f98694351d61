import {
  type ClosingObstacle,
  closeAccount,
  RECORDS_KEPT_YEARS,
} from '@lanna/contract/accounts/security/security';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CheckCircle2, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { endSessionBy } from '../../../../api/session.ts';
import { useGo } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { isRefusal } from '../../../people/identity/errors/error-words.ts';
import { NO_PROOF, useProof } from '../../../people/identity/proof/proof.ts';
import { ProofForm } from '../../../people/identity/proof/proof-form.tsx';
import { type Protection, protectionQuery } from '../../../people/identity/protection-queries.ts';
import { closingQuery } from '../profile/profile-queries.ts';
import { ClosingObstacleLine } from './closing-obstacle-line.tsx';

/** Closing the account, calmly: what happens, what is kept, what must be done first; then the proof of who one is. */
export function CloseAccount({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('security');
  const closing = useQuery(closingQuery);
  const protection = useQuery(protectionQuery);
  return (
    <>
      <div>
        <Button
          variant="ghost"
          size="small"
          icon={<ArrowLeft className="size-4" aria-hidden="true" />}
          onClick={onBack}
          className="-ml-2"
        >
          {t('close.back')}
        </Button>
        <h2 id="security-heading" className="mt-1 font-display font-semibold text-2xl">
          {t('close.title')}
        </h2>
      </div>
      <div className="lit rounded-large bg-surface px-5 py-5">
        <ul className="flex list-disc flex-col gap-2.5 pl-5 marker:text-accent-text">
          <li>{t('close.what.login')}</li>
          <li>{t('close.what.money')}</li>
          <li>{t('close.what.kept', { years: RECORDS_KEPT_YEARS })}</li>
          <li>{t('close.what.name')}</li>
        </ul>
        <p className="mt-4 text-muted text-sm">{t('close.pause')}</p>
      </div>
      <QueryView
        query={closing}
        label={t('close.title')}
        failed={t('close.failed')}
        shape={<Skeleton className="h-40 rounded-large" />}
      >
        {({ obstacles }) =>
          obstacles.length > 0 ? (
            <Obstacles
              obstacles={obstacles}
              busy={closing.isFetching}
              onCheck={() => void closing.refetch()}
            />
          ) : (
            protection.data && <Confirm protection={protection.data} />
          )
        }
      </QueryView>
    </>
  );
}

function Obstacles({
  obstacles,
  busy,
  onCheck,
}: {
  obstacles: readonly ClosingObstacle[];
  busy: boolean;
  onCheck: () => void;
}) {
  const { t } = useTranslation('security');
  return (
    <section aria-labelledby="obstacles-heading" className="lit rounded-large bg-surface px-5 py-5">
      <h3 id="obstacles-heading" className="flex items-center gap-2.5 font-display font-semibold text-lg">
        <CircleAlert className="size-5 shrink-0 text-warning" aria-hidden="true" />
        {t('close.first')}
      </h3>
      <ul className="mt-2">
        {obstacles.map((obstacle) => (
          <ClosingObstacleLine key={obstacle.kind} obstacle={obstacle} />
        ))}
      </ul>
      <Button variant="secondary" className="mt-4" busy={busy} onClick={onCheck}>
        {t('close.again')}
      </Button>
    </section>
  );
}

function Confirm({ protection }: { protection: Protection }) {
  const { t } = useTranslation('security');
  const queries = useQueryClient();
  const go = useGo();
  const proof = useProof(protection);
  const form = useContractForm(closeAccount, {
    ...proof.options,
    initial: { ...NO_PROOF, sure: false },
    toBody: ({ sure: _, ...given }) => given,
    check: ({ sure, ...typed }) => ({
      ...proof.options.check(typed),
      sure: !sure && t('close.sureMissing'),
    }),
    send: async (body) => {
      const given = await proof.given(body);
      try {
        await endSessionBy(() => call(closeAccount, { body: given }));
      } catch (error) {
        // Money has come in, or a bet was placed meanwhile.
        if (isRefusal(error, 'account_not_empty'))
          void queries.invalidateQueries({ queryKey: closingQuery.queryKey });
        throw error;
      }
    },
    onDone: () => {
      notify({ text: t('close.done'), detail: t('close.doneDetail'), tone: 'success' });
      go(paths.home(), { replace: true });
    },
  });
  return (
    <section aria-labelledby="confirm-heading" className="lit rounded-large bg-surface px-5 py-5">
      <h3 id="confirm-heading" className="mb-4 flex items-center gap-2.5 font-display font-semibold text-lg">
        <CheckCircle2 className="size-5 shrink-0 text-success" aria-hidden="true" />
        {t('close.ready')}
      </h3>
      {protection.hasPassword ? (
        <ProofForm form={form} proof={proof} submitLabel={t('close.submit')} variant="danger">
          <Checkbox {...form.field('sure')} label={t('close.sure')} />
        </ProofForm>
      ) : (
        <p>{t('password.none')}</p>
      )}
    </section>
  );
}
