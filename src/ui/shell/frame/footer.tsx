import { Trans, useLingui } from '@lingui/react/macro'
import common from '@/ui/display/common.module.css'
import classes from './footer.module.css'

export function Footer({ brand, termsUrl }: { brand: string; termsUrl: string }) {
  const { t } = useLingui()
  const year = new Date().getFullYear()
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
