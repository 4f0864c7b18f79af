import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './catalogues/vite-plugin.ts';
import { iconsApart } from './icons-apart.ts';

/** Builds what the server renders pages with, into modules that Node imports without any dependency. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), catalogues({ isCompiled: false }), iconsApart()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: 'build',
    target: 'node24',
    minify: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'pages.js' } },
  },
});
