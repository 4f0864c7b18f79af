import { defineConfig } from 'vite';

/** Builds the mail templates into one module that Node imports without any dependency. */
export default defineConfig({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Independent of NODE_ENV: React's production build has no development JSX.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'mails/mails.tsx',
    outDir: 'build',
    target: 'node24',
    minify: true,
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'mails.js', codeSplitting: false } },
  },
});
