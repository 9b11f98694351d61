import type { Value } from '@lanna/contract/endpoint';
import { type ResultFileLine, sendResultFile } from '@lanna/contract/lotteries/feeds/result-ops';
import { FileInput } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ReasonField } from '../../../../../console/fields/reason-field.tsx';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { StatusBadge, type Tone } from '../../../../../console/status-badge.tsx';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../../../ui/layers/dialog.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';
import { SAID_CODES } from '../draws/game-codes.ts';
import { ResultLine } from './result-text.tsx';

const TONES = {
  fits: 'success',
  agrees: 'quiet',
  differs: 'danger',
  disputed: 'danger',
  doubled: 'danger',
  unreadable: 'danger',
  unknown_draw: 'danger',
  too_early: 'danger',
  cancelled: 'danger',
} as const satisfies Record<ResultFileLine['answer'], Tone>;

/** A file of results: every line is answered first; if all fit, another operator approves the whole of it. */
export function FileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('file.title')}
      description={t('file.text')}
      size="large"
      insistent
    >
      <FileForm onClose={onClose} />
    </Dialog>
  );
}

function FileForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('feeds-console');
  const words = useRefusalText();
  const nameOf = useLotteryName();
  const [read, show] = useState<Value<typeof sendResultFile>>();
  const checking = useOpsMutation(sendResultFile, { onDone: show });
  const sending = useOpsMutation(sendResultFile);
  const form = useContractForm(sendResultFile, {
    initial: { gameCode: SAID_CODES[0] ?? '', text: '', reason: '' },
    send: (body) => sending.mutateAsync({ body }),
    onDone: (answer) => {
      // What has changed between the look and the sending is answered anew.
      if (answer.proposalId === null) return show(answer);
      notify({ text: t('file.sent'), tone: 'success' });
      onClose();
    },
  });
  const { gameCode } = form.values;
  const isWhole = read?.lines.every(({ answer }) => answer === 'fits' || answer === 'agrees') ?? false;
  const problem = form.problem ?? (checking.error && words(checking.error));
  const { error: missing, ...reason } = form.chosen('reason');

  function check(changed: { gameCode?: string; text?: string }) {
    const body = { gameCode, text: form.values.text, ...changed };
    form.set('gameCode', body.gameCode);
    form.set('text', body.text);
    show(undefined);
    checking.reset();
    if (body.text !== '') checking.mutate({ body });
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file may be chosen again after it was corrected.
    target.value = '';
    if (file) check({ text: await file.text() });
  }

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          label={t('column.game')}
          value={gameCode}
          onChange={({ target }) => check({ gameCode: target.value })}
          options={SAID_CODES.map((value) => ({ value, label: nameOf(value) }))}
        />
        <label className="inline-flex h-control w-fit cursor-pointer items-center gap-2 rounded-medium border border-control-line bg-raised px-3 font-semibold text-sm hover:border-accent-text has-focus-visible:outline-2 has-focus-visible:outline-focus">
          <FileInput className="size-4" aria-hidden="true" />
          {t('file.choose')}
          <input
            type="file"
            accept=".csv,.json,text/csv,application/json"
            className="sr-only"
            onChange={(event) => void choose(event)}
          />
        </label>
      </div>
      <p className="text-muted text-sm">{t('file.columns')}</p>
      {problem && <FormError>{problem}</FormError>}
      {read && (
        <>
          <p className="font-semibold text-sm" role="status">
            {isWhole ? t('file.whole', { count: read.fitting }) : t('file.broken')}
          </p>
          <Lines gameCode={gameCode} lines={read.lines} />
        </>
      )}
      {isWhole && read && read.fitting > 0 && (
        <>
          <ReasonField {...reason} missing={missing !== undefined} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={form.isPending}>
              {t('file.send')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function Lines({ gameCode, lines }: { gameCode: string; lines: readonly ResultFileLine[] }) {
  const { t } = useTranslation('feeds-console');
  return (
    <ol className="max-h-80 overflow-y-auto rounded-medium border border-line">
      {lines.map(({ line, numero, result, answer }) => (
        <li
          key={line}
          className="grid grid-cols-[3rem_1fr] gap-x-3 gap-y-0.5 border-line/70 border-t px-3 py-2 text-sm first:border-t-0 sm:grid-cols-[3rem_8rem_1fr_14rem]"
        >
          <span className="figures text-muted">{line}</span>
          <span className="figures min-w-0 truncate">{numero}</span>
          <span className="col-start-2 min-w-0 break-all sm:col-start-auto">
            {answer === 'unreadable' ? (
              <span className="font-mono text-xs">{result}</span>
            ) : (
              <ResultLine gameCode={gameCode} result={result} />
            )}
          </span>
          <span className="col-start-2 sm:col-start-auto">
            <StatusBadge tone={TONES[answer]}>{t(`file.answer.${answer}`)}</StatusBadge>
          </span>
        </li>
      ))}
    </ol>
  );
}
