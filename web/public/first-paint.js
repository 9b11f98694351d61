// Runs before anything is drawn, for what the server's page cannot know or do before its code is there.
(() => {
  const html = document.documentElement;
  // Whose tab it is: a player is not shown the log-in button for a moment.
  try {
    if (sessionStorage.getItem('token')) html.dataset.member = '';
  } catch {
    // Storage is closed to this page: then it is a visitor's.
  }

  const PATIENCE_MS = 5000;
  let pressed;

  // A press on a link or a button waits until the code can answer it.
  function keep(event) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element && event.target.closest('a[href], button');
    if (!target || target.target || (target.origin && target.origin !== location.origin)) return;
    if (target.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    pressed?.removeAttribute('data-pressed');
    target.setAttribute('data-pressed', '');
    pressed = target;
    setTimeout(() => pressed === target && leave(), PATIENCE_MS);
  }

  // Without code a link still leads where it says.
  function leave() {
    const link = end();
    if (!link?.href) return;
    const to = new URL(link.href);
    // What opens over the page keeps the page's own query.
    if (link.getAttribute('href').startsWith('?'))
      for (const [name, value] of new URLSearchParams(location.search))
        if (!['dialog', 'centre', 'about'].includes(name) && !to.searchParams.has(name))
          to.searchParams.append(name, value);
    location.assign(to);
  }

  // Forms are sent by code alone, now and later: sent by the browser itself, what was typed would stand in the address.
  function wait(event) {
    event.preventDefault();
  }

  function failed({ target }) {
    if (target instanceof HTMLScriptElement) leave();
  }

  // From now on the page answers by itself; gives back what is still to be answered.
  function end() {
    removeEventListener('click', keep, true);
    removeEventListener('error', failed, true);
    delete html.dataset.member;
    const last = pressed;
    pressed = undefined;
    last?.removeAttribute('data-pressed');
    return last;
  }

  addEventListener('click', keep, true);
  addEventListener('submit', wait, true);
  addEventListener('error', failed, true);
  window.endEarlyVisit = end;
})();
