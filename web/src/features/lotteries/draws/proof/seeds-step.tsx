import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { saveFile } from '../../../../save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { useOwnSeed } from './own-seed.ts';
import type { StepProps } from './proof-steps.tsx';
import { Step, StepValue } from './step.tsx';

const SHOWN = 5;

/** What the players of the draw added to its chance. */
export function SeedsStep({ proof: { draw, seeds }, computed }: StepProps) {
  const { t } = useTranslation('draws');
  const own = useOwnSeed(draw);
  const isShown = draw.state !== 'open';
  const count = displayCount(seeds.length);
  return (
    <Step
      place={2}
      title={t('steps.seeds.title')}
      text={
        !isShown
          ? t('steps.seeds.waiting')
          : seeds.length === 0
            ? t('steps.seeds.none')
            : t('steps.seeds.text', { count: seeds.length, seeds: count })
      }
    >
      {own && (
        <p className="rounded-medium border border-success/40 px-3 py-2 text-sm">
          <span>{seeds.includes(own) || !isShown ? t('steps.seeds.own') : t('steps.seeds.ownMissing')}</span>{' '}
          <code className="break-all font-semibold">{own}</code>
        </p>
      )}
      {seeds.length > 0 && (
        <>
          <ol className="flex flex-col gap-1 text-xs">
            {seeds.slice(0, SHOWN).map((seed, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order is part of the proof, and seeds may be alike
              <li key={at} className="flex gap-2">
                <span className="figures w-5 shrink-0 text-right text-muted">{at + 1}.</span>
                <code className="min-w-0 break-all">{seed}</code>
              </li>
            ))}
          </ol>
          <Button
            variant="secondary"
            size="small"
            icon={<Download aria-hidden="true" />}
            className="self-start"
            onClick={() =>
              saveFile(
                new Blob([`${seeds.join('\n')}\n`], { type: 'text/plain' }),
                `${draw.gameCode}-${draw.numero}-seeds.txt`,
              )
            }
          >
            {t('steps.seeds.download', { seeds: count })}
          </Button>
        </>
      )}
      {computed?.clientSeed && <StepValue label={t('steps.seeds.joined')} value={computed.clientSeed} />}
    </Step>
  );
}
