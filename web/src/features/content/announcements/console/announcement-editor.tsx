import { LENGTHS, POSITION_MAX, WRITTEN_TYPES } from '@lanna/contract/content/announcements/ops';
import type { Language } from '@lanna/rules/local-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { PictureField } from '../../../../console/fields/picture-field.tsx';
import { RichTextField } from '../../../../console/fields/rich-text-field.tsx';
import { withWords } from '../../../../console/lists/with-words.ts';
import { Panel } from '../../../../console/panel.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AboutFields } from './about-fields.tsx';
import { type Draft, type FieldError, withType } from './announcement-form.ts';
import { AudienceFields } from './audience-fields.tsx';
import { Preview } from './preview.tsx';

/** All there is to say of an announcement, and beside it how a phone shows it. */
export function AnnouncementEditor({
  draft,
  onChange,
  brand,
  timeZone,
  fieldErrors,
  disabled,
  foot,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  brand: string;
  timeZone: string;
  fieldErrors: ReadonlySet<FieldError>;
  disabled: boolean;
  /** Below the fields: what went wrong, and what can be done. */
  foot: ReactNode;
}) {
  const { t } = useTranslation('announcements-console');
  const fieldError = (field: FieldError) => (fieldErrors.has(field) ? t(`fault.${field}`) : undefined);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-4">
        <Panel title={t('part.words')}>
          <div className="flex flex-col gap-4">
            <SelectField
              label={t('field.type')}
              hint={t(`typeText.${draft.type}`)}
              options={WRITTEN_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
              value={draft.type}
              onChange={({ target }) => {
                const type = WRITTEN_TYPES.find((one) => one === target.value);
                if (type) onChange(withType(draft, type));
              }}
              className="max-w-md"
            />
            <LanguageTabs
              label={t('field.title')}
              value={draft.title}
              onChange={(title) => onChange({ ...draft, title })}
            >
              {(language, title, writeTitle) => (
                <Words
                  draft={draft}
                  onChange={onChange}
                  brand={brand}
                  language={language}
                  title={title}
                  onTitle={writeTitle}
                  titleFieldError={fieldError('title')}
                />
              )}
            </LanguageTabs>
          </div>
        </Panel>
        {draft.about && (
          <Panel title={t('part.about')}>
            <AboutFields
              about={draft.about}
              onChange={(about) => onChange({ ...draft, about })}
              brand={brand}
              wrongField={fieldError('about')}
            />
          </Panel>
        )}
        <Panel title={t('part.picture')}>
          <div className="grid gap-5 md:grid-cols-2">
            <div className="flex flex-col gap-1.5">
              <PictureField
                label={t('field.picture')}
                shape={draft.type === 'H' ? 'card' : 'banner'}
                brand={brand}
                value={draft.pictureId}
                onChange={(pictureId) => onChange({ ...draft, pictureId })}
              />
              {fieldErrors.has('pictureId') && (
                <p role="alert" className="text-danger text-sm">
                  {t('fault.pictureId')}
                </p>
              )}
            </div>
            <TextField
              label={t('field.link')}
              hint={t('linkHint')}
              error={fieldError('link')}
              value={draft.link}
              maxLength={LENGTHS.link}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange({ ...draft, link: target.value })}
            />
          </div>
        </Panel>
        <Panel title={t('part.schedule')} text={t('zone', { zone: timeZone })}>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <MomentField
              label={t('field.startsAt')}
              timeZone={timeZone}
              value={draft.startsAt}
              onChange={(startsAt) => startsAt && onChange({ ...draft, startsAt })}
            />
            <MomentField
              label={t('field.endsAt')}
              hint={t('endHint')}
              error={fieldError('endsAt')}
              timeZone={timeZone}
              value={draft.endsAt}
              onChange={(endsAt) => onChange({ ...draft, endsAt })}
            />
            <TextField
              label={t('field.position')}
              hint={t('positionHint')}
              type="number"
              min={0}
              max={POSITION_MAX}
              value={String(draft.position)}
              onChange={({ target }) => onChange({ ...draft, position: positionOf(target.value) })}
            />
          </div>
        </Panel>
        <Panel title={t('part.audience')}>
          <AudienceFields draft={draft} onChange={onChange} />
        </Panel>
        {foot}
      </fieldset>
      <Preview draft={draft} timeZone={timeZone} />
    </div>
  );
}

function Words({
  draft,
  onChange,
  brand,
  language,
  title,
  onTitle,
  titleFieldError,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
  brand: string;
  language: Language;
  title: string;
  onTitle: (title: string) => void;
  titleFieldError: string | undefined;
}) {
  const { t } = useTranslation('announcements-console');
  const name = LANGUAGES[language].name;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('titleIn', { language: name })}
        error={titleFieldError}
        value={title}
        maxLength={LENGTHS.title}
        onChange={({ target }) => onTitle(target.value)}
      />
      <TextField
        label={t('summaryIn', { language: name })}
        hint={t('summaryHint')}
        value={draft.summary[language] ?? ''}
        maxLength={LENGTHS.summary}
        onChange={({ target }) =>
          onChange({ ...draft, summary: withWords(draft.summary, language, target.value) })
        }
      />
      <RichTextField
        label={t('contentIn', { language: name })}
        brand={brand}
        lang={LANGUAGES[language].tag}
        value={draft.content[language] ?? ''}
        onChange={(html) => onChange({ ...draft, content: withWords(draft.content, language, html) })}
      />
    </div>
  );
}

function positionOf(text: string): number {
  return Math.min(POSITION_MAX, Math.max(0, Math.trunc(Number(text)) || 0));
}
