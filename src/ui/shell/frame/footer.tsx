import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import common from '@/ui/display/common.module.css'
import classes from './footer.module.css'

const neverChanges = () => () => {}
const thisYear = () => new Date().getFullYear()

export function Footer({ brand, termsUrl }: { brand: string; termsUrl: string }) {
  const { t } = useLingui()
  // A prerendered page hydrates with the year of its build.
  const year = useSyncExternalStore(neverChanges, thisYear, () => BUILD_YEAR)
  return (
    <footer className={`${common.caption} ${common.screenOnly} ${classes.footer}`}>
      <span>
        <Trans>
          © {year} {brand}
        </Trans>
      </span>
      <a href={termsUrl} target="_blank" rel="noopener noreferrer" title={t`Opens in a new tab`}>
        <Trans>Terms and Conditions</Trans>
      </a>
    </footer>
  )
}
