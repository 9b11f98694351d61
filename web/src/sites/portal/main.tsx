import '../../ui/theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Boot, prepare } from './boot.tsx';
import { installOffline } from './install-offline.ts';

const LONGEST_SHAPE_MS = 300;

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

// Until the first page can be rendered, the placeholder in index.html stays.
void Promise.all([prepare(), shapePainted()]).then(([prepared]) => {
  const site = createRoot(root);
  // A transition renders in slices, so that touches are handled in between.
  startTransition(() =>
    site.render(
      <StrictMode>
        <Boot prepared={prepared} />
      </StrictMode>,
    ),
  );
});
installOffline();

/** On a fast connection the code loads before the first frame; the placeholder still gets its one frame with its picture. */
async function shapePainted(): Promise<void> {
  // Neither a tab in the background, which draws no frames, nor a picture that does not come may hold up the site.
  const longest = new Promise((done) => setTimeout(done, LONGEST_SHAPE_MS));
  const picture = root?.querySelector('img');
  const decoded = picture?.checkVisibility() ? picture.decode().catch(() => undefined) : undefined;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await Promise.race([longest, Promise.resolve(decoded).then(frame)]);
}
