/**
 * A stylesheet that cannot be had does not keep its screen away (specification section 8): the chunk goes on
 * without it, the console names each, and `tell` is called once. Without a network the screen waits: it would be
 * left without styles when that is back.
 */
export function goOnWithoutStyles(tell: () => void): void {
  let told = false
  window.addEventListener('vite:preloadError', (event) => {
    const file = /[\w.-]+\.css/.exec(event.payload.message)?.[0]
    if (!file || !navigator.onLine) return
    event.preventDefault()
    console.error(`CSS_CHUNK_LOAD_FAILED: ${file}`)
    if (!told) tell()
    told = true
  })
}
