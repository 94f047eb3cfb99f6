import type { Page } from '@playwright/test'

/** Draws a document-like JPEG that contains this text. The picture is large and sharp, and has small print. */
export async function photo(page: Page, text = '') {
  const base64 = await page.evaluate(async (words) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
    const context = canvas.getContext('2d')
    if (!context) return ''
    context.fillStyle = '#c8d0cc'
    context.fillRect(0, 0, 1600, 1000)
    context.fillStyle = '#303840'
    for (let at = 0; at < 4000; at += 1)
      context.fillRect((at * 37) % 1600, ((at * 61) % 100) * 10, 12, 3)
    context.font = '80px sans-serif'
    context.fillText(words, 200, 500)
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  }, text)
  return Buffer.from(base64, 'base64')
}
