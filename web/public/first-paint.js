// Before anything is drawn: which of the shapes in index.html stands in for the page until it is there, and which code
// besides the front page's the page at this address is made of.
(() => {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const home = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'];
  document.documentElement.dataset.first = home.includes(path) ? 'home' : path === '/game' ? 'bare' : 'page';

  const code = JSON.parse(document.currentScript.dataset.code ?? '{}');
  for (const file of code[path] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.append(link);
  }
})();
