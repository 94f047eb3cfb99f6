import { expect, onTestFinished, test, vi } from 'vitest'

test('a JPEG that names its size after 300 kB of comments is refused before it is decoded', async () => {
  const decode = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not a picture')))
  vi.stubGlobal('createImageBitmap', decode)
  onTestFinished(() => void vi.unstubAllGlobals())
  const answer = vi.spyOn(self, 'postMessage').mockImplementation(() => {})
  await import('./prepare-photo-worker')
  const comment = `\xff\xfe\xea\x60${'c'.repeat(59_998)}`
  const jpeg = `\xff\xd8${comment.repeat(5)}\xff\xc0\0\x11\x08\xff\xff\xff\xff\x03${'\0'.repeat(9)}`
  const data = new Blob([Uint8Array.from(jpeg, (letter) => letter.charCodeAt(0))])
  self.dispatchEvent(new MessageEvent('message', { data }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledWith({ refusal: 'too_many_pixels' }, {}))
  expect(decode).not.toHaveBeenCalled()
})
