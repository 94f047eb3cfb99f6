import { defineConfig, mergeConfig } from 'vite'
import portal from '../../vite.config.ts'

export default defineConfig(async (env) =>
  mergeConfig(await portal(env), {
    server: { port: 5175, strictPort: true },
    // Vite finds parts only through the glob. Without these entries, Vite would reload the page for each part that it
    // finds later.
    optimizeDeps: { entries: ['tools/gallery/main.tsx', 'src/ui/**/examples/*.tsx'] },
  }),
)
