/** The entry point of the page. */
import '@ludoteca/kit/web/tokens.css';
import '@ludoteca/kit/web/parts.css';
import './fonts.css';
import './style/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// In development the files change, so nothing is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    // Without it the page works, but only with a server.
    void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
