import type { Plugin } from 'vite'

/**
 * Puts drift/ into the pages of the development server, ahead of the portal's entry: module scripts run in the order of
 * the page. A build does not have the plugin.
 */
export function driftPanel(): Plugin {
  return {
    name: 'drift-panel',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/drift/main.ts' }, injectTo: 'head' },
    ],
  }
}
