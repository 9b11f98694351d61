import type { Value } from '@lanna/contract/endpoint';
import { previewGames, takeOverGames } from '@lanna/contract/play/catalogue/ops';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../../../api/calls/refusal.ts';
import { useRefusalText } from '../../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../../console/calls/ops-call.ts';
import { useOpsMutation } from '../../../../../console/calls/ops-query.ts';
import { ConsolePage } from '../../../../../console/console-page.tsx';
import type { ConsolePageProps } from '../../../../../console/console-topic.ts';
import { Panel } from '../../../../../console/panel.tsx';
import { displayCount } from '../../../../../i18n/format.ts';
import { useContractForm } from '../../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FormError } from '../../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { notify } from '../../../../../ui/layers/notify.ts';

type Preview = Value<typeof previewGames>;

/** A vendor's list of games: asked for or pasted, shown as a difference, and taken over as it was shown. */
export function GameListPage({ params }: ConsolePageProps) {
  const { t } = useTranslation('catalogue-console');
  const { code = '' } = params;
  const form = useContractForm(previewGames, {
    initial: { list: '' },
    toBody: ({ list }) => (list.trim() ? { list } : {}),
    send: (body) => {
      taking.reset();
      return opsCall(previewGames, { params: { code }, body });
    },
  });
  const { list } = form.values;
  const taking = useOpsMutation(takeOverGames, {
    onDone: ({ added, updated }) => {
      form.restart(form.values);
      notify({
        text: t('list.taken', { added: displayCount(added), updated: displayCount(updated) }),
        tone: 'success',
      });
    },
  });
  const preview = form.answer;
  return (
    <ConsolePage
      title={t('list.title')}
      description={t('list.text')}
      crumbs={[
        { href: '/vendors', label: t('vendors.title') },
        { href: `/vendors/${code}`, label: code },
      ]}
    >
      <Panel title={t('list.source')}>
        <form {...form.props} className="flex max-w-3xl flex-col gap-3">
          <TextAreaField
            {...form.kept('list')}
            label={t('list.paste')}
            hint={t('list.pasteHint')}
            mono
            rows={5}
            spellCheck={false}
            // What was shown was of another list.
            onChange={({ target }) => form.restart({ list: target.value })}
          />
          <div>
            <Button type="submit" size="small" busy={form.isPending}>
              {list.trim() ? t('list.compare') : t('list.ask')}
            </Button>
          </div>
          {form.problem && <Failure error={form.failure} />}
        </form>
      </Panel>
      {preview && (
        <Difference preview={preview}>
          <Failure error={taking.error} />
          <Button
            busy={taking.isPending}
            disabled={preview.counts.added + preview.counts.changed === 0}
            onClick={() =>
              taking.mutate({
                params: { code },
                body: { ...(list.trim() && { list }), digest: preview.digest },
              })
            }
          >
            {t('list.take')}
          </Button>
        </Difference>
      )}
    </ConsolePage>
  );
}

/** Of a list that cannot be used, which game and field: in the words of the check, which vendors read too. */
function Failure({ error }: { error: unknown }) {
  const words = useRefusalText();
  if (!error) return null;
  const problem = error instanceof Refusal ? error.facts['problem'] : undefined;
  return (
    <FormError>
      {words(error)}
      {typeof problem === 'string' && <span className="mt-1 block font-mono text-xs">{problem}</span>}
    </FormError>
  );
}

function Difference({ preview, children }: { preview: Preview; children: React.ReactNode }) {
  const { t } = useTranslation('catalogue-console');
  const { added, changed, counts } = preview;
  return (
    <Panel
      title={t('list.difference')}
      text={t('list.counts', {
        added: displayCount(counts.added),
        changed: displayCount(counts.changed),
        unchanged: displayCount(counts.unchanged),
        missing: displayCount(counts.missing),
      })}
      flush
    >
      <ul className="max-h-[32rem] overflow-y-auto text-sm">
        {added.map((game) => (
          <li key={game.code} className="flex flex-wrap gap-x-3 border-line border-b px-4 py-1.5">
            <span className="w-16 text-success">{t('list.new')}</span>
            <span className="font-medium">{game.name}</span>
            <span className="font-mono text-muted text-xs">{game.code}</span>
            <span className="text-muted">{game.category}</span>
          </li>
        ))}
        {changed.map((game) => (
          <li key={game.code} className="flex flex-wrap gap-x-3 border-line border-b px-4 py-1.5">
            <span className="w-16 text-warning">{t('list.changed')}</span>
            <span className="font-medium">{game.name}</span>
            <span className="font-mono text-muted text-xs">{game.code}</span>
            <ul className="w-full pl-19">
              {game.fields.map(({ field, before, after }) => (
                <li key={field}>
                  <span className="text-muted">{t(`list.field.${fieldWord(field)}`)}: </span>
                  <del className="text-muted">{before}</del> → <ins className="no-underline">{after}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className="flex flex-col items-start gap-3 px-4 py-3">{children}</div>
    </Panel>
  );
}

const FIELD_WORDS = [
  'name',
  'game_type',
  'rtp_basis_points',
  'min_bet',
  'max_bet',
  'lines',
  'volatility',
  'features',
  'live_class',
  'lottery_kind',
  'demo_supported',
] as const;

function fieldWord(field: string): (typeof FIELD_WORDS)[number] {
  return FIELD_WORDS.find((known) => known === field) ?? 'name';
}
