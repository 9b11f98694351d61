import type { ContractList, ContractView } from '@lanna/contract/commission/contracts/contracts';
import { termsOfWire } from '@lanna/contract/commission/contracts/terms';
import type { ContractKind } from '@lanna/rules/commission/contracts/terms';
import { useQuery } from '@tanstack/react-query';
import { FileSignature, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartsAt } from '../../../parts.tsx';
import { QueryView } from '../../../query-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { ContractCard } from './contract-card.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { contractsQuery } from './queries.ts';
import { TermsDialog, type TermsRequest } from './terms-dialog.tsx';
import { useTermsFirst } from './use-terms-first.ts';

/** Contracts of one kind: what the agent earns by, what it has come to, and what the agent has given. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('contracts');
  const [pageNo, setPageNo] = useState(1);
  const [opened, setOpened] = useState<ContractView>();
  const [request, setRequest] = useState<TermsRequest>();
  const termsFirst = useTermsFirst();
  const propose = (proposal: TermsRequest) => termsFirst(() => setRequest(proposal));
  const heading = `contracts-${kind}`;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-6 pt-4 sm:pt-1">
      <header className="max-w-2xl">
        <h2 id={heading} className="font-display font-semibold text-2xl">
          {t(`pages.${kind}`)}
        </h2>
        <p className="mt-1 text-muted text-sm">{t(`lead.${kind}`)}</p>
      </header>
      <QueryView
        query={useQuery(contractsQuery(kind, pageNo))}
        label={t(`pages.${kind}`)}
        failed={t('failed')}
        shapeClassName="flex flex-col gap-4"
        shape={['one', 'two'].map((card) => <Skeleton key={card} className="h-44 rounded-large" />)}
        className="flex flex-col gap-8"
      >
        {(list) => (
          <>
            <Own kind={kind} list={list} onOpen={setOpened} onAsk={() => propose({ way: 'ask', list })} />
            <PartsAt place="contractBills" props={{ kind }} />
            <Line
              list={list}
              onOpen={setOpened}
              onOffer={() => propose({ way: 'offer', list })}
              onPage={setPageNo}
            />
          </>
        )}
      </QueryView>
      {opened && (
        <ContractDialog
          contract={opened}
          onClose={() => setOpened(undefined)}
          onCounter={(list) => {
            setOpened(undefined);
            propose({ way: 'offer', list, to: opened.other, terms: termsOfWire(opened.terms) });
          }}
        />
      )}
      {request && <TermsDialog kind={kind} request={request} onClose={() => setRequest(undefined)} />}
    </section>
  );
}

function Own({
  kind,
  list,
  onOpen,
  onAsk,
}: {
  kind: ContractKind;
  list: ContractList;
  onOpen: (contract: ContractView) => void;
  onAsk: () => void;
}) {
  const { t } = useTranslation('contracts');
  const now = list.own.filter((one) => isOfNow(one, list.today));
  const byPeriod = kind === 'dividend';
  const before = list.own.filter((one) => !isOfNow(one, list.today));
  const asks = !now.some(({ state }) => state === 'asked' || state === 'offered');
  return (
    <Block
      title={t('own.title')}
      action={
        asks && (
          <Button variant="secondary" size="small" icon={<Plus aria-hidden="true" />} onClick={onAsk}>
            {t('own.ask')}
          </Button>
        )
      }
    >
      {now.length === 0 && (
        <div className="lit rounded-large bg-raised">
          <EmptyState icon={<FileSignature />} title={t('own.empty')} text={t('own.emptyText')} />
        </div>
      )}
      {now.map((contract) => (
        <ContractCard
          key={contract.id}
          contract={contract}
          today={list.today}
          onOpen={() => onOpen(contract)}
          wide
        />
      ))}
      {before.length > 0 && (
        <details className="group">
          <summary className="flex h-11 w-fit cursor-pointer items-center rounded-medium font-medium text-accent-text text-sm">
            {t('own.before', { count: before.length })}
          </summary>
          <div className="mt-2 flex flex-col gap-3">
            {before.map((contract) => (
              <ContractCard
                key={contract.id}
                contract={contract}
                today={list.today}
                onOpen={() => onOpen(contract)}
              />
            ))}
          </div>
        </details>
      )}
      <p className="text-muted text-xs">{byPeriod ? t('changes.period') : t('changes.day')}</p>
    </Block>
  );
}

function Line({
  list,
  onOpen,
  onOffer,
  onPage,
}: {
  list: ContractList;
  onOpen: (contract: ContractView) => void;
  onOffer: () => void;
  onPage: (pageNo: number) => void;
}) {
  const { t } = useTranslation('contracts');
  const top = useRef<HTMLElement>(null);
  const offers = list.best !== null && list.agents.length > 0;
  return (
    <Block
      title={t('line.title')}
      ref={top}
      action={
        offers && (
          <Button size="small" icon={<Plus aria-hidden="true" />} onClick={onOffer}>
            {t('line.offer')}
          </Button>
        )
      }
    >
      {list.line.length === 0 && (
        <p className="rounded-medium border border-line border-dashed px-4 py-6 text-center text-muted text-sm">
          {list.best === null ? t('line.nothingToGive') : t('line.empty')}
        </p>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        {list.line.map((contract) => (
          <ContractCard
            key={contract.id}
            contract={contract}
            today={list.today}
            onOpen={() => onOpen(contract)}
          />
        ))}
      </div>
      <Pager page={list.pageNum} pages={list.totalPages} onPage={onPage} label={t('line.paging')} top={top} />
    </Block>
  );
}

function Block({
  title,
  action,
  ref,
  children,
}: {
  title: string;
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <section ref={ref} aria-label={title} className="flex scroll-mt-16 flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h3 className="font-display font-semibold text-lg">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}

function isOfNow({ state, lastDay }: ContractView, today: string): boolean {
  if (state === 'ended') return lastDay !== null && lastDay >= today;
  return state !== 'denied' && state !== 'expired' && state !== 'invalid';
}
