// Before anything is painted: the theme chosen in this browser, else the device's own (`sites/console/theme.ts` goes on from here).
{
  const chosen = localStorage.getItem('console.theme');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
