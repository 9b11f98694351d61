import '../../ui/look.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Boot } from './boot.tsx';
import { installOffline } from './install-offline.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <Boot />
  </StrictMode>,
);
installOffline();
