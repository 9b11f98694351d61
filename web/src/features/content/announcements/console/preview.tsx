import { LANGUAGES as CODES, type Language, localText } from '@lanna/rules/local-text';
import { ArrowRight, ChevronRight, Gift, Megaphone, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayDateTime } from '../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import type { Draft } from './announcement-form.ts';

interface Shown {
  draft: Draft;
  title: string;
  summary: string;
  content: string;
  lang: string;
  date: string;
}

/** How a phone shows what is being written. The colours are the console's: those of the site are the brand's. */
export function Preview({ draft, timeZone }: { draft: Draft; timeZone: string }) {
  const { t } = useTranslation('announcements-console');
  const written = CODES.filter((code) => draft.title[code]);
  const [wanted, setWanted] = useState<Language>('TH');
  const language = written.includes(wanted) ? wanted : (written[0] ?? wanted);
  const words = (text: Draft['title']) =>
    Object.keys(text).length > 0 ? localText(text, language, 'TH') : '';
  const shown: Shown = {
    draft,
    title: words(draft.title) || t('preview.untitled'),
    summary: words(draft.summary),
    content: words(draft.content),
    lang: LANGUAGES[language].tag,
    date: displayDateTime(draft.startsAt, timeZone),
  };
  return (
    <aside aria-label={t('preview.title')} className="flex flex-col gap-3 xl:sticky xl:top-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-sm">{t('preview.title')}</h2>
        {written.length > 1 && (
          <Segments
            label={t('preview.language')}
            segments={written.map((value) => ({ value, label: value }))}
            value={language}
            onValueChange={setWanted}
          />
        )}
      </div>
      <div className="mx-auto w-full max-w-[22rem] rounded-[2rem] border-4 border-line bg-sunken p-3 shadow-near">
        <span className="mx-auto mb-3 block h-1.5 w-16 rounded-full bg-line" aria-hidden="true" />
        <div className="flex flex-col gap-3" lang={shown.lang}>
          {Variants[draft.type](shown)}
        </div>
      </div>
    </aside>
  );
}

const Variants: Record<Draft['type'], (shown: Shown) => ReactNode> = {
  B: (shown) => (
    <>
      <div className="relative aspect-[390/264] overflow-hidden rounded-medium bg-[#0b0726] text-white">
        <Picture shown={shown} className="absolute inset-0 size-full object-cover object-[88%_50%]" />
        <div className="absolute inset-0 bg-linear-to-r from-[#0b0726]/90 via-[#0b0726]/55 to-transparent" />
        <div className="relative flex h-full max-w-[80%] flex-col items-start justify-center gap-1.5 p-4">
          <p className="text-balance font-semibold text-xl leading-snug">{shown.title}</p>
          <p className="text-sm opacity-85">{shown.summary}</p>
          {(shown.draft.link || shown.content) && (
            <span className="mt-1 flex size-9 items-center justify-center rounded-full bg-accent text-on-accent">
              <ArrowRight className="size-4" aria-hidden="true" />
            </span>
          )}
        </div>
      </div>
      <Body shown={shown} />
    </>
  ),
  H: (shown) => (
    <>
      <div className="flex h-24 overflow-hidden rounded-medium border border-line bg-surface">
        <Picture shown={shown} className="h-full w-24 shrink-0 object-cover" />
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 px-3">
          <p className="line-clamp-2 font-semibold leading-snug">{shown.title}</p>
          <p className="line-clamp-2 text-muted text-xs">{shown.summary}</p>
        </div>
      </div>
      <Body shown={shown} />
    </>
  ),
  PU: (shown) => (
    <div className="flex flex-col gap-3 rounded-large border border-line bg-surface p-4">
      <p className="font-semibold text-lg leading-snug">{shown.title}</p>
      {shown.summary && <p className="-mt-2 text-muted text-sm">{shown.summary}</p>}
      <Picture shown={shown} className="aspect-video w-full rounded-medium object-cover" />
      {shown.content && <RichText html={shown.content} className="text-sm" />}
    </div>
  ),
  PL: (shown) => <Notice shown={shown} icon={<Megaphone aria-hidden="true" />} />,
  PR: (shown) => <Notice shown={shown} icon={<Gift aria-hidden="true" />} />,
  GAME: (shown) => (
    <Notice
      shown={shown}
      icon={
        shown.draft.about.kind === 'news' ? <Megaphone aria-hidden="true" /> : <Wrench aria-hidden="true" />
      }
    />
  ),
};

function Notice({ shown, icon }: { shown: Shown; icon: ReactNode }) {
  return (
    <>
      <div className="flex items-center gap-3 rounded-medium border border-line bg-surface px-3 py-2.5">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-chosen text-accent-text [&_svg]:size-4.5">
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium leading-snug">{shown.title}</span>
          <span className="figures block text-muted text-xs">{shown.date}</span>
        </span>
        <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
      </div>
      <Body shown={shown} withPicture />
    </>
  );
}

/** What opens when it is pressed. */
function Body({ shown, withPicture = false }: { shown: Shown; withPicture?: boolean }) {
  const { summary, content } = shown;
  const hasPicture = withPicture && shown.draft.pictureId !== null;
  if (!hasPicture && !content) return null;
  return (
    <div className="flex flex-col gap-2.5 rounded-medium border border-line bg-surface p-4">
      <p className="font-semibold text-base leading-snug">{shown.title}</p>
      {withPicture && <Picture shown={shown} className="aspect-video w-full rounded-medium object-cover" />}
      {summary && <p className="font-medium text-sm">{summary}</p>}
      {content && <RichText html={content} className="text-sm" />}
    </div>
  );
}

function Picture({ shown, className }: { shown: Shown; className: string }) {
  const { pictureId } = shown.draft;
  return pictureId ? <img src={`/files/${pictureId}.webp`} alt="" className={className} /> : null;
}
