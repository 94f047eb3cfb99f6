import { observeFetch } from './observe-fetch'

const loading = load()
window.fetch = observeFetch(
  window.fetch,
  (answer) => void loading.then((log) => log.inspect(answer)),
)

/** The schemas of all calls are many files, so the portal comes first. */
async function load() {
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  const [{ createDriftLog }, { mountPanel }] = await Promise.all([
    import('./drift-log'),
    import('./panel'),
  ])
  const log = createDriftLog()
  mountPanel(log)
  return log
}
