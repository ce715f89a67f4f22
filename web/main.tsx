import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@fontsource-variable/manrope/index.css';
import './theme/app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
