import { Trans } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { lazyExtra } from '@/ui/feedback/lazy-extra'
import { Brand } from '@/ui/shell/frame/brand'
import { Footer } from '@/ui/shell/frame/footer'
import classes from './auth-layout.module.css'
import { DocumentIllustration } from './document-illustration'

// Lazy, because sign-in works without the language select. A language chosen before the select loads still applies.
const LanguageSelect = lazyExtra(async () => (await import('./language-select')).LanguageSelect)

type AuthLayoutProps = { brand: string; termsUrl: string; children: ReactNode }

/** Layout of the screens before sign-in: the form, and an illustration next to it if there is space. */
export function AuthLayout({ brand, termsUrl, children }: AuthLayoutProps) {
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.top}>
          <Brand name={brand} />
          <Suspense fallback={null}>
            <LanguageSelect />
          </Suspense>
        </header>
        <main id="main" className={classes.main}>
          <div className={classes.form}>{children}</div>
        </main>
        <Footer brand={brand} termsUrl={termsUrl} />
      </div>
      <aside className={classes.panel} aria-label={brand}>
        {BRAND_DRAWING ? <span data-brand="drawing" /> : <DocumentIllustration />}
        <div className={classes.words}>
          <Brand name={brand} />
          <p>
            <Trans>Read a document, match a face, confirm an identity: all in one place.</Trans>
          </p>
        </div>
      </aside>
    </div>
  )
}
