/** A built stylesheet to inline into a page. */
type InlineSheet = { href: string; css: string }

type Screen = {
  path: string
  title: string
  html: string
  /** The screen's stylesheets, in addition to index.html's stylesheets. */
  sheets: readonly InlineSheet[]
  /** URLs of the screen's scripts, in addition to index.html's scripts. */
  scripts: readonly string[]
}

// Inline scripts, allowed by their hashes in the content security policy. They are ES5, because any browser must be
// able to parse them.

/**
 * Preloads the screen's scripts, unless a stored auth session redirects elsewhere (index.html defines `isSignedIn`).
 * Must come after the form, because the script would otherwise delay the form's first paint.
 */
const nameScripts = `
      if (!isSignedIn)
        document.documentElement
          .getAttribute('data-scripts')
          .split(' ')
          .forEach(function (href) {
            var link = document.createElement('link')
            link.rel = 'modulepreload'
            link.href = href
            document.head.appendChild(link)
          })
    `

/**
 * Delays submitting the page's form until the form's code has loaded and use-form.ts sets `data-ready`. Only then does
 * the code read the typed values.
 */
const holdSubmit = `
      var isSubmitHeld = false
      var heldForm
      document.addEventListener(
        'submit',
        function (event) {
          var form = event.target
          if (form !== heldForm || form.hasAttribute('data-ready')) return
          event.preventDefault()
          event.stopPropagation()
          if (isSubmitHeld) return
          isSubmitHeld = true
          new MutationObserver(function (changes, observer) {
            observer.disconnect()
            form.requestSubmit()
          }).observe(form, { attributeFilter: ['data-ready'] })
        },
        true
      )
    `

/**
 * Enables the form, or clears the page if index.html has emptied `data-screen` for another screen. Until then, Enter
 * doesn't submit the form either, because its button is disabled.
 */
const openScreen = `
      var screenRoot = document.getElementById('root')
      if (document.documentElement.getAttribute('data-screen') === '') {
        screenRoot.textContent = ''
        document.documentElement.removeAttribute('data-screen')
      }
      heldForm = screenRoot.querySelector('form')
      var submits = screenRoot.querySelectorAll('[type=submit]')
      for (var at = 0; at < submits.length; at++) submits[at].disabled = false
    `

/** @internal Exported for their test. */
export const inlineScripts = [nameScripts, holdSubmit, openScreen]

const ROOT = '<div id="root"></div>'
const inline = (script: string) => `<script>${script}</script>`
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Inlines every linked stylesheet. */
export function withInlineSheets(page: string, getText: (href: string) => string): string {
  return page.replace(/<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g, (_, href: string) =>
    inlineSheet({ href, css: getText(href) }),
  )
}

/**
 * Returns a stylesheet inline, followed by a disabled link that loads nothing. Vite's preload helper finds the link,
 * so the helper doesn't load the stylesheet again for a chunk that needs it.
 */
const inlineSheet = ({ href, css }: InlineSheet) =>
  `<style>${css.trim()}</style><link rel="stylesheet" href="${href}" disabled>`

/**
 * Returns a prerendered screen's page, made from index.html. A browser without scripts can't submit the page's form.
 */
export function prerenderedPage(page: string, screen: Screen): string {
  const { path, title, html, sheets, scripts } = screen
  const body = html.replaceAll('type="submit"', 'type="submit" disabled=""')
  const parts: [string | RegExp, string][] = [
    [/<html /, `<html data-screen="${path}" data-scripts="${scripts.join(' ')}" `],
    [/<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`],
    ['</head>', `${sheets.map(inlineSheet).join('')}</head>`],
    [
      ROOT,
      `<noscript><style>#root{display:none}</style></noscript><style>[data-screen=''] #root{display:none}</style>${inline(holdSubmit)}<div id="root">${body}</div>${inline(openScreen)}${inline(nameScripts)}`,
    ],
  ]
  return parts.reduce((text, [place, part]) => {
    if (text.search(place) < 0) throw new Error(`index.html has no ${String(place)}`)
    return text.replace(place, () => part)
  }, page)
}
