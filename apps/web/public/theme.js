/** Applies the stored theme before the page is drawn for the first time. It must agree with state/preferences.ts, which stores it. */
try {
  const theme = JSON.parse(localStorage.getItem('ludoteca theme') ?? 'null');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without stored values the page follows the system.
}
