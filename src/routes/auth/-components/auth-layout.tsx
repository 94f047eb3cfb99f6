import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Brand } from '@/ui/shell/frame/brand'
import { Footer } from '@/ui/shell/frame/footer'
import { languages } from '@/ui/shell/frame/languages'
import { locales } from '@/lib/locales'
import { useLocaleChoice } from '@/ui/shell/frame/use-locale-choice'
import classes from './auth-layout.module.css'
import { DocumentIllustration } from './document-illustration'

type AuthLayoutProps = { brand: string; termsUrl: string; children: ReactNode }

/** The frame of the screens before sign-in: the form, and an illustration beside it where there is space. */
export function AuthLayout({ brand, termsUrl, children }: AuthLayoutProps) {
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <header className={classes.top}>
          <Brand name={brand} />
          <LanguageSelect />
        </header>
        <main id="main" className={classes.main}>
          <div className={classes.form}>{children}</div>
        </main>
        <Footer brand={brand} termsUrl={termsUrl} />
      </div>
      <aside className={classes.panel} aria-label={brand}>
        <DocumentIllustration />
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

function LanguageSelect() {
  const { t } = useLingui()
  const { locale: chosen, choose } = useLocaleChoice()
  return (
    <select
      aria-label={t`Language`}
      className={classes.language}
      value={chosen}
      onChange={({ target }) => {
        const locale = locales.find((each) => each === target.value)
        if (locale) void choose(locale)
      }}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {languages[locale].name}
        </option>
      ))}
    </select>
  )
}
