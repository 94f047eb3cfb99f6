import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './footer.module.css'
import { SupportLink } from './support-link'

const neverChanges = () => () => {}
const thisYear = () => new Date().getFullYear()

/** Footer, identical on every screen, signed in and signed out (WCAG 3.2.6). */
export function Footer({ brand, termsUrl }: { brand: string; termsUrl: string }) {
  const { t } = useLingui()
  // A prerendered page hydrates with the year of its build.
  const year = useSyncExternalStore(neverChanges, thisYear, () => BUILD_YEAR)
  const contact = import.meta.env.VITE_SUPPORT_URL
  return (
    <footer className={`${common.caption} ${common.screenOnly} ${classes.footer}`}>
      <span>
        <Trans>
          © {year} {brand}
        </Trans>
      </span>
      {contact ? (
        <SupportLink contact={contact}>
          <Trans>Help</Trans>
        </SupportLink>
      ) : null}
      <a href={termsUrl} target="_blank" rel="noopener noreferrer" title={t`Opens in a new tab`}>
        <Trans>Terms and Conditions</Trans>
      </a>
    </footer>
  )
}
