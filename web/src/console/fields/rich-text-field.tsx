import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy, lazily } from '../../lazy-component.tsx';
import type { RichTextProps } from './rich-text-editor.tsx';

const editor = lazily<RichTextProps>(() =>
  import('./rich-text-editor.tsx').then((found) => found.RichTextEditor),
);

/** A text with headings, lists, links and pictures, as HTML. Its editor is large and comes when it is needed. */
export function RichTextField(props: RichTextProps) {
  const { t } = useTranslation('console');
  return (
    <Suspense
      fallback={
        <div
          role="status"
          className="h-64 rounded-medium border border-line bg-sunken p-3 text-muted text-sm"
        >
          {t('richText.loading')}
        </div>
      }
    >
      <Lazy of={editor} props={props} />
    </Suspense>
  );
}
