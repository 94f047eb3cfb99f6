import type { CDPSession, Page } from '@playwright/test'

/** A connection over which the heap of a page can be measured. */
export async function connectToHeap(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return cdp
}

/** The kB in use and the DOM nodes, without what can be collected and without what the console keeps of its lines. */
export async function measureHeap(cdp: CDPSession) {
  await cdp.send('Runtime.discardConsoleEntries')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: value('JSHeapUsedSize') / 1024, nodes: value('Nodes') }
}

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: string[][] } }
  nodes: number[]
}

/**
 * The kB of what the scripts of a page hold: objects, functions and texts. Compiled code, of which the engine makes more
 * for as long as a page runs, and what the browser itself notes of calls and times are left out.
 */
export async function measureObjects(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const type = fields.indexOf('type')
  const size = fields.indexOf('self_size')
  const others = ['code', 'native'].map((name) => types[type]?.indexOf(name))
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!others.includes(nodes[at + type])) bytes += nodes[at + size] ?? 0
  return bytes / 1024
}
