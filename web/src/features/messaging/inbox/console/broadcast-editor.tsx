import { BROADCAST_KINDS, BROADCAST_LENGTHS } from '@lanna/contract/messaging/inbox/ops';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { RichTextField } from '../../../../console/fields/rich-text-field.tsx';
import { withWords } from '../../../../console/lists/with-words.ts';
import { Panel } from '../../../../console/panel.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AudienceFields } from './audience-fields.tsx';
import type { BroadcastForm } from './broadcast-form.ts';
import { Preview } from './preview.tsx';
import { ReadersCount } from './readers-count.tsx';

/** All there is to say of a broadcast, how many it reaches, and beside it how a phone shows it. */
export function BroadcastEditor({
  form,
  disabled = false,
  foot,
}: {
  form: BroadcastForm;
  disabled?: boolean;
  foot: ReactNode;
}) {
  const { t } = useTranslation('inbox-console');
  const { brand, kind } = form.values;
  const { error: titleError, ...title } = form.kept('title');
  const content = form.kept('content');
  return (
    <form {...form.props} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-4">
        <Panel title={t('part.words')}>
          <div className="flex flex-col gap-4">
            <div className="flex flex-col gap-1.5">
              <Segments
                label={t('field.kind')}
                segments={BROADCAST_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
                {...form.chosen('kind')}
              />
              <p className="text-muted text-sm">{t(`kindText.${kind}`)}</p>
            </div>
            <LanguageTabs {...title} label={t('field.title')}>
              {(code, words, write) => (
                <div className="flex flex-col gap-4">
                  <TextField
                    label={t('titleIn', { language: LANGUAGES[code].name })}
                    error={titleError}
                    value={words}
                    maxLength={BROADCAST_LENGTHS.title}
                    onChange={({ target }) => write(target.value)}
                  />
                  <RichTextField
                    label={t('contentIn', { language: LANGUAGES[code].name })}
                    brand={brand}
                    lang={LANGUAGES[code].tag}
                    value={content.value[code] ?? ''}
                    onChange={(html) => content.onChange(withWords(content.value, code, html))}
                  />
                  {content.error && (
                    <p role="alert" className="text-danger text-sm">
                      {content.error}
                    </p>
                  )}
                </div>
              )}
            </LanguageTabs>
            <TextField
              {...form.field('path')}
              label={t('field.path')}
              hint={t('pathHint')}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        </Panel>
        <Panel title={t('part.audience')} text={t('audienceText')}>
          <div className="flex flex-col gap-4">
            <AudienceFields form={form} />
            <ReadersCount draft={form.values} />
          </div>
        </Panel>
        {foot}
      </fieldset>
      <Preview draft={form.values} />
    </form>
  );
}
