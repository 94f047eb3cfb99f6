import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { inlineScripts, prerenderedPage, withInlineSheets } from './prerendered-page.ts'

const page = `<!doctype html><html lang="en"><head><title>Portal</title>
  <link rel="stylesheet" crossorigin href="/assets/a.css"></head>
  <body><div id="root"></div></body></html>`

const screen = {
  path: '/auth/login',
  title: 'Sign in · A & B <c>',
  html: '<form><button type="submit" class="a">$& Sign in</button></form>',
  sheets: [{ href: '/assets/b.css', css: '.b{color:red}\n' }],
  scripts: ['/assets/c.js', '/assets/d.js'],
}

test('inlines a stylesheet and disables its link', () => {
  const start = withInlineSheets(page, (href) => `/* $& ${href} */\n`)
  expect(start).toContain(
    '<style>/* $& /assets/a.css */</style><link rel="stylesheet" href="/assets/a.css" disabled>',
  )
  expect(start).not.toContain('crossorigin')
})

test('J5 includes the screen, with a form that cannot be submitted without scripts', () => {
  const html = prerenderedPage(page, screen)
  expect(html).toContain('<title>Sign in · A &amp; B &lt;c></title>')
  expect(html).toContain('<button type="submit" disabled="" class="a">$& Sign in</button>')
  expect(html).toContain('data-screen="/auth/login" data-scripts="/assets/c.js /assets/d.js"')
  expect(html).toContain('<style>.b{color:red}</style>')
  expect(html).toContain('<noscript><style>#root{display:none}</style></noscript>')
  expect(html).not.toMatch(/\son\w+=/)
  const [hold = 0, open = 0] = ["'submit'", 'disabled = false'].map((text) => html.indexOf(text))
  expect(hold).toBeLessThan(html.indexOf('<form>'))
  expect(open).toBeGreaterThan(html.indexOf('</form>'))
})

test('throws if index.html has no root element for the screen', () => {
  expect(() => prerenderedPage('<html lang="en"><title></title></head>', screen)).toThrow('root')
})

test('writes inline scripts that any browser can parse', () => {
  for (const script of inlineScripts) expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
})
