import { LENGTHS, WRITTEN_TYPES } from '@lanna/contract/content/announcements/ops';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { PictureField } from '../../../../console/fields/picture-field.tsx';
import { RichTextField } from '../../../../console/fields/rich-text-field.tsx';
import { withWords } from '../../../../console/lists/with-words.ts';
import { Panel } from '../../../../console/panel.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AboutFields } from './about-fields.tsx';
import type { AnnouncementForm } from './announcement-form.ts';
import { AudienceFields } from './audience-fields.tsx';
import { Preview } from './preview.tsx';

/** All there is to say of an announcement, and beside it how a phone shows it. */
export function AnnouncementEditor({
  form,
  timeZone,
  disabled = false,
  foot,
}: {
  form: AnnouncementForm;
  timeZone: string;
  disabled?: boolean;
  /** Below the fields: what went wrong, and what can be done. */
  foot: ReactNode;
}) {
  const { t } = useTranslation('announcements-console');
  const { brand, type } = form.values;
  const startsAt = form.kept('startsAt');
  const { error: pictureError, ...picture } = form.kept('pictureId');
  return (
    <form {...form.props} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-4">
        <Panel title={t('part.words')}>
          <div className="flex flex-col gap-4">
            <SelectField
              {...form.field('type')}
              label={t('field.type')}
              hint={t(`typeText.${type}`)}
              options={WRITTEN_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
              className="max-w-md"
            />
            <Words form={form} />
          </div>
        </Panel>
        {type === 'GAME' && (
          <Panel title={t('part.about')}>
            <AboutFields form={form} />
          </Panel>
        )}
        <Panel title={t('part.picture')}>
          <div className="grid gap-5 md:grid-cols-2">
            <div className="flex flex-col gap-1.5" data-field-error={pictureError && ''}>
              <PictureField
                {...picture}
                label={t('field.picture')}
                shape={type === 'H' ? 'card' : 'banner'}
                brand={brand}
              />
              {pictureError && (
                <p role="alert" className="text-danger text-sm">
                  {pictureError}
                </p>
              )}
            </div>
            <TextField
              {...form.field('link')}
              label={t('field.link')}
              hint={t('linkHint')}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        </Panel>
        <Panel title={t('part.schedule')} text={t('zone', { zone: timeZone })}>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <MomentField
              {...startsAt}
              label={t('field.startsAt')}
              timeZone={timeZone}
              onChange={(value) => value && startsAt.onChange(value)}
            />
            <MomentField
              {...form.kept('endsAt')}
              label={t('field.endsAt')}
              hint={t('endHint')}
              timeZone={timeZone}
            />
            <TextField
              {...form.field('position')}
              label={t('field.position')}
              hint={t('positionHint')}
              type="number"
            />
          </div>
        </Panel>
        <Panel title={t('part.audience')}>
          <AudienceFields form={form} />
        </Panel>
        {foot}
      </fieldset>
      <Preview draft={form.values} timeZone={timeZone} />
    </form>
  );
}

function Words({ form }: { form: AnnouncementForm }) {
  const { t } = useTranslation('announcements-console');
  const { error, ...title } = form.kept('title');
  const summary = form.kept('summary');
  const content = form.kept('content');
  return (
    <LanguageTabs {...title} label={t('field.title')}>
      {(code, words, write) => {
        const language = LANGUAGES[code].name;
        return (
          <div className="flex flex-col gap-4">
            <TextField
              label={t('titleIn', { language })}
              error={error}
              value={words}
              maxLength={LENGTHS.title}
              onChange={({ target }) => write(target.value)}
            />
            <TextField
              label={t('summaryIn', { language })}
              hint={t('summaryHint')}
              error={summary.error}
              value={summary.value[code] ?? ''}
              maxLength={LENGTHS.summary}
              onChange={({ target }) => summary.onChange(withWords(summary.value, code, target.value))}
            />
            <RichTextField
              label={t('contentIn', { language })}
              brand={form.values.brand}
              lang={LANGUAGES[code].tag}
              value={content.value[code] ?? ''}
              onChange={(html) => content.onChange(withWords(content.value, code, html))}
            />
            {content.error && <FormError>{content.error}</FormError>}
          </div>
        );
      }}
    </LanguageTabs>
  );
}
