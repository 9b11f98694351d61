import type { ContractView } from '@lanna/contract/commission/contracts/contracts';
import { CONTRACT_KINDS, type ContractKind } from '@lanna/rules/commission/contracts/terms';
import { useQuery } from '@tanstack/react-query';
import { FilePlus2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { ContractCard } from './contract-card.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { FLAG_OF } from './flag-of.ts';
import { contractFlagsQuery, contractsQuery } from './queries.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { useTermsFirst } from './use-terms-first.ts';

/** The kinds of contracts the agent has none of: each can be asked for, of the agent above or of the brand. */
export function NewContractPage() {
  const { t } = useTranslation('contracts');
  return (
    <section aria-labelledby="new-contract" className="flex flex-col gap-6 pt-4 sm:pt-1">
      <header className="max-w-2xl">
        <h2 id="new-contract" className="font-display font-semibold text-2xl">
          {t('fresh.page')}
        </h2>
        <p className="mt-1 text-muted text-sm">{t('fresh.lead')}</p>
      </header>
      <QueryView
        query={useQuery(contractFlagsQuery)}
        label={t('fresh.page')}
        failed={t('failed')}
        shape={<Skeleton className="h-44 rounded-large" />}
        isEmpty={(flags) => CONTRACT_KINDS.every((kind) => flags[FLAG_OF[kind]] > 0)}
        empty={<EmptyState icon={<FilePlus2 />} title={t('fresh.none')} text={t('fresh.noneText')} />}
        className="flex flex-col gap-4"
      >
        {(flags) =>
          CONTRACT_KINDS.filter((kind) => flags[FLAG_OF[kind]] === 0).map((kind) => (
            <Kind key={kind} kind={kind} />
          ))
        }
      </QueryView>
    </section>
  );
}

function Kind({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('contracts');
  const { data: list } = useQuery(contractsQuery(kind));
  const termsFirst = useTermsFirst();
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<ContractView>();
  const waiting = list?.own.find(({ state }) => state === 'asked');
  return (
    <section aria-label={t(`pages.${kind}`)} className="flex flex-col gap-3">
      {list && waiting ? (
        <>
          <h3 className="font-display font-semibold text-lg">{t(`pages.${kind}`)}</h3>
          <ContractCard contract={waiting} today={list.today} onOpen={() => setOpened(waiting)} wide />
        </>
      ) : (
        <div className="lit flex flex-wrap items-center justify-between gap-4 rounded-large bg-raised p-4 sm:p-5">
          <div className="min-w-0 max-w-prose flex-1 basis-60">
            <h3 className="font-display font-semibold text-lg">{t(`pages.${kind}`)}</h3>
            <p className="text-muted text-sm">{t(`lead.${kind}`)}</p>
          </div>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            aria-label={t(`ask.title.${kind}`)}
            disabled={!list}
            onClick={() => termsFirst(() => setAsking(true))}
          >
            {t('own.ask')}
          </Button>
        </div>
      )}
      {list && isAsking && (
        <TermsDialog kind={kind} request={{ way: 'ask', list }} onClose={() => setAsking(false)} />
      )}
      {opened && <ContractDialog contract={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
