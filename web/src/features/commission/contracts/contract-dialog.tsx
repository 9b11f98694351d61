import type {
  ContractDocument,
  ContractList,
  ContractView,
} from '@lanna/contract/commission/contracts/contracts';
import { contractSha256, textDigest } from '@lanna/rules/commission/contracts/contract-seal';
import { useQuery } from '@tanstack/react-query';
import { Download, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { QueryView } from '../../../query-view.tsx';
import { saveFile } from '../../../save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ContractMoves } from './contract-moves.tsx';
import { documentText } from './document-text.ts';
import { contractQuery, contractsQuery } from './queries.ts';

/** The document of a contract as its reader signs it, what it is sealed with, and what can be done. */
export function ContractDialog({
  contract,
  onClose,
  onCounter,
}: {
  contract: ContractView;
  onClose: () => void;
  /** Other terms, in answer to what a child has asked for. */
  onCounter?: (list: ContractList) => void;
}) {
  const { t } = useTranslation('contracts');
  const query = useQuery(contractQuery(contract.id));
  const list = useQuery(contractsQuery(contract.kind)).data;
  const current = query.data?.contract ?? contract;
  const counters =
    onCounter !== undefined && current.state === 'asked' && current.side === 'upline' && list !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      size="medium"
      title={query.data?.text.title ?? t(`pages.${contract.kind}`)}
      description={`${contract.other.name} · ${t(`states.${current.state}`)}`}
      footer={
        query.data && (
          <ContractMoves contract={current} {...(counters && { onCounter: () => onCounter(list) })} />
        )
      }
    >
      <QueryView
        query={query}
        label={t('document.loading')}
        failed={t('failed')}
        shape={<Skeleton className="h-96 rounded-medium" />}
      >
        {(document) => (
          <div className="flex flex-col gap-6">
            <Clauses document={document} />
            <Seal document={document} />
            <History document={document} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function Clauses({ document: { text } }: { document: ContractDocument }) {
  return (
    <ol
      lang={text.language}
      className="flex list-decimal flex-col gap-2.5 pl-6 text-sm leading-relaxed marker:text-muted"
    >
      {text.clauses.map((clause) => (
        <li key={clause.text} className="pl-1">
          {clause.text}
          {clause.lines.length > 0 && (
            <ul className="mt-1.5 flex flex-col gap-1.5 rounded-medium bg-sunken px-3.5 py-2.5">
              {clause.lines.map((line) => (
                <li key={line} className="figures">
                  {line}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The hash, computed again here from what is shown. */
function Seal({ document }: { document: ContractDocument }) {
  const { t } = useTranslation('contracts');
  const { contract, facts, text, textDigests, signatures } = document;
  const { timeZone } = useBrand();
  const isRight =
    textDigest(text) === textDigests[contract.side] && contractSha256(facts, textDigests) === contract.sha256;
  return (
    <section
      aria-label={t('document.seal')}
      className="flex flex-col gap-3 rounded-medium border border-line p-4"
    >
      <p
        className={
          isRight
            ? 'flex items-center gap-2 font-medium text-success text-sm'
            : 'flex items-center gap-2 font-medium text-danger text-sm'
        }
      >
        {isRight ? (
          <ShieldCheck className="size-5 shrink-0" aria-hidden="true" />
        ) : (
          <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
        )}
        {t(isRight ? 'document.right' : 'document.wrong')}
      </p>
      <p className="figures break-all text-muted text-xs">{t('document.hash', { hash: contract.sha256 })}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {signatures.map(({ side, at }) => (
          <li key={side}>
            {t(side === contract.side ? 'document.signedByYou' : 'document.signedByOther', {
              name: contract.other.name,
              at: displayDateTime(at, timeZone),
            })}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        icon={<Download aria-hidden="true" />}
        className="self-start"
        onClick={() =>
          saveFile(
            new Blob([documentText(document)], { type: 'text/plain;charset=utf-8' }),
            `${contract.kind}-${contract.id.slice(0, 8)}.txt`,
          )
        }
      >
        {t('document.download')}
      </Button>
    </section>
  );
}

function History({ document: { events } }: { document: ContractDocument }) {
  const { t } = useTranslation('contracts');
  const { timeZone } = useBrand();
  return (
    <details>
      <summary className="flex h-11 w-fit cursor-pointer items-center font-medium text-accent-text text-sm">
        {t('document.history')}
      </summary>
      <ol className="flex flex-col gap-1.5 text-sm">
        {events.map(({ what, at }) => (
          <li key={`${what} ${at}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{t(`events.${what}`)}</span>
            <span className="figures text-muted">{displayDateTime(at, timeZone)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
