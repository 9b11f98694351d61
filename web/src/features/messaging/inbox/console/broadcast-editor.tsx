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
import type { Draft, FieldError } from './broadcast-form.ts';
import { Preview } from './preview.tsx';
import { ReadersCount } from './readers-count.tsx';

/** All there is to say of a broadcast, how many it reaches, and beside it how a phone shows it. */
export function BroadcastEditor({
  draft,
  onChange,
  brand,
  fieldErrors,
  disabled,
  foot,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  brand: string;
  fieldErrors: ReadonlySet<FieldError>;
  disabled: boolean;
  foot: ReactNode;
}) {
  const { t } = useTranslation('inbox-console');
  const fieldError = (field: FieldError) => (fieldErrors.has(field) ? t(`fault.${field}`) : undefined);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-4">
        <Panel title={t('part.words')}>
          <div className="flex flex-col gap-4">
            <div className="flex flex-col gap-1.5">
              <Segments
                label={t('field.kind')}
                segments={BROADCAST_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
                value={draft.kind}
                onValueChange={(kind) => onChange({ ...draft, kind })}
              />
              <p className="text-muted text-sm">{t(`kindText.${draft.kind}`)}</p>
            </div>
            <LanguageTabs
              label={t('field.title')}
              value={draft.title}
              onChange={(title) => onChange({ ...draft, title })}
            >
              {(language, title, writeTitle) => (
                <div className="flex flex-col gap-4">
                  <TextField
                    label={t('titleIn', { language: LANGUAGES[language].name })}
                    error={fieldError('title')}
                    value={title}
                    maxLength={BROADCAST_LENGTHS.title}
                    onChange={({ target }) => writeTitle(target.value)}
                  />
                  <RichTextField
                    label={t('contentIn', { language: LANGUAGES[language].name })}
                    brand={brand}
                    lang={LANGUAGES[language].tag}
                    value={draft.content[language] ?? ''}
                    onChange={(html) =>
                      onChange({ ...draft, content: withWords(draft.content, language, html) })
                    }
                  />
                  {fieldErrors.has('content') && (
                    <p role="alert" className="text-danger text-sm">
                      {t('fault.content')}
                    </p>
                  )}
                </div>
              )}
            </LanguageTabs>
            <TextField
              label={t('field.path')}
              hint={t('pathHint')}
              error={fieldError('path')}
              value={draft.path}
              maxLength={BROADCAST_LENGTHS.path}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange({ ...draft, path: target.value })}
            />
          </div>
        </Panel>
        <Panel title={t('part.audience')} text={t('audienceText')}>
          <div className="flex flex-col gap-4">
            <AudienceFields
              audience={draft.audience}
              onChange={(audience) => onChange({ ...draft, audience })}
              ranksFieldError={fieldError('ranks')}
            />
            <ReadersCount brand={brand} draft={draft} />
          </div>
        </Panel>
        {foot}
      </fieldset>
      <Preview draft={draft} />
    </div>
  );
}
