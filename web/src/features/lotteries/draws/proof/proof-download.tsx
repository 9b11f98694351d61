import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import type { DrawProof } from './draw-proof.ts';

/** The proof as a file: the answer of the call to the letter, which the verifier of the repository reads without a line. */
export function ProofDownload({ proof }: { proof: DrawProof }) {
  const { t } = useTranslation('draws');
  const name = `${proof.draw.gameCode}-${proof.draw.numero}.json`;
  return (
    <section aria-labelledby="download">
      <h2 id="download" className="font-display font-semibold text-xl">
        {t('download.title')}
      </h2>
      <p className="mt-1.5 max-w-2xl text-muted text-sm">{t('download.text')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          onClick={() =>
            saveFile(new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }), name)
          }
        >
          {t('download.button')}
        </Button>
        {proof.source !== 'feed' && (
          <code className="min-w-0 break-all rounded-small bg-sunken px-3 py-2 text-xs">
            {`npm run verify-draw -- ${name}`}
          </code>
        )}
      </div>
    </section>
  );
}
