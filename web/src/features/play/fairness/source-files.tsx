import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** The text of the code that plays and checks rounds, exactly as it runs on the server and on this page. */
const FILES = {
  'fair-stream.ts': () => import('@lanna/rules/fair-stream?raw'),
  'shared-stream.ts': () => import('@lanna/rules/play/shared-rounds/shared-stream?raw'),
  'check-receipt.ts': () => import('@lanna/rules/play/shared-rounds/check-receipt?raw'),
  'lots.ts': () => import('@lanna/rules/play/shared-rounds/lots?raw'),
  'play-round.ts': () => import('@lanna/studio/rules/slot/play-round?raw'),
  'evaluate-spin.ts': () => import('@lanna/studio/rules/slot/evaluate-spin?raw'),
  'verify-round.ts': () => import('@lanna/studio/rules/verify-round?raw'),
  'lanna-lanterns.ts': () => import('@lanna/studio/rules/slot/lanna-lanterns?raw'),
  'starlight-market.ts': () => import('@lanna/studio/rules/slot/starlight-market?raw'),
  'river-naga.ts': () => import('@lanna/studio/rules/slot/river-naga?raw'),
} as const;
type FileName = keyof typeof FILES;

export function SourceFiles() {
  const { t } = useTranslation('fairness');
  return (
    <div className="mt-5">
      <h3 className="font-semibold">{t('source.title')}</h3>
      <p className="mt-1 text-muted text-sm">{t('source.lead')}</p>
      <div className="mt-3 grid gap-2">
        {(Object.keys(FILES) as FileName[]).map((name) => (
          <SourceFile key={name} name={name} />
        ))}
      </div>
    </div>
  );
}

function SourceFile({ name }: { name: FileName }) {
  const { t } = useTranslation('fairness');
  const [open, setOpen] = useState(false);
  const source = useQuery({
    queryKey: ['brand', 'source', name],
    queryFn: async () => (await FILES[name]()).default,
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <details
      className="rounded-medium border border-line bg-surface"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="px-4 py-2.5 text-sm">
        <code>{name}</code>
      </summary>
      <QueryView
        query={source}
        label={name}
        failed={t('source.failed')}
        shapeClassName="p-4"
        shape={<Skeleton className="h-40" />}
      >
        {(text) => (
          <pre className="whitespace-pre-wrap break-words border-line border-t bg-sunken p-4 text-xs leading-5">
            <code>{text}</code>
          </pre>
        )}
      </QueryView>
    </details>
  );
}
