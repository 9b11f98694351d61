import type { Endpoint } from '@lanna/contract/endpoint';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Input } from '../../../api/calls/call.ts';
import { useDownloadCsv } from '../../../api/calls/download-csv.ts';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { Button } from '../../../ui/button.tsx';

/** The list of the page as a file of comma-separated values, whole. */
export function ExportButton<const E extends Endpoint>({
  endpoint,
  input,
}: {
  endpoint: E;
  input: Input<E>;
}) {
  const { t } = useTranslation('teams');
  const words = useRefusalText();
  const download = useDownloadCsv(endpoint);
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        variant="secondary"
        size="small"
        icon={<Download aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate(input)}
      >
        {t('export')}
      </Button>
      {download.error && (
        <p role="alert" className="max-w-60 text-right text-danger text-sm">
          {words(download.error)}
        </p>
      )}
    </div>
  );
}
