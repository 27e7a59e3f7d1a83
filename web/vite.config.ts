import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown, type UserConfig } from 'vite'
import { planChunks } from './build/chunk-plan.ts'
import { classNames } from './build/class-names.ts'
import { firstChunks, sharedChunks } from './build/first-chunks.ts'
import { guide } from './build/guide.ts'
import { keepStyles } from './build/keep-styles.ts'
import { lightRoutes } from './build/light-routes.ts'
import { entries, fileOfEntry, offlineCode } from './build/offline-code.ts'
import { onlyOutlined } from './build/only-outlined.ts'
import { withoutExamples } from './build/without-examples.ts'
import { withoutRipple } from './build/without-ripple.ts'
import { zodWithoutEval } from './build/zod-without-eval.ts'
import { zodWithoutGenerators } from './build/zod-without-generators.ts'

const configOf = (command: 'build' | 'serve', chunks: Rolldown.CodeSplittingGroup[] = []): UserConfig => ({
  plugins: [
    react(),
    keepStyles(),
    lightRoutes(),
    guide(),
    zodWithoutGenerators(),
    withoutRipple(),
    onlyOutlined(),
    withoutExamples(),
    offlineCode(),
  ],
  resolve: { alias: [zodWithoutEval] },
  css: { modules: classNames(command === 'build') },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
  build: {
    outDir: 'dist',
    // Says which file a page became: the budget of the first load is counted by it.
    manifest: true,
    emptyOutDir: true,
    // 8 kB in all: one file at once instead of a style sheet that may be missing beside a part that has come.
    cssCodeSplit: false,
    target: 'es2023',
    modulePreload: {
      // Somebody waits for the frame and for a page: they ask for all their files at once. Parts that come in idle time
      // can find theirs one after another: their lists alone weighed 10 kB in the first load of the form drawer.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' || /[/](shell|[a-z-]+-page)-[^/]+$/.test(file) ? files : [],
    },
    rolldownOptions: {
      input: entries,
      output: { entryFileNames: fileOfEntry, codeSplitting: { groups: [...firstChunks, ...chunks] } },
      // The classes of a module are constants: written where they are used they weigh 0.3 kB less in every first load.
      optimization: { inlineConst: { mode: 'all' } },
      treeshake: {
        // The contract only declares: what nobody uses of it may be left out, so that a page that needs one of its
        // small functions does not get the schemas beside it.
        moduleSideEffects: [{ test: /[/]contract[/]src[/]/, sideEffects: false }],
      },
    },
  },
})

export default defineConfig(async ({ command }) =>
  command === 'build' ? configOf(command, [sharedChunks(await planChunks(configOf(command)))]) : configOf(command),
)
