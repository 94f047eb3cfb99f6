import type { CDPSession, Page } from '@playwright/test'

/** Opens a DevTools session that can measure a page's heap. */
export async function connectToHeap(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  return cdp
}

/** Returns the heap size in kB and the number of DOM nodes, after clearing the console and collecting garbage. */
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
 * Returns the memory, in kB, that a page's script objects, functions and strings occupy. Excludes the browser's native
 * records and compiled code, because compiled code grows for as long as a page runs.
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
