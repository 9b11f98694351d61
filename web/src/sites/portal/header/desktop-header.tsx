import { CategoryNav } from './category-nav.tsx';
import { Logo } from './logo.tsx';
import { SearchLink } from './search-link.tsx';
import { TopBar } from './top-bar.tsx';

export function DesktopHeader() {
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-frame shadow-card">
      <div className="border-line/60 border-b">
        <TopBar />
      </div>
      <div className="mx-auto flex h-17 max-w-7xl items-center gap-4 px-6">
        <Logo />
        <CategoryNav />
        <span className="ml-auto shrink-0">
          <SearchLink wide />
        </span>
      </div>
    </header>
  );
}
