import { AboutView } from './about-view.tsx';
import { ArticleView } from './article-view.tsx';
import { HelpFront } from './help-front.tsx';
import type { HelpSite } from './help-place.ts';
import { StillStuck } from './still-stuck.tsx';

/** What of the help centre its address names. */
export function HelpCentre({ site }: { site: HelpSite }) {
  const { article, page } = site.place;
  return (
    <>
      {page !== undefined ? (
        <AboutView key={page} site={site} page={page} />
      ) : article !== undefined ? (
        <ArticleView key={article} site={site} slug={article} />
      ) : (
        <HelpFront site={site} />
      )}
      <StillStuck />
    </>
  );
}
