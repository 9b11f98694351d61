// Before anything is drawn: which of the shapes in index.html stands in for the page until it is there.
(() => {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const home = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'];
  document.documentElement.dataset.first = home.includes(path) ? 'home' : path === '/game' ? 'bare' : 'page';
})();
