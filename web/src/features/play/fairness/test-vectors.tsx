import { useQuery } from '@tanstack/react-query';
import { Check, Download, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
// The same file other implementations are tested against, published with the site.
import vectorsUrl from '../../../../../rules/src/fair-stream.vectors.json?url';
import { QueryView } from '../../../query-view.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { checkVector, type Vector, type VectorPart } from './check-vector.ts';
import { Section } from './section.tsx';

const PARTS = ['commitment', 'blocks', 'words', 'below', 'shuffle'] as const satisfies VectorPart[];

/** The published vectors, computed right here as the page opens. */
export function TestVectors() {
  const { t } = useTranslation('fairness');
  const vectors = useQuery({ queryKey: ['brand', 'vectors'], queryFn: readVectors });
  return (
    <Section title={t('vectors.title')} lead={t('vectors.lead')}>
      <QueryView
        query={vectors}
        label={t('vectors.title')}
        failed={t('vectors.failed')}
        shape={<Skeleton className="h-48 rounded-large" />}
      >
        {(all) => <VectorTable vectors={all} />}
      </QueryView>
      <LinkButton
        variant="secondary"
        size="small"
        href={vectorsUrl}
        download="fair-stream.vectors.json"
        icon={<Download aria-hidden="true" />}
        className="mt-4"
      >
        {t('vectors.download')}
      </LinkButton>
    </Section>
  );
}

async function readVectors({ signal }: { signal: AbortSignal }): Promise<Vector[]> {
  const response = await fetch(vectorsUrl, { signal });
  const { vectors }: { vectors: Vector[] } = await response.json();
  return vectors;
}

function VectorTable({ vectors }: { vectors: readonly Vector[] }) {
  const { t } = useTranslation('fairness');
  return (
    <div className="overflow-hidden rounded-large border border-line">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="sr-only">{t('vectors.title')}</caption>
        <thead className="bg-raised text-muted text-xs">
          <tr className="*:px-1 *:py-2 *:align-bottom *:font-medium *:first:w-1/3 *:first:pl-3 sm:*:px-3">
            <th scope="col">{t('vectors.inputs')}</th>
            {PARTS.map((part) => (
              <th key={part} scope="col" className="text-center">
                {t(`vectors.parts.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vectors.map((vector) => (
            <VectorRow key={`${vector.serverSeed} ${vector.clientSeed} ${vector.nonce}`} vector={vector} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VectorRow({ vector }: { vector: Vector }) {
  const { t } = useTranslation('fairness');
  const holds = checkVector(vector);
  return (
    <tr className="border-line border-t *:px-1 *:py-2 *:first:pl-3 sm:*:px-3">
      <th scope="row" className="font-normal text-xs">
        <code className="block break-all">{vector.serverSeed}</code>
        <code className="block break-all text-muted">
          {vector.clientSeed}:{vector.nonce}
        </code>
      </th>
      {PARTS.map((part) => {
        const Icon = holds[part] ? Check : X;
        return (
          <td key={part} className="text-center">
            <Icon
              className={classes('mx-auto size-4', holds[part] ? 'text-success' : 'text-danger')}
              role="img"
              aria-label={holds[part] ? t('vectors.pass') : t('vectors.fail')}
            />
          </td>
        );
      })}
    </tr>
  );
}
