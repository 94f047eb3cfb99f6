// node tools/gallery.ts: shows every component of src/ui in every state, at http://localhost:5175/tools/gallery/
import { spawn } from 'node:child_process'
import { root, tool } from './lib/project.ts'

const args = [tool('vite'), '--config', 'tools/gallery/vite.config.ts', '--open', '/tools/gallery/']
spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
