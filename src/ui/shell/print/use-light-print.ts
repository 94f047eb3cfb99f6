import { useEffect } from 'react'

/** Prints a screen in the light scheme. Paper is white, and the dark one would leave light text on it. */
export function useLightPrint(): void {
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
