import { type ReactNode, Suspense, useState } from 'react';
import { LANGUAGES } from '../../i18n/languages.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const PREVIEWED = ['TH', 'EN'] as const;
export type Previewed = (typeof PREVIEWED)[number];

/** Something as members read it, in Thai or English: the words are those of the members' own pages. */
export function MemberPreview({
  title,
  choice,
  children,
}: {
  title: string;
  /** What the choice of the language is called. */
  choice: string;
  children: (language: Previewed) => ReactNode;
}) {
  const [language, setLanguage] = useState<Previewed>('TH');
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-sm">{title}</h3>
        <Segments
          label={choice}
          segments={PREVIEWED.map((value) => ({ value, label: LANGUAGES[value].name }))}
          value={language}
          onValueChange={setLanguage}
        />
      </div>
      {/* Words of the other language are fetched when it is first looked at. */}
      <Suspense fallback={<Skeleton className="h-64" />}>
        <div lang={LANGUAGES[language].tag} className="rounded-medium bg-sunken p-3">
          {children(language)}
        </div>
      </Suspense>
    </section>
  );
}
