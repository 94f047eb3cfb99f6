import { useEffect } from 'react'
import { brandName } from '@/lib/config'
import { Brand } from '@/ui/shell/frame/brand'
import { PrintedBy } from './printed-by'
import './paper.css'
import classes from './print-head.module.css'

/** Head of a printed screen. Replaces the portal's frame, because the frame isn't printed. */
export function PrintHead({ userName }: { userName: string }) {
  useLightPrint()
  return (
    <div className={classes.head}>
      <Brand name={brandName} />
      <PrintedBy name={userName} />
    </div>
  )
}

/** Prints a screen in the light scheme, because the dark scheme would leave light text on white paper. */
function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let shown: string | undefined
    const showLight = () => {
      shown ??= dataset['mantineColorScheme']
      dataset['mantineColorScheme'] = 'light'
    }
    const restore = () => {
      if (shown !== undefined) dataset['mantineColorScheme'] = shown
      shown = undefined
    }
    window.addEventListener('beforeprint', showLight)
    window.addEventListener('afterprint', restore)
    return () => {
      restore()
      window.removeEventListener('beforeprint', showLight)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
