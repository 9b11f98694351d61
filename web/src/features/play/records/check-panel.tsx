import type { StatementRow } from '@lanna/contract/play/records/records';
import { Fingerprint, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../api/calls/refusal-text.ts';
import { displayCount } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { MessageText } from '../../../ui/text/message-text.tsx';
import type { Decision } from './check-rows.ts';

/** Offers the check of the rows in view, and says what it came to. */
export function CheckPanel({
  rows,
  verdicts,
  busy,
  error,
  onCheck,
}: {
  rows: readonly StatementRow[];
  verdicts: ReadonlyMap<number, Decision> | undefined;
  busy: boolean;
  error: Error | null;
  onCheck: () => void;
}) {
  const { t } = useTranslation('records');
  const words = useRefusalText();
  const found = rows.flatMap(({ version }) => verdicts?.get(version) ?? []);
  const count = (kind: Decision['kind']) => found.filter((decision) => decision.kind === kind).length;
  const [sealed, waiting, differs] = [count('sealed'), count('waiting'), count('differs')];
  const Icon = differs > 0 ? ShieldAlert : sealed > 0 ? ShieldCheck : Fingerprint;
  return (
    <div
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-large border px-4 py-3.5',
        differs > 0 ? 'border-danger/60' : sealed > 0 ? 'border-success/40' : 'border-line',
      )}
    >
      <Icon
        className={classes(
          'size-7 shrink-0',
          differs > 0 ? 'text-danger' : sealed > 0 ? 'text-success' : 'text-accent-text',
        )}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 basis-60" aria-live="polite">
        {found.length === 0 ? (
          <>
            <p className="font-medium">{t('check.title')}</p>
            <p className="text-muted text-sm">{t('check.lead')}</p>
          </>
        ) : differs > 0 ? (
          <>
            <p className="font-medium text-danger">
              {t('check.broken', { count: differs, rows: displayCount(differs) })}
            </p>
            <div className="text-sm">
              <MessageText>{t('check.brokenText')}</MessageText>
            </div>
          </>
        ) : (
          <>
            <p className="font-medium">
              {sealed > 0
                ? t('check.fits', { count: sealed, rows: displayCount(sealed) })
                : t('check.noneSealed')}
            </p>
            <p className="text-muted text-sm">
              {waiting > 0
                ? t('check.someWait', { count: waiting, rows: displayCount(waiting) })
                : t('check.fitsText')}
            </p>
          </>
        )}
        {error && <p className="mt-1 text-danger text-sm">{words(error)}</p>}
      </div>
      <Button variant="secondary" busy={busy} onClick={onCheck}>
        {found.length === 0 ? t('check.start') : t('check.again')}
      </Button>
    </div>
  );
}
