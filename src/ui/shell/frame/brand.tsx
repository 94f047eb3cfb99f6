import common from '@/ui/display/common.module.css'
import classes from './brand.module.css'

type BrandProps = {
  name: string
  /** Shows only the logo on a phone. Screen readers still read the name. */
  compact?: boolean
}

/** The provider's logo and name. */
export function Brand({ name, compact = false }: BrandProps) {
  return (
    <span className={`${common.inline} ${classes.brand}`} data-compact={compact || undefined}>
      {BRAND_LOGO ? (
        <span className={classes.logo} data-brand="logo" />
      ) : (
        <svg viewBox="0 0 24 24" className={classes.logo} aria-hidden="true">
          <rect width="24" height="24" rx="6" className={classes.background} />
          <path d="M5 9V6.5A1.5 1.5 0 0 1 6.5 5H9m6 0h2.5A1.5 1.5 0 0 1 19 6.5V9m0 6v2.5a1.5 1.5 0 0 1-1.5 1.5H15m-6 0H6.5A1.5 1.5 0 0 1 5 17.5V15" />
          <path d="m8.5 12.2 2.4 2.4 4.6-5" />
        </svg>
      )}
      <span className={`${common.truncated} ${classes.name}`}>{name}</span>
    </span>
  )
}
