/**
 * The light that this person likes, before anything is drawn: the page itself comes too late for that. It must agree with taste.ts,
 * which changes it.
 */
try {
  const theme = JSON.parse(localStorage.getItem('ludoteca theme') ?? 'null');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that remembers nothing follows the system.
}
