/** A file of the build that a page has inline. */
type InlineSheet = { href: string; css: string }

type Screen = {
  path: string
  title: string
  html: string
  /** Its own style sheets, after those of index.html. */
  sheets: readonly InlineSheet[]
  /** The addresses of its scripts, beside those of index.html. */
  scripts: readonly string[]
}

// Inline scripts, which the content security policy names by their hashes. Any browser must read them: ES5.

/**
 * Names the scripts of the screen, unless a stored auth session leads elsewhere. `isSignedIn` is of index.html. It comes
 * after the form, whose first paint it would delay by as much as all of the style sheets do; the entry is larger anyway.
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
 * The form of the page is submitted once its code is there, which use-form.ts says. What was typed is read only then,
 * from the fields. Forms of later screens are none of its business.
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

/** Lets the form be used (until then Enter submits nothing either, because its button is disabled), or makes place for another screen (index.html). */
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

/** Replaces each style sheet that the page links by its text. */
export function withInlineSheets(page: string, getText: (href: string) => string): string {
  return page.replace(/<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g, (_, href: string) =>
    inlineSheet({ href, css: getText(href) }),
  )
}

/**
 * The link loads nothing. Vite's preload helper finds it, and so does not load the sheet again with a chunk that needs
 * it.
 */
const inlineSheet = ({ href, css }: InlineSheet) =>
  `<style>${css.trim()}</style><link rel="stylesheet" href="${href}" disabled>`

/** The page of a prerendered screen, made from index.html. Its form cannot be submitted by a browser without scripts. */
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
