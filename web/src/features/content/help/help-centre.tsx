import { AboutView } from './about/about-view.tsx';
import { ArticleView } from './articles/article-view.tsx';
import { StillStuck } from './articles/still-stuck.tsx';
import { HelpFront } from './help-front.tsx';
import type { HelpSite } from './help-place.ts';

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
