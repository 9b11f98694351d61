import type { ContractView } from '@lanna/contract/commission/contracts/contracts';
import { termsOfWire } from '@lanna/contract/commission/contracts/terms';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { ContractDialog } from './contract-dialog.tsx';
import { waitingQuery } from './queries.ts';
import { TermsDialog, type TermsRequest } from './terms-dialog.tsx';
import { useTermsFirst } from './use-terms-first.ts';

/** Above the figures of the team: which contracts wait for the agent's signature. Nothing where none does. */
export function WaitingPart() {
  const { t } = useTranslation('contracts');
  const { timeZone } = useBrand();
  const { data } = useQuery(waitingQuery);
  const [opened, setOpened] = useState<ContractView>();
  const [counter, setCounter] = useState<{ request: TermsRequest; kind: ContractView['kind'] }>();
  const termsFirst = useTermsFirst();
  return (
    <>
      {data && data.list.length > 0 && (
        <section aria-label={t('waiting.title')} className="lit overflow-hidden rounded-large bg-raised">
          <h3 className="flex items-center gap-2.5 px-4 pt-3.5 pb-1 font-semibold">
            <PenLine className="size-4.5 text-accent-text" aria-hidden="true" />
            {t('waiting.title')}
          </h3>
          <ul className="divide-y divide-line/60">
            {data.list.map((contract) => (
              <li key={contract.id}>
                <button
                  type="button"
                  onClick={() => setOpened(contract)}
                  className="flex flex-wrap min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left transition-colors hover:bg-surface focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
                >
                  <span className="flex row-words flex-col gap-0.5">
                    <span className="break-words font-medium">
                      {t('waiting.row', { kind: t(`pages.${contract.kind}`), name: contract.other.name })}
                    </span>
                    <span className="figures text-muted text-xs">
                      {contract.state === 'termination_asked'
                        ? t('standing.endingByOther', { day: contract.ending?.noticeDay })
                        : t('standing.waits', { until: displayDateTime(contract.expiresAt, timeZone) })}
                    </span>
                  </span>
                  <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {opened && (
        <ContractDialog
          contract={opened}
          onClose={() => setOpened(undefined)}
          onCounter={(list) => {
            setOpened(undefined);
            const { kind, other: to, terms } = opened;
            const request: TermsRequest = { way: 'offer', list, to, terms: termsOfWire(terms) };
            termsFirst(() => setCounter({ kind, request }));
          }}
        />
      )}
      {counter && (
        <TermsDialog kind={counter.kind} request={counter.request} onClose={() => setCounter(undefined)} />
      )}
    </>
  );
}
