import { defineConfig, mergeConfig } from 'vite'
import portal from '../../vite.config.ts'

/** The dev server with the gallery. */
export default defineConfig(async (env) =>
  mergeConfig(await portal(env), {
    server: { port: 5175, strictPort: true },
    // Each part is found by its glob alone, and a part that is found later would reload the page.
    optimizeDeps: { entries: ['tools/gallery/main.tsx', 'src/ui/**/examples/*.tsx'] },
  }),
)
