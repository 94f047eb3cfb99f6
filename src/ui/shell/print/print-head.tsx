import { brandName } from '@/lib/config'
import { Brand } from '@/ui/shell/frame/brand'
import { PrintedBy } from './printed-by'
import { useLightPrint } from './use-light-print'
import './paper.css'
import classes from './print-head.module.css'

/** What a printed screen starts with. The screen has its place in the portal there, which paper does not show. */
export function PrintHead({ userName }: { userName: string }) {
  useLightPrint()
  return (
    <div className={classes.head}>
      <Brand name={brandName} />
      <PrintedBy name={userName} />
    </div>
  )
}
