// npm run gallery: every part of src/ui in every state, at http://localhost:5175/tools/gallery/
import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { projectNode, requireNode, root, tool, toolEnv } from './lib/project.mjs'
import { main } from './lib/stop.mjs'

await main(async () => {
  requireNode()
  await ensureInstalled()
  const node = projectNode()
  const args = [
    tool('vite'),
    '--config',
    'tools/gallery/vite.config.ts',
    '--open',
    '/tools/gallery/',
  ]
  spawn(node, args, { cwd: root, env: toolEnv(node), stdio: 'inherit' })
})
